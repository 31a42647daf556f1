import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { markets as allMarkets } from '@materia/market-all';
import { pathTo } from '@materia/market-model';
import { cachedShop, DEFAULT_SEED } from '@materia/tools-catalogue/cached-shop';
import { parseArguments } from './arguments.ts';
import { buildPages, bundleProcesses } from './build.ts';
import type { SourceHashes } from './source-hashes.ts';
import { readDemoSecrets } from './demo-secrets.ts';
import { BUNDLES, COMPILE_CACHE, ROOT } from './folders.ts';
import { portsInUse, unusablePorts } from './ports.ts';
import { Processes } from './processes.ts';
import { runToEnd } from './run-to-end.ts';

const DATA_DIR = process.env['DATA_DIR'] ?? join(ROOT, '.data');
/** Storefronts wait this long for a host that starts; importing a large demo shop takes longest. */
const HOST_SECONDS = 3600;

const refuse = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const demoFolder = (id: string): string => join(DATA_DIR, 'demo', id);

/** The given markets whose demo shop is missing or was generated with other options. */
const missingDemoShops = (ids: readonly string[], size: number): readonly string[] => {
  const today = parsePlainDate(new Date().toISOString().slice(0, 10));
  const isCached = (market: (typeof allMarkets)[number]): boolean =>
    today.ok &&
    cachedShop(
      demoFolder(market.id),
      { market: market.id, size, seed: DEFAULT_SEED, today: today.value, mayBeOlder: true },
      market,
    ) !== null;
  return allMarkets
    .filter((market) => ids.includes(market.id) && !isCached(market))
    .map(({ id }) => id);
};

const generateDemoShop = async (id: string, size: number): Promise<void> => {
  const isGenerated = await runToEnd([
    'tools/catalogue/src/main.ts',
    '--market',
    id,
    '--size',
    String(size),
    '--out',
    demoFolder(id),
  ]);
  if (!isGenerated)
    refuse(`Generating the demo shop of market ${id} failed; see the messages above.`);
};

/**
 * Starts the shop by the process's arguments and variables and resolves once everything answers. Ends the process with a sentence
 * if that fails.
 * @param sources the hashes of the sources
 * @param isBundled whether the bundles of the processes are built from them
 */
export const startShop = async ({
  sources,
  isBundled,
}: {
  readonly sources: SourceHashes;
  readonly isBundled: boolean;
}): Promise<void> => {
  const parsed = parseArguments(
    process.argv.slice(2),
    process.env,
    allMarkets.map(({ id }) => id),
  );
  if ('sentence' in parsed) return refuse(parsed.sentence);
  const { markets: ids, dev, size, shift } = parsed;
  const hostPort = 4300 + shift;
  const sandboxPort = 4310 + shift;
  const consolePort = 4400 + shift;
  const hostUrl = `http://127.0.0.1:${hostPort}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const consoleUrl = `http://localhost:${consolePort}`;
  const markets = allMarkets
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, port }) => ({ id, name, port: port + shift }));
  /** URLs of all markets for hreflang links. */
  const alternates = allMarkets.map(({ locale, port, routes }) => ({
    locale,
    origin: `http://localhost:${port + shift}`,
    home: pathTo(routes)('home'),
    stores: pathTo(routes)('stores'),
  }));

  const ports = [hostPort, sandboxPort, consolePort, ...markets.map(({ port }) => port)];
  const unusable = unusablePorts(ports);
  if (unusable.length > 0)
    refuse(
      `Port ${unusable.join(', ')} cannot be used (browsers block it, or it is outside 1024 to 65535): choose a PORT_SHIFT other than ${shift}.`,
    );
  const taken = await portsInUse(ports);
  if (taken.length > 0)
    refuse(
      `Port ${taken.join(', ')} is already in use: stop the process that listens there, then start again.`,
    );

  // In development, processes run their sources, and storefronts serve theirs.
  const scriptOf = (bundle: string, source: string): string =>
    dev ? source : join(BUNDLES, `${bundle}.js`);
  const bundled = dev || isBundled ? Promise.resolve(true) : bundleProcesses(sources.processes);
  const built = buildPages(sources.pagesOf, dev ? [] : ids);

  mkdirSync(DATA_DIR, { recursive: true });
  const hostScript = scriptOf('shop-host', 'apps/shop-host/src/main.ts');
  // A new data folder gets its database while the demo shops are generated, and the credentials that all processes read.
  const isPrepared = existsSync(join(DATA_DIR, 'secrets.json'));
  const prepared = bundled.then(
    (isDone) =>
      isDone &&
      (isPrepared || runToEnd([hostScript, '--prepare'], { env: { ...COMPILE_CACHE, DATA_DIR } })),
  );
  const missing = missingDemoShops(ids, size);
  await Promise.all(missing.map((id) => generateDemoShop(id, size)));
  if (!(await bundled)) refuse('Bundling the processes failed; see the messages above.');
  if (!(await prepared)) refuse('Preparing the data folder failed; see the messages above.');

  const processes = new Processes((name, code) => {
    console.error(
      `${name} exited unexpectedly (${code ?? 'killed by a signal'}); stopping the rest.`,
    );
    void processes.stop().then(() => process.exit(1));
  });

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping …');
    await processes.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  const hostReady = processes.start({
    name: 'The shop host',
    script: hostScript,
    args: [
      ...markets.flatMap(({ id }) => ['--import', `${id}=${demoFolder(id)}`]),
      '--demo-accounts',
    ],
    env: {
      PORT: String(hostPort),
      DATA_DIR,
      PAYMENT_SANDBOX_URL: sandboxUrl,
      SHOP_ORIGINS: JSON.stringify(
        Object.fromEntries(markets.map(({ id, port }) => [id, `http://localhost:${port}`])),
      ),
    },
  });
  // Shoppers need not wait for the rest.
  const printStorefront = (address: string): void => {
    const market = markets.find(({ port }) => address.endsWith(`:${port}`));
    if (market !== undefined)
      console.log(`  ${market.name.padEnd(18)} ${address}   (market ${market.id})`);
  };
  const startStorefronts = (started: typeof markets): Promise<boolean> =>
    processes.start({
      name: `The storefront ${started.map(({ id }) => id).join(', ')}`,
      script: scriptOf('single-process', 'tools/start/src/single-process.ts'),
      args: started.map(({ id }) =>
        scriptOf(`storefront-${id}`, `apps/storefront-${id}/server.ts`),
      ),
      env: {
        PORT: undefined,
        PORT_SHIFT: String(shift),
        HOST_URL: hostUrl,
        DATA_DIR,
        WAIT_FOR_HOST: String(HOST_SECONDS),
        ALTERNATES: JSON.stringify(alternates),
        CONSOLE_ORIGIN: consoleUrl,
        ...(dev ? { MATERIA_DEV: '1' } : { NODE_ENV: 'production' }),
      },
      onReady: printStorefront,
      servers: started.length,
    });
  /** The storefronts, the console and the payment sandbox. */
  const startOthers = (): Promise<boolean[]> =>
    Promise.all([
      // In development, each has its own Vite.
      ...(dev ? markets.map((market) => startStorefronts([market])) : [startStorefronts(markets)]),
      processes.start({
        name: 'The flag console',
        script: scriptOf('flag-console', 'apps/flag-console/server.ts'),
        env: {
          PORT: String(consolePort),
          HOST_URL: hostUrl,
          DATA_DIR,
          SHOPS: JSON.stringify(
            Object.fromEntries(markets.map(({ id, port }) => [id, `http://localhost:${port}`])),
          ),
          NODE_ENV: 'production',
        },
      }),
      processes.start({
        name: 'The payment sandbox',
        script: scriptOf('payment-sandbox', 'apps/payment-sandbox/server.ts'),
        env: { PORT: String(sandboxPort), HOST_URL: hostUrl, DATA_DIR },
      }),
    ]);
  // They load while the host imports and starts, and wait for it.
  const othersReady = built.then((isBuilt) => (isBuilt && !stopping ? startOthers() : []));
  if (!(await hostReady) && !stopping) {
    await processes.stop();
    process.exit(1);
  }
  if (!(await built)) {
    await processes.stop();
    refuse('Building a storefront or the console failed; see the messages above.');
  }
  if ((await othersReady).includes(false) && !stopping) {
    await processes.stop();
    process.exit(1);
  }

  console.log(`  ${'Shop host'.padEnd(18)} ${hostUrl}   API reference at ${hostUrl}/docs`);
  console.log(`  ${'Flag console'.padEnd(18)} ${consoleUrl}`);
  console.log(
    `  ${'Payment sandbox'.padEnd(18)} ${sandboxUrl}   the bank's app at ${sandboxUrl}/bank/${ids[0]}`,
  );
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`\nMateria is running (started in ${seconds} s). Stop it with Ctrl-C.\n`);
  const demo = readDemoSecrets(DATA_DIR);
  console.log(`  Demo accounts, password ${demo.password}`);
  for (const { id } of markets) {
    console.log(
      `    ${id}: private@demo.${id}.example · professional@demo.${id}.example · platinum@demo.${id}.example`,
    );
  }
  console.log('\n  A seller in each market, same password, for npm run ops with a code');
  console.log(`    seller@demo.${ids[0]}.example (likewise for ${ids.join(', ')})`);
  console.log('\n  Staff at the flag console, same password');
  console.log(
    `    viewer.${ids[0]}@console.example · editor.${ids[0]}@console.example (likewise for ${ids.join(', ')})`,
  );
  console.log(
    `    approver.${ids[0]}@console.example · administrator@console.example, with the code from npm run console:code (secret ${demo.totpSecret})`,
  );
  console.log(
    '    orders@staff.example, for payments, withdrawals and refunds, with a code as well',
  );
};
