import type { ShippingMethodCode } from '@materia/domain-shipping';
import type { TextKey } from '@materia/market-model';

/** The name of each method. */
export const METHOD_NAMES = {
  'drive/two_hours': 'checkout.driveTwoHours',
  'drive/scheduled': 'checkout.driveScheduled',
  'transporter/home': 'transport.home',
  'allxbrick/delivery': 'allxbrick.delivery',
  'allxbrick/pickup': 'allxbrick.pickup',
  'chronopost/home': 'checkout.parcelHome',
  'chronorelais/relay': 'points.relay',
  'locker/locker': 'points.locker',
  'seller/home': 'checkout.vendorHome',
  'seller/relay': 'checkout.vendorRelay',
} as const satisfies Readonly<Record<ShippingMethodCode, TextKey>>;
