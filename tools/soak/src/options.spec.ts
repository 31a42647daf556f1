import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const known = ['pl', 'es'];

it.each([
  [[], { markets: known, amount: undefined, seed: 1, size: 5000, usesRunningShop: false }],
  [
    ['--market', 'es', '--amount', '60', '--seed', '7', '--size', '500', '--running'],
    { markets: ['es'], amount: 60, seed: 7, size: 500, usesRunningShop: true },
  ],
])('%j is read as options', (argv, options) => expect(readOptions(argv, known)).toEqual(options));

it.each([
  [['--market', 'xx'], 'There is no market xx'],
  [['--amount', 'many'], '--amount must be a whole number'],
  [['--fast'], '--fast'],
])('%j is refused in one sentence', (argv, words) => {
  expect(readOptions(argv, known)).toEqual({ sentence: expect.stringContaining(words) });
});
