import { parseArgs } from 'node:util';

export const ENGINES = ['postgres', 'pglite'] as const;
export type Engine = (typeof ENGINES)[number];

/** What `npm run bench -- host` measures; `requests` a row of the table. */
export type HostOptions = {
  readonly sizes: readonly number[];
  readonly engines: readonly Engine[];
  readonly requests: number;
};

export const HOST_USAGE =
  'npm run bench -- host [--size 5000,200000] [--engine postgres,pglite] [--requests 100]';

/** Reads the options; a sentence when they are wrong. */
export const readHostOptions = (
  given: readonly string[],
): HostOptions | { readonly sentence: string } => {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        size: { type: 'string', default: '5000,200000' },
        engine: { type: 'string', default: ENGINES.join(',') },
        requests: { type: 'string', default: '100' },
      },
    });
    const sizes = values.size
      .split(',')
      .map(Number)
      .toSorted((a, b) => a - b);
    const engines = ENGINES.filter((engine) => values.engine.split(',').includes(engine));
    const requests = Number(values.requests);
    const isRight =
      sizes.every((size) => Number.isInteger(size) && size >= 100 && size <= 500_000) &&
      engines.length > 0 &&
      Number.isInteger(requests) &&
      requests >= 10;
    return isRight ? { sizes, engines, requests } : { sentence: `Usage: ${HOST_USAGE}` };
  } catch {
    return { sentence: `Usage: ${HOST_USAGE}` };
  }
};
