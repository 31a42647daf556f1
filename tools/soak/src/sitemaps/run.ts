import { markets } from '@materia/market-all';
import type { Market } from '@materia/market-model';
import { openOwnShop } from '../own-shop.ts';
import type { SoakPart } from '../soak-part.ts';
import type { SoakRow } from '../row.ts';
import { memoryDuring } from './memory.ts';
import { brokenAddresses, readSitemaps, type ReadSitemaps, sampleOf } from './read-sitemaps.ts';

const REFERENCES = 200_000;
/** The larger shop has so many times the references of the smaller one, whose sitemaps are therefore read as many times. */
const TIMES = 10;
const SAMPLE = 1000;
/** What a larger shop may cost beside a smaller one that is read as much; the rest is chance of the garbage collector. */
const MOST_GROWTH = 1.25;

type Measured = ReadSitemaps & {
  readonly storefront: number;
  readonly host: number;
  readonly broken: readonly string[];
};

const WARM_UP_MS = 600_000;

/** The host reads a large catalogue into memory after it has started; engines are told to come back meanwhile. */
const untilWarm = async (origin: string): Promise<void> => {
  const over = performance.now() + WARM_UP_MS;
  for (;;) {
    const reply = await fetch(`${origin}/sitemap.xml`);
    await reply.arrayBuffer();
    if (reply.status === 200) return;
    if (performance.now() > over) throw new Error(`${origin} answers ${reply.status} still`);
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
    // Code is compiled and caches are filled once, whatever the size.
    let read = await readSitemaps(shop.origin);
    const again = async (): Promise<void> => {
      for (let time = 0; time < times; time += 1) read = await readSitemaps(shop.origin);
    };
    let host = { before: 0, most: 0 };
    const storefront = await memoryDuring(shop.storefrontPid, async () => {
      host = await memoryDuring(shop.hostPid, again);
    });
    return {
      ...read,
      storefront: storefront.most,
      host: host.most - host.before,
      broken: await brokenAddresses(sampleOf(read.addresses, sample)),
    };
  } finally {
    await shop.stop();
  }
};

const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;

/**
 * The sitemaps for engines of a large shop: valid, their addresses answer, and the process that writes them needs no
 * more memory than for a tenth of the references. `--amount` is the number of references.
 */
export const sitemaps: SoakPart = async ({ amount = REFERENCES, markets: [first] }) => {
  const market = markets.find(({ id }) => id === first) ?? markets[0];
  const small = await measure(market, Math.ceil(amount / TIMES), TIMES, 0);
  const large = await measure(market, amount, 1, SAMPLE);
  const growth = large.storefront / small.storefront;
  const faults = [...small.faults, ...large.faults];
  const rows: readonly SoakRow[] = [
    {
      goal: `${amount} references: index and parts by the rules of sitemaps`,
      found: faults[0] ?? `${large.addresses.length} addresses in ${large.files} parts, no fault`,
      isKept: faults.length === 0 && large.addresses.length >= amount,
    },
    {
      goal: `a sample of ${SAMPLE} addresses answers 200`,
      found: large.broken[0] ?? 'each of them',
      isKept: large.broken.length === 0,
    },
    {
      goal: `memory of the storefront, at most ${MOST_GROWTH} times that of a tenth`,
      found: `${mebibytes(large.storefront)} beside ${mebibytes(small.storefront)} (${growth.toFixed(2)})`,
      isKept: growth <= MOST_GROWTH,
    },
    {
      goal: 'memory that the host took while it was read',
      found: `${mebibytes(large.host)} beside ${mebibytes(small.host)}`,
      isKept: true,
    },
  ];
  return rows;
};
