import { expect, it } from 'vitest';
import { carrierDelay } from './carrier-delay.ts';
import { SHIPPING_METHODS } from './shipping-methods.ts';

it.each([
  ['drive/two_hours', undefined],
  ['drive/scheduled', undefined],
  ['transporter/home', 3],
  ['allxbrick/delivery', 1],
  ['allxbrick/pickup', 1],
  ['chronopost/home', 2],
  ['chronorelais/relay', 3],
  ['locker/locker', 2],
  ['seller/home', undefined],
  ['seller/relay', undefined],
] as const)('%s takes %s working days, and one more from the big store', (method, days) => {
  expect(carrierDelay(method, false)?.delay).toBe(days);
  expect(carrierDelay(method, true)?.delay).toBe(days && days + 1);
});

it('every method of the retailer but its pickups has a delay', () =>
  expect(SHIPPING_METHODS.filter((method) => carrierDelay(method, false) === undefined)).toEqual([
    'drive/two_hours',
    'drive/scheduled',
    'seller/home',
    'seller/relay',
  ]));
