import { expect, it } from 'vitest';
import { parseOwnArguments, USAGE } from './arguments.ts';

const MARKETS = ['pl', 'es'];

it('needs only a file and defaults to the first market', () => {
  expect(parseOwnArguments(['products.CSV'], MARKETS, 'pl')).toEqual({
    ok: true,
    value: {
      path: 'products.CSV',
      format: 'csv',
      market: 'pl',
      report: undefined,
      host: undefined,
    },
  });
});

it.each([
  ['no file', [], USAGE],
  ['two files', ['a.csv', 'b.csv'], USAGE],
  [
    'an unknown extension',
    ['a.xls'],
    'a.xls ends in none of .csv, .tsv, .txt, .jsonl, .ndjson, .xml.',
  ],
  ['an unknown market', ['a.csv', '--market', 'xx'], 'There is no market xx; markets are pl, es.'],
  ['an unknown option', ['a.csv', '--nothing'], expect.stringContaining(USAGE)],
])('refuses %s with a sentence', (_, given, error) => {
  expect(parseOwnArguments(given, MARKETS, 'pl')).toEqual({ ok: false, error });
});
