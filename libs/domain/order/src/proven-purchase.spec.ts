import { expect, it } from 'vitest';
import { type BoughtLine, type OrderState, provesPurchase } from './index.ts';

const bought = (state: OrderState, qty = 2, givenBack = 0): BoughtLine => ({
  state,
  qty,
  givenBack,
});

it.each([
  ['was handed over', [bought('handed-over')], true],
  ['was handed over and goes back in part', [bought('handed-over', 2, 1)], true],
  ['was handed over and goes back', [bought('handed-over', 2, 2)], false],
  ['is ordered only', [bought('active')], false],
  ['waits for its payment', [bought('awaiting')], false],
  ['was cancelled', [bought('cancelled')], false],
  ['was never paid', [bought('lapsed')], false],
  ['was never ordered', [], false],
  [
    'goes back from one order and was kept from another',
    [bought('handed-over', 1, 1), bought('handed-over', 1)],
    true,
  ],
  [
    'goes back from one order and is ordered again',
    [bought('handed-over', 1, 1), bought('active')],
    false,
  ],
] as const)('a product that %s counts as bought: %j → %s (REV-06)', (_, lines, isProven) => {
  expect(provesPurchase(lines)).toBe(isProven);
});
