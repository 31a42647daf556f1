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
  expect(carrierDelay(method, ['store'])?.delay).toBe(days);
  expect(carrierDelay(method, ['store', 'big-store'])?.delay).toBe(days && days + 1);
});

it('a truck waits a day for what the warehouse adds, a parcel leaves from there', () => {
  expect(carrierDelay('transporter/home', ['store', 'warehouse'])?.delay).toBe(4);
  expect(carrierDelay('chronopost/home', ['store', 'warehouse'])?.delay).toBe(2);
});
