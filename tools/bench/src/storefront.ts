import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Market, pathTo } from '@materia/market-model';
import { measureBareRendering } from './bare-rendering.ts';
import { findListings, findPages, findProducts, readPage } from './find-pages.ts';
import { measureFirstTouch } from './first-touch.ts';
import type { Figure } from './limits.ts';
import { type LoadFigures, loadUrls } from './load.ts';
import { printRate, printRateHead, printWeight, printWeightHead } from './print.ts';
import { memoryMib, startMeasured } from './processes.ts';
import { root, startBenchShop } from './shop.ts';
import { weighPages } from './weigh.ts';

const FLOOR_PORT = 6999;

/** Cached pages and the baseline are measured by turns, because machines are not equally fast all the time. */
const TURNS = 7;
/** Enough that the storefront is never idle: a process that waits for each request spends half as much again on waking up. */
const UNCACHED_CONNECTIONS = 4;
/** Enough that the engine has optimised what a page runs. */
const UNCACHED_REQUESTS = 2000;
/** Pages that a shopper opens first, of the products in the sitemap. */
const FIRST_PAGES = 800;

/** Requests after which a process shows what memory it keeps. */
const MEMORY_REQUESTS = 100_000;

/**
 * Measures page weights, the speed of cached and uncached pages, and the baseline for cached pages, and prints each result as
 * soon as it is known. With `speed` also what depends on the machine: first touch, memory and uncached pages.
 */
export const measureStorefront = async (options: {
  readonly requests: number;
  readonly speed: boolean;
  readonly market?: Market;
}): Promise<readonly Figure[]> => {
  const shop = { size: 1000, ...(options.market !== undefined && { market: options.market }) };
  const cached = await startBenchShop({ ...shop, pageCache: true });
  try {
    const { origin, market } = cached;
    const to = pathTo(market.routes);
    const { listing, products } = await findPages(origin, to('stores'));
    const [product = '/'] = products;
    printWeightHead();
    const weights = await weighPages(
      [
        { name: 'home', url: `${origin}/` },
        { name: 'listing', url: origin + listing },
        { name: 'product', url: origin + product },
        { name: 'stores', url: origin + to('stores') },
        { name: 'cart', url: origin + to('cart') },
        { name: 'login', url: origin + to('login') },
        { name: 'register', url: origin + to('register') },
      ],
      printWeight,
    );
    const productWeight = weights.find(({ name }) => name === 'product');
    const figures: Figure[] = [
      { name: 'scriptOnLoad', value: Math.max(...weights.map(({ scriptOnLoad }) => scriptOnLoad)) },
      { name: 'scriptInAll', value: productWeight?.scriptInAll ?? Number.POSITIVE_INFINITY },
      { name: 'htmlAndCss', value: (productWeight?.html ?? 0) + (productWeight?.css ?? 0) },
    ];

    const bodyFile = join(mkdtempSync(join(tmpdir(), 'materia-floor-')), 'product.html.br');
    writeFileSync(bodyFile, brotliCompressSync(await readPage(origin + product)));
    const floor = await startMeasured(
      'tools/bench/src/floor-server.ts',
      [bodyFile, String(FLOOR_PORT)],
      {},
      root,
    );
    const bareUrl = { origin: `http://127.0.0.1:${FLOOR_PORT}`, paths: ['/'], pid: floor.pid };
    const cachedUrl = { origin, paths: [product], pid: cached.storefront.pid };
    const amount = Math.ceil(options.requests / TURNS);
    // The engine optimises what they run before anything counts.
    for (const url of [cachedUrl, bareUrl]) await loadUrls({ ...url, amount });
    const turns: Turn[] = [];
    for (let turn = 0; turn < TURNS; turn += 1)
      turns.push({
        hot: await loadUrls({ ...cachedUrl, amount }),
        bare: await loadUrls({ ...bareUrl, amount }),
      });
    await floor.stop();
    const { hot, bare } = middleOf(turns);
    figures.push({ name: 'cachedRatio', value: hot.requestsPerSecond / bare.requestsPerSecond });
    printRateHead();
    const rate = (name: string, load: LoadFigures): void =>
      printRate({
        name,
        requestsPerSecond: load.requestsPerSecond,
        cpuMs: load.cpuMsPerRequest,
      });
    rate('product page, cached', hot);
    rate('bare node:http, same bytes', bare);
    if (!options.speed) return figures;

    const { answeredMs, doneMs } = await measureFirstTouch(origin + product);
    console.log(
      `first tap on add to cart, 4 times slower: answered after ${answeredMs.toFixed(0)} ms, done after ${doneMs.toFixed(0)} ms`,
    );
    figures.push({ name: 'firstTouch', value: answeredMs });
    await loadUrls({
      origin,
      paths: [...products, listing, '/'],
      pid: cached.storefront.pid,
      amount: MEMORY_REQUESTS,
    });
    const memory = memoryMib(cached.storefront.pid);
    if (memory !== undefined) {
      console.log(`storefront process after ${MEMORY_REQUESTS} requests: ${memory.toFixed(0)} MiB`);
      figures.push({ name: 'memory', value: memory });
    }

    await cached.stop();
    figures.push(...(await measureUncached(shop, rate)));
    return figures;
  } finally {
    await cached.stop();
  }
};

type Turn = { readonly hot: LoadFigures; readonly bare: LoadFigures };

/** The turn in the middle, by the ratio of requests per second. */
const middleOf = (turns: readonly Turn[]): Turn => {
  const ratioOf = ({ hot, bare }: Turn): number => hot.requestsPerSecond / bare.requestsPerSecond;
  const middle = turns.toSorted((a, b) => ratioOf(a) - ratioOf(b))[Math.floor(turns.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
};

type BenchShopOptions = { readonly size: number; readonly market?: Market };
type PrintRate = (name: string, load: LoadFigures) => void;

/** CPU of pages that no cache keeps: as the limits are set, then each page by itself, and pages that nobody opened before. */
const measureUncached = async (
  shop: BenchShopOptions,
  printRate: PrintRate,
): Promise<readonly Figure[]> => {
  const figures = await measureAsLimited(shop, printRate);
  await measureByThemselves(shop, printRate);
  return figures;
};

/** With a host at work, and connections that may ask for the same page at the same moment, which share its rendering. */
const measureAsLimited = async (
  shop: BenchShopOptions,
  rate: PrintRate,
): Promise<readonly Figure[]> => {
  const { market, origin, storefront, stop } = await startBenchShop({ ...shop, pageCache: false });
  try {
    const { listing, products } = await findPages(origin, pathTo(market.routes)('stores'));
    const load = {
      origin,
      pid: storefront.pid,
      amount: UNCACHED_REQUESTS,
      connections: UNCACHED_CONNECTIONS,
    };
    const figures: Figure[] = [];
    for (const [text, name, paths] of [
      ['product page, not cached', 'productCpu', products],
      ['listing of 24, not cached', 'listingCpu', [listing]],
    ] as const) {
      await loadUrls({ ...load, paths });
      const figure = await loadUrls({ ...load, paths });
      rate(text, figure);
      if (figure.cpuMsPerRequest !== undefined)
        figures.push({ name, value: figure.cpuMsPerRequest });
    }
    return figures;
  } finally {
    await stop();
  }
};

/** Each page by itself: the host's replies are replayed, and each connection asks for pages of its own. */
const measureByThemselves = async (shop: BenchShopOptions, rate: PrintRate): Promise<void> => {
  const bench = await startBenchShop({ ...shop, pageCache: false, repliesAreReplayed: true });
  const { market, origin } = bench;
  try {
    const { listing, products } = await findPages(origin, pathTo(market.routes)('stores'));
    const firstProducts = (await findProducts(origin))
      .filter((path) => !products.includes(path))
      .slice(0, FIRST_PAGES);
    const load = { origin, connections: UNCACHED_CONNECTIONS, isDivided: true };
    // From now on the replies for these are known, and another process has drawn none of them.
    await loadUrls({
      ...load,
      pid: bench.storefront.pid,
      paths: firstProducts,
      amount: FIRST_PAGES,
    });
    const { pid } = await bench.restartStorefront();
    for (const [text, paths] of [
      ['product page by itself', products],
      ['listing of 24 by itself', await findListings(origin)],
    ] as const) {
      await loadUrls({ ...load, pid, paths, amount: UNCACHED_REQUESTS });
      rate(text, await loadUrls({ ...load, pid, paths, amount: UNCACHED_REQUESTS }));
    }
    const amount = firstProducts.length;
    rate(
      'product page, opened first',
      await loadUrls({ ...load, pid, paths: firstProducts, amount }),
    );
    const [product = '/'] = products;
    const bareNames = ['product', 'listing'];
    const renderings = await measureBareRendering([origin + product, origin + listing]);
    for (const [index, { elements, cpuMs }] of renderings.entries())
      console.log(
        `bare renderToString of the ${bareNames[index]}'s ${elements} elements: ${cpuMs.toFixed(2)} ms`,
      );
  } finally {
    await bench.stop();
  }
};
