import type { FeedRecord } from '@materia/api-contract/feed';
import {
  isOwnMethod,
  isPickupAtStore,
  type MethodOfKind,
  type OwnMethodCode,
  SHIPPING_METHODS,
  type ShippingMethodCode,
} from '@materia/domain-shipping';
import type { DemoMarket } from '../markets/demo-market.ts';
import { shopPrice } from './vendor-rates.ts';

type Rate = readonly [upToKilograms: number, euroCents: number];
type TruckRate = readonly [upToKilograms: number, upToKm: number, euroCents: number];

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

/** What a truck from the store charges by weight and distance. */
const TRUCKS: readonly TruckRate[] = [
  [300, 15, 2900],
  [300, 50, 4900],
  [1200, 15, 4900],
  [1200, 50, 7900],
  [6000, 15, 8900],
  [6000, 50, 12_900],
  [24_000, 15, 14_900],
  [24_000, 50, 19_900],
];
/** The partner carrier's vans start from the nearest store only. */
const PARTNER_DELIVERIES: readonly TruckRate[] = [
  [800, 10, 1900],
  [800, 25, 2900],
  [800, 50, 4400],
];
const PARTNER_PICKUPS: readonly TruckRate[] = [
  [800, 25, 900],
  [800, 50, 1400],
];

/** The methods that the retailer's carriers charge for; pickup at the store is free. */
type ChargedMethod = Exclude<OwnMethodCode, MethodOfKind<'pickup'>>;

/** What each carrier charges: by weight and distance if the method has a radius, otherwise by weight. */
const RATES = {
  'transporter/home': { byDistance: TRUCKS },
  'allxbrick/delivery': { byDistance: PARTNER_DELIVERIES },
  'allxbrick/pickup': { byDistance: PARTNER_PICKUPS },
  'chronopost/home': { byWeight: PARCELS },
  'chronorelais/relay': { byWeight: RELAYS },
  'locker/locker': { byWeight: LOCKERS },
} as const satisfies Readonly<
  Record<
    ChargedMethod,
    { readonly byDistance: readonly TruckRate[] } | { readonly byWeight: readonly Rate[] }
  >
>;

/**
 * The prices of the retailer's carriers in the market's currency, as far as the market offers them.
 */
export const deliveryRateRows = (
  { minorPerEuroCent }: Pick<DemoMarket, 'minorPerEuroCent'>,
  offered: readonly ShippingMethodCode[],
): readonly FeedRecord<'delivery-rates'>[] =>
  SHIPPING_METHODS.filter(isCharged)
    .filter((method) => offered.includes(method))
    .flatMap((method) =>
      limitsOf(RATES[method]).map(({ upToKilograms, upToKm, euroCents }) => ({
        method,
        upToGrams: upToKilograms * 1000,
        upToKm,
        priceMinor: shopPrice(euroCents * minorPerEuroCent),
      })),
    );

const isCharged = (method: ShippingMethodCode): method is ChargedMethod =>
  isOwnMethod(method) && !isPickupAtStore(method);

const limitsOf = (rates: (typeof RATES)[ChargedMethod]) =>
  'byDistance' in rates
    ? rates.byDistance.map(([upToKilograms, upToKm, euroCents]) => ({
        upToKilograms,
        upToKm,
        euroCents,
      }))
    : rates.byWeight.map(([upToKilograms, euroCents]) => ({
        upToKilograms,
        upToKm: null,
        euroCents,
      }));
