import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CART_UPDATES, printCartUpdate, parseCartUpdate } from './cart-updates.ts';

const told = fc.record({
  update: fc.constantFrom(...CART_UPDATES),
  itemsCount: fc.nat(499_500),
  mark: fc.stringMatching(/^[\w-]{1,40}$/),
});

it('a cart update is parsed back from its printed form', () => {
  fc.assert(
    fc.property(told, (update) => {
      expect(parseCartUpdate(printCartUpdate(update))).toEqual(update);
    }),
  );
});

it.each([
  '',
  '.',
  'add',
  'add.3',
  'add..x',
  'add.3.',
  'add.-1.x',
  'add.1234567.x',
  'add.3.x.y',
  'ADD.3.x',
  '__proto__.3.x',
  'toString.3.x',
  'add.3.<b>',
  '{"update":"add"}',
])('%j is not a cart update', (text) => {
  expect(parseCartUpdate(text)).toBeUndefined();
});
