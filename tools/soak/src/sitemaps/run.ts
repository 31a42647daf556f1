import { markets } from '@materia/market-all';
import type { Market } from '@materia/market-model';
import { openOwnShop } from '../own-shop.ts';
import type { SoakPart } from '../soak-part.ts';
import type { SoakRow } from '../row.ts';
import { memoryDuring } from './memory.ts';
import { brokenAddresses, readSitemaps, type ReadSitemaps, sampleOf } from './read-sitemaps.ts';

const SHOP_SIZE = 200_000;
/**
 * The larger shop has this many times the products of the smaller one, whose sitemaps are therefore
 * read as many times.
 */
const TIMES = 10;
const SAMPLE = 1000;
/**
 * Allowed memory ratio between the larger and the smaller shop for the same amount of reading;
 * allows for garbage collection noise.
 */
const MAX_GROWTH = 1.25;

type Measured = ReadSitemaps & {
  readonly storefront: number;
  readonly host: number;
  readonly broken: readonly string[];
};

const WARM_UP_MS = 600_000;

/**
 * The host loads a large catalogue into memory after it has started; until then, crawlers are asked
 * to retry later.
 */
const untilWarm = async (origin: string): Promise<void> => {
  const over = performance.now() + WARM_UP_MS;
  for (;;) {
    const reply = await fetch(`${origin}/sitemap.xml`);
    await reply.arrayBuffer();
    if (reply.status === 200) return;
    if (performance.now() > over) throw new Error(`${origin} still responds with ${reply.status}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
};

const measure = async (
  market: Market,
  size: number,
  times: number,
  sample: number,
): Promise<Measured> => {
  const shop = await openOwnShop(market, { size });
  try {
    await untilWarm(shop.origin);
    // Compilation and cache filling happen once, whatever the size.
    let read = await readSitemaps(shop.origin);
    const readRepeatedly = async (): Promise<void> => {
      for (let time = 0; time < times; time += 1) read = await readSitemaps(shop.origin);
    };
    let host = { before: 0, peak: 0 };
    const storefront = await memoryDuring(shop.storefrontPid, async () => {
      host = await memoryDuring(shop.hostPid, readRepeatedly);
    });
    return {
      ...read,
      storefront: storefront.peak,
      host: host.peak - host.before,
      broken: await brokenAddresses(sampleOf(read.addresses, sample)),
    };
  } finally {
    await shop.stop();
  }
};

const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;

/**
 * The XML sitemaps of a large shop: they are valid, their URLs respond, and the storefront process
 * needs no more memory than with a tenth of the products. `--amount` is the number of products.
 */
export const sitemaps: SoakPart = async ({ amount = SHOP_SIZE, markets: [first] }) => {
  const market = markets.find(({ id }) => id === first) ?? markets[0];
  const small = await measure(market, Math.ceil(amount / TIMES), TIMES, 0);
  const large = await measure(market, amount, 1, SAMPLE);
  const growth = large.storefront / small.storefront;
  const faults = [...small.faults, ...large.faults];
  const rows: readonly SoakRow[] = [
    {
      goal: `${amount} products: index and parts follow the sitemap rules`,
      found: faults[0] ?? `${large.addresses.length} URLs in ${large.files} parts, no faults`,
      isMet: faults.length === 0 && large.addresses.length >= amount,
    },
    {
      goal: `a sample of ${SAMPLE} URLs responds with 200`,
      found: large.broken[0] ?? 'all of them',
      isMet: large.broken.length === 0,
    },
    {
      goal: `storefront memory, at most ${MAX_GROWTH} times that of a tenth of the products`,
      found: `${mebibytes(large.storefront)} compared with ${mebibytes(small.storefront)} (${growth.toFixed(2)})`,
      isMet: growth <= MAX_GROWTH,
    },
    {
      goal: 'memory growth of the host during the run',
      found: `${mebibytes(large.host)} compared with ${mebibytes(small.host)}`,
      isMet: true,
    },
  ];
  return rows;
};
