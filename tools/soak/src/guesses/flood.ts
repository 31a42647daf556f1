import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { type Market, pathTo } from '@materia/market-model';
import { z } from 'zod';
import { openOwnShop, type OwnShop } from '../own-shop.ts';
import type { SoakRow } from '../row.ts';
import { readSitemaps } from '../sitemaps/read-sitemaps.ts';

const SHOP_SIZE = 500;
/** Guesses on their way at the same time, each of a network and an account of its own. */
const AT_ONCE = 300;
const PAGES = 1000;
const WARM_UP_PAGES = 300;
const GOAL_MS = 300;

const secrets = z.object({ publicCredential: z.string(), serviceCredential: z.string() });

/**
 * How fast the catalogue's pages are while strangers from ever new networks guess at accounts as fast as the host answers: no limit by
 * network or account holds them back, only the queue in front of the hashing does.
 */
export const catalogueUnderFlood = async (marketId: string | undefined): Promise<SoakRow> => {
  const market = markets.find(({ id }) => id === marketId) ?? markets[0];
  const shop = await openOwnShop(market, { size: SHOP_SIZE });
  try {
    const paths = await cataloguePaths(market, shop);
    await timesOf(shop, paths, WARM_UP_PAGES);
    const calm = await timesOf(shop, paths, PAGES);
    const flood = await startFlood(market, shop);
    const flooded = await timesOf(shop, paths, PAGES);
    const answers = await flood.end();
    const found = percentile(flooded, 0.95);
    return {
      goal: `catalogue pages under a flood of guesses: p95 at most ${GOAL_MS} ms`,
      found: `${Math.round(found)} ms (${Math.round(percentile(calm, 0.95))} ms without), ${summary(answers)}`,
      isMet: found <= GOAL_MS && (answers.get(500) ?? 0) === 0,
    };
  } finally {
    await shop.stop();
  }
};

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

const summary = (answers: ReadonlyMap<number, number>): string =>
  [...answers].map(([status, count]) => `${count} guesses answered ${status}`).join(', ');

/** The home page, lists and products. */
const cataloguePaths = async (market: Market, { origin }: OwnShop): Promise<readonly string[]> => {
  const paths = (await readSitemaps(origin)).addresses.map((address) => new URL(address).pathname);
  const home = pathTo(market.routes)('home');
  const lists = paths.filter((path) => /^\/[^/]+\/[^/]+\/$/.test(path)).slice(0, 4);
  const products = paths.filter((path) => /-ref\d+\.html$/.test(path)).slice(0, 8);
  if (lists.length === 0 || products.length === 0) throw new Error(`${origin} lists no pages`);
  return [home, ...lists, ...products];
};

const timesOf = async (
  { origin }: OwnShop,
  paths: readonly string[],
  pages: number,
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let page = 0; page < pages; page += 1) {
    const from = performance.now();
    // A query of its own, so that no cached page answers.
    const reply = await fetch(`${origin}${paths[page % paths.length] ?? '/'}?visit=${page}`);
    await reply.arrayBuffer();
    times.push(performance.now() - from);
    if (reply.status !== 200) throw new Error(`${reply.url} responds with ${reply.status}`);
  }
  return times;
};

const startFlood = async (market: Market, { folder, hostUrl }: OwnShop) => {
  const { publicCredential, serviceCredential } = secrets.parse(
    JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')),
  );
  const answers = new Map<number, number>();
  const over = new AbortController();
  let number = 0;
  const guess = async (): Promise<void> => {
    while (!over.signal.aborted) {
      number += 1;
      const reply = await fetch(`${hostUrl}/${market.id}/ciam/customer/token`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${publicCredential}`,
          'content-type': 'application/json',
          'x-service-credential': serviceCredential,
          'x-shopper-address': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        },
        body: JSON.stringify({ username: `somebody.${number}@shop.example`, password: 'Guess-1!' }),
      });
      await reply.arrayBuffer();
      answers.set(reply.status, (answers.get(reply.status) ?? 0) + 1);
    }
  };
  const guessers = Array.from({ length: AT_ONCE }, guess);
  return {
    end: async (): Promise<ReadonlyMap<number, number>> => {
      over.abort();
      await Promise.all(guessers);
      return answers;
    },
  };
};
