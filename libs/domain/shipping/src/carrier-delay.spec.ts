import { expect, it } from 'vitest';
import { carrierDelay } from './carrier-delay.ts';
import { SHIPPING_METHODS, type ShippingMethodCode } from './shipping-methods.ts';

const DAYS = {
  'drive/two_hours': undefined,
  'drive/scheduled': undefined,
  'transporter/home': 3,
  'allxbrick/delivery': 1,
  'allxbrick/pickup': 1,
  'chronopost/home': 2,
  'chronorelais/relay': 3,
  'locker/locker': 2,
  'seller/home': undefined,
  'seller/relay': undefined,
} as const satisfies Readonly<Record<ShippingMethodCode, number | undefined>>;

it.each(SHIPPING_METHODS)('%s takes its days, and one more from the big store', (method) => {
  const days = DAYS[method];
  expect(carrierDelay(method, false)?.delay).toBe(days);
  expect(carrierDelay(method, true)?.delay).toBe(days && days + 1);
});
