import { parseArgs } from 'node:util';
import { markets } from '@materia/market-all';
import type { Market } from '@materia/market-model';

export const ENGINES = ['postgres', 'pglite'] as const;
export type Engine = (typeof ENGINES)[number];

/**
 * What to measure: `sizes` apply to `host` and `search`, `engines` and `requests` (per table row)
 * to `host` and `checkout`, `markets` to `lighthouse` and `search`, and the first of them to
 * `storefront`.
 */
export type BenchOptions = {
  readonly sizes: readonly number[];
  readonly engines: readonly Engine[];
  readonly requests: number;
  readonly markets: readonly Market[];
};

const USAGE = [
  'Usage: npm run bench -- host [--size 5000,200000] [--engine postgres,pglite] [--requests 100]',
  '       npm run bench -- checkout [--engine postgres,pglite] [--requests 100]',
  '       npm run bench -- documents [--engine postgres,pglite]',
  `       npm run bench -- search [--size 5000,200000] [--market ${markets.map(({ id }) => id).join(',')}]`,
  `       npm run bench -- storefront|lighthouse [--market ${markets.map(({ id }) => id).join(',')}]`,
].join('\n');

/** Parses the options. Returns the usage text if they are invalid. */
export const parseOptions = (
  argv: readonly string[],
): BenchOptions | { readonly sentence: string } => {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        size: { type: 'string', default: '5000,200000' },
        engine: { type: 'string', default: ENGINES.join(',') },
        requests: { type: 'string', default: '100' },
        market: { type: 'string', default: markets.map(({ id }) => id).join(',') },
      },
    });
    const sizes = values.size
      .split(',')
      .map(Number)
      .toSorted((a, b) => a - b);
    const engines = ENGINES.filter((engine) => values.engine.split(',').includes(engine));
    const requests = Number(values.requests);
    const ids = values.market.split(',');
    const isValid =
      sizes.every((size) => Number.isInteger(size) && size >= 100 && size <= 500_000) &&
      engines.length > 0 &&
      Number.isInteger(requests) &&
      requests >= 10 &&
      ids.every((id) => markets.some((market) => market.id === id));
    return isValid
      ? { sizes, engines, requests, markets: markets.filter(({ id }) => ids.includes(id)) }
      : { sentence: USAGE };
  } catch {
    return { sentence: USAGE };
  }
};
