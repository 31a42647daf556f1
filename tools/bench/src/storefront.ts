import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pathTo } from '@materia/market-model';
import { findPages, readPage } from './find-pages.ts';
import type { Figure } from './limits.ts';
import { loadUrls } from './load.ts';
import { startMeasured } from './processes.ts';
import { root, startBenchShop } from './shop.ts';
import { type PageWeight, weighPages } from './weigh.ts';

export type StorefrontFigures = {
  readonly figures: readonly Figure[];
  readonly weights: readonly PageWeight[];
  readonly rates: readonly {
    readonly name: string;
    readonly requestsPerSecond: number;
    readonly cpuMs: number | undefined;
  }[];
};

const FLOOR_PORT = 6999;

/** Measures page weights, the speed of cached and uncached pages, and the baseline for cached pages. */
export const measureStorefront = async (options: {
  readonly requests: number;
  readonly speed: boolean;
}): Promise<StorefrontFigures> => {
  const cached = await startBenchShop({ size: 1000, pageCache: true });
  try {
    const { origin, market } = cached;
    const to = pathTo(market.routes);
    const { listing, products } = await findPages(origin, to('stores'));
    const [product = '/'] = products;
    const weights = await weighPages([
      { name: 'home', url: `${origin}/` },
      { name: 'listing', url: origin + listing },
      { name: 'product', url: origin + product },
      { name: 'stores', url: origin + to('stores') },
      { name: 'cart', url: origin + to('cart') },
      { name: 'login', url: origin + to('login') },
      { name: 'register', url: origin + to('register') },
    ]);
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
    const rates = [
      {
        name: 'product page, cached',
        requestsPerSecond: hot.requestsPerSecond,
        cpuMs: hot.cpuMsPerRequest,
      },
      {
        name: 'bare node:http, same bytes',
        requestsPerSecond: bare.requestsPerSecond,
        cpuMs: bare.cpuMsPerRequest,
      },
    ];
    if (!options.speed) return { figures, weights, rates };

    await cached.stop();
    const uncached = await startBenchShop({ size: 1000, pageCache: false });
    try {
      const amount = Math.min(options.requests, 1500);
      for (const [name, limit, paths] of [
        ['product page, not cached', 'productCpu', products],
        ['listing of 24, not cached', 'listingCpu', [listing]],
      ] as const) {
        await loadUrls({
          origin: uncached.origin,
          paths,
          pid: uncached.storefront.pid,
          amount,
          connections: 4,
        });
        const figure = await loadUrls({
          origin: uncached.origin,
          paths,
          pid: uncached.storefront.pid,
          amount,
          connections: 4,
        });
        rates.push({
          name,
          requestsPerSecond: figure.requestsPerSecond,
          cpuMs: figure.cpuMsPerRequest,
        });
        if (figure.cpuMsPerRequest !== undefined)
          figures.push({ name: limit, value: figure.cpuMsPerRequest });
      }
    } finally {
      await uncached.stop();
    }
    return { figures, weights, rates };
  } finally {
    await cached.stop();
  }
};
