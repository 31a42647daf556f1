import type { FeedRecord } from '@materia/api-contract/feed';
import type { DemoMarket } from '../markets/demo-market.ts';
import { shopPrice } from './seller-rates.ts';

/** What a courier charges for parcels from the store, up to the 30 kg that one person can lift. */
const PARCELS: readonly (readonly [upToKilograms: number, euroCents: number])[] = [
  [2, 449],
  [10, 599],
  [20, 799],
  [30, 999],
];

/** The prices of the retailer's carriers in the market's currency. */
export const deliveryRateRows = ({
  minorPerEuroCent,
}: DemoMarket): readonly FeedRecord<'delivery-rates'>[] =>
  PARCELS.map(([upToKilograms, euroCents]) => ({
    method: 'chronopost/home',
    upToGrams: upToKilograms * 1000,
    upToKm: null,
    priceMinor: shopPrice(euroCents * minorPerEuroCent),
  }));
