import { expect, it } from 'vitest';
import { parseCartCount } from './cart-cookie.ts';

it.each([
  ['0', 0],
  ['12', 12],
  // 500 lines of 999 units.
  ['499500', 499_500],
  ['1234567', 0],
  ['-1', 0],
  ['1e3', 0],
  [' 3', 0],
  ['', 0],
  [undefined, 0],
])('the units in the cart of %j are %i', (text, count) => {
  expect(parseCartCount(text)).toBe(count);
});
