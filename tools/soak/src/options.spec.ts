import { expect, it } from 'vitest';
import { parseOptions } from './options.ts';

const known = ['pl', 'es'];

it.each([
  [[], { markets: known, amount: undefined, seed: 1, size: 5000, usesRunningShop: false }],
  [
    ['--market', 'es', '--amount', '60', '--seed', '7', '--size', '500', '--running'],
    { markets: ['es'], amount: 60, seed: 7, size: 500, usesRunningShop: true },
  ],
])('reads %j', (argv, options) => expect(parseOptions(argv, known)).toEqual(options));

it.each([
  [['--market', 'xx'], 'Unknown market xx'],
  [['--amount', 'many'], '--amount must be a whole number'],
  [['--fast'], '--fast'],
])('refuses %j with one sentence', (argv, part) => {
  expect(parseOptions(argv, known)).toEqual({ sentence: expect.stringContaining(part) });
});
