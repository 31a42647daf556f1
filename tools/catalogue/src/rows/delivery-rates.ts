import type { FeedRecord } from '@materia/api-contract/feed';
import type { DemoMarket } from '../markets/demo-market.ts';
import { shopPrice } from './seller-rates.ts';

type Rate = readonly [upToKilograms: number, euroCents: number];

/** What a courier charges for parcels from the store, up to the 30 kg that one person can lift. */
const PARCELS: readonly Rate[] = [
  [2, 449],
  [10, 599],
  [20, 799],
  [30, 999],
];
/** Shops with a relay point take up to 20 kg. */
const RELAYS: readonly Rate[] = [
  [2, 299],
  [10, 399],
  [20, 549],
];
/** Lockers take up to 25 kg. */
const LOCKERS: readonly Rate[] = [
  [5, 349],
  [25, 499],
];

/** The prices of the retailer's carriers in the market's currency. */
export const deliveryRateRows = ({
  minorPerEuroCent,
  pickupPoints,
}: DemoMarket): readonly FeedRecord<'delivery-rates'>[] =>
  (
    [
      ['chronopost/home', PARCELS],
      ['chronorelais/relay', RELAYS],
      ['locker/locker', pickupPoints.lockers === undefined ? [] : LOCKERS],
    ] as const
  ).flatMap(([method, rates]) =>
    rates.map(([upToKilograms, euroCents]) => ({
      method,
      upToGrams: upToKilograms * 1000,
      upToKm: null,
      priceMinor: shopPrice(euroCents * minorPerEuroCent),
    })),
  );
