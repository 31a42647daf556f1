import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Market } from '@materia/market-model';
import { clockFromEnvironment } from '@materia/platform-clock';
import {
  type MetricsPlace,
  openStorefrontMetrics,
  serveMetrics,
  type StorefrontMetrics,
} from '@materia/platform-metrics';
import { stopOnSignal } from '@materia/platform-process';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { DevelopmentServer } from './rendering/development.ts';
import { type StorefrontEnvironment, parseEnvironment } from './shop/environment.ts';
import { followFlags } from './host/flag-feed.ts';
import { hostAnswers } from './host/host-answers.ts';
import { builtRenderer } from './rendering/built-renderer.ts';
import {
  type BootFile,
  recompressedPage,
  preparePages,
  WITHOUT_SCRIPTS,
} from './pages/page-response.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { createPageServer } from './pages/page-server.ts';
import { redirectFinder } from './pages/redirects.ts';
import type { Renderer } from './rendering/renderer.ts';
import { openShop, type Shop } from './shop/shop.ts';

export type StorefrontOptions = {
  readonly market: Market;
  /** The app's folder. */ readonly directory: string;
};

const CACHE_BYTES = 96 * 1024 * 1024;
/** Stock and prices may change meanwhile; the cart reports it, and a page from yesterday is never shown. */
const PAGE_LIFE = {
  freshMs: 60_000,
  staleMs: 300_000,
  patienceMs: 400,
  freshNotFoundMs: 10_000,
} as const;

/** The storefront process of a market: serves the built app, or the sources with MATERIA_DEV=1. */
export const runStorefront = async ({ market, directory }: StorefrontOptions): Promise<void> => {
  const environment = parseEnvironment(process.env, market.port);
  if (!environment.ok) return refuse(environment.error.sentence);
  const { value } = environment;
  const built = join(directory, 'build');
  if (!value.development && !existsSync(join(built, 'server/index.js')))
    return refuse(`The storefront ${market.id} is not built: run npm start, or set MATERIA_DEV=1.`);

  const log = (message: string): void => console.error(`${market.id} ${message}`);
  const flags = followFlags({
    hostUrls: value.hostUrls,
    marketId: market.id,
    serviceCredential: value.serviceCredential,
    presets: market.flagPresets,
    log,
  });
  // Modules load while the host starts.
  const opening = openRenderer(value, directory);
  await Promise.all([opening, hostAnswers(value.hostUrls, value.waitForHostMs)]);
  await flags.start();
  const shop = openShop({
    market,
    environment: value,
    clock: clockFromEnvironment(process.env),
    log,
    flags,
    metrics: metricsOf(value),
  });
  const stopMetrics = await tellMetrics(shop, value.metrics);
  // Load the data that every page needs before the first visitor arrives.
  await Promise.all([shop.directory.defaultStore(), shop.directory.departments()]);
  const { renderer, development } = await opening;
  const pages = createPageServer({
    shop,
    renderer,
    cache: createPageCache({
      ...PAGE_LIFE,
      refine: recompressedPage,
      maximumBytes: value.keepsPages ? CACHE_BYTES : 0,
    }),
    settings: value.development
      ? WITHOUT_SCRIPTS
      : preparePages(bootFile(join(built, 'client/assets'))),
    findRedirection: redirectFinder(
      shop.hostFor({ address: undefined, correlationId: undefined, token: undefined }),
    ),
  });
  const app = await createApp({
    shop,
    pages,
    assets: value.development ? undefined : join(built, 'client'),
    state: { hasFlags: flags.hasArrived, isDraining: () => isDraining },
    ...(development === undefined ? {} : { development }),
  });
  app.addHook('onClose', async () => flags.stop());
  app.addHook('onClose', stopMetrics);
  try {
    await app.listen({ port: value.port, host: value.listenOn });
  } catch (error) {
    return refuse(
      isPortTaken(error) ? `Port ${value.port} is already taken on this machine.` : String(error),
    );
  }
  running.push(app);
  if (running.length === 1)
    stopOnSignal({
      drainMs: value.drainMs,
      stopMs: value.stopMs,
      drain: () => {
        isDraining = true;
      },
      close: async () => void (await Promise.all(running.map((each) => each.close()))),
    });
  console.log(`ready ${value.publicOrigin}`);
};

/** `npm start` runs several storefronts in one process, which has one port for the figures of all. */
let ofProcess: StorefrontMetrics | undefined;
const told: Shop[] = [];

const metricsOf = ({ metrics }: StorefrontEnvironment): StorefrontMetrics | undefined =>
  metrics === undefined ? undefined : (ofProcess ??= openStorefrontMetrics());

const tellMetrics = async (
  shop: Shop,
  place: MetricsPlace | undefined,
): Promise<() => Promise<void>> => {
  told.push(shop);
  if (place === undefined || shop.metrics === undefined || told.length > 1)
    return async () => undefined;
  try {
    return await serveMetrics(shop.metrics, place, () =>
      told.map(({ vitals }) => vitals.text()).join(''),
    );
  } catch (error) {
    return refuse(
      isPortTaken(error)
        ? `Port ${place.port} for metrics is already taken on this machine.`
        : String(error),
    );
  }
};

const openRenderer = async (
  { development, port }: StorefrontEnvironment,
  directory: string,
): Promise<{ readonly renderer: Renderer; readonly development?: DevelopmentServer }> => {
  if (!development) return { renderer: await builtRenderer(join(directory, 'build')) };
  const { developmentServer } = await import('./rendering/development.ts');
  const server = await developmentServer(directory, port);
  return { renderer: server.renderer, development: server };
};

const bootFile = (assets: string): BootFile => {
  const name = readdirSync(assets).find((file) => /^boot-[\w-]+\.js$/.test(file));
  if (name === undefined) throw new Error(`${assets} has no boot script`);
  return { path: `/assets/${name}`, code: readFileSync(join(assets, name), 'utf8') };
};

/** `npm start` runs several storefronts in one process, which ends when all of them are closed. */
const running: FastifyInstance[] = [];

let isDraining = false;

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const refuse = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};
