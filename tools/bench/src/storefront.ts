import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Market, pathTo } from '@materia/market-model';
import { measureBareRendering } from './bare-rendering.ts';
import { findListings, findPages, readPage } from './find-pages.ts';
import { measureFirstTouch } from './first-touch.ts';
import type { Figure } from './limits.ts';
import { type LoadFigures, loadUrls } from './load.ts';
import { printRate, printRateHead, printWeight, printWeightHead } from './print.ts';
import { memoryMib, startMeasured } from './processes.ts';
import { root, startBenchShop } from './shop.ts';
import { weighPages } from './weigh.ts';

const FLOOR_PORT = 6999;

/** Enough that the storefront is never idle: a process that waits for each request spends half as much again on waking up. */
const UNCACHED_CONNECTIONS = 4;
/** Enough that the engine has optimised what a page runs. */
const UNCACHED_REQUESTS = 2000;

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
    const cachedPage = { pid: cached.storefront.pid, amount: options.requests, paths: [product] };
    await loadUrls({ origin, ...cachedPage, amount: 500 });
    const hot = await loadUrls({ origin, ...cachedPage });
    const bare = await loadUrls({
      origin: `http://127.0.0.1:${FLOOR_PORT}`,
      paths: ['/'],
      pid: floor.pid,
      amount: options.requests,
    });
    await floor.stop();
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
    const uncached = await startBenchShop({ ...shop, pageCache: false });
    try {
      // Requests for one page at the same time share its rendering.
      const load = {
        origin: uncached.origin,
        pid: uncached.storefront.pid,
        amount: Math.min(options.requests, UNCACHED_REQUESTS),
        connections: UNCACHED_CONNECTIONS,
        isDivided: true,
      };
      for (const [name, limit, paths] of [
        ['product page, not cached', 'productCpu', products],
        ['listing of 24, not cached', 'listingCpu', await findListings(uncached.origin)],
      ] as const) {
        await loadUrls({ ...load, paths });
        const figure = await loadUrls({ ...load, paths });
        rate(name, figure);
        if (figure.cpuMsPerRequest !== undefined)
          figures.push({ name: limit, value: figure.cpuMsPerRequest });
      }
      const bareNames = ['product', 'listing'];
      const renderings = await measureBareRendering([
        uncached.origin + product,
        uncached.origin + listing,
      ]);
      for (const [index, { elements, cpuMs }] of renderings.entries())
        console.log(
          `bare renderToString of the ${bareNames[index]}'s ${elements} elements: ${cpuMs.toFixed(2)} ms`,
        );
    } finally {
      await uncached.stop();
    }
    return figures;
  } finally {
    await cached.stop();
  }
};
