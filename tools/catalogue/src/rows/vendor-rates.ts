import type { FeedRecord } from '@materia/api-contract/feed';
import type { DemoMarket, DemoVendor } from '../markets/demo-market.ts';
import { between, type Draw } from '../random.ts';

type Rate = readonly [upToKilograms: number, euroCents: number];

/**
 * A small parcel, a parcel, half a pallet and a pallet. Vendors with lorries also bring a full
 * load.
 */
const PARCELS: readonly Rate[] = [
  [5, 399],
  [30, 699],
  [200, 3900],
  [1000, 6900],
];
const FULL_LOAD: Rate = [24_000, 14_900];
/** Vendors without lorries of their own also send small parcels to relay points. */
const RELAYS: readonly Rate[] = [
  [5, 299],
  [20, 499],
];

/** Vendors differ by up to a fifth from the usual price. */
const CHEAPEST_PERCENT = 80;
const DEAREST_PERCENT = 120;

/** Delivery prices end in 99, as prices do. */
export const shopPrice = (minor: number): number => Math.max(99, Math.round(minor / 100) * 100 - 1);

/** What each vendor charges for bringing its products home or to a relay point. */
export const vendorRateRows = (
  { vendors, minorPerEuroCent }: DemoMarket,
  draw: Draw,
): readonly FeedRecord<'seller-rates'>[] =>
  vendors.flatMap((vendor) => {
    const percent = between(
      draw('seller-rate', Number(vendor.sellerIdentifier)),
      CHEAPEST_PERCENT,
      DEAREST_PERCENT,
    );
    return ratesOf(vendor).flatMap(([level, rates]) =>
      rates.map(([upToKilograms, euroCents]) => ({
        vendorCode: vendor.code,
        level,
        upToGrams: upToKilograms * 1000,
        priceMinor: shopPrice((euroCents * minorPerEuroCent * percent) / 100),
      })),
    );
  });

const ratesOf = ({
  sendsLorries,
}: DemoVendor): readonly (readonly [FeedRecord<'seller-rates'>['level'], readonly Rate[]])[] =>
  sendsLorries
    ? [['home', [...PARCELS, FULL_LOAD]]]
    : [
        ['home', PARCELS],
        ['relay', RELAYS],
      ];
