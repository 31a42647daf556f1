import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { markets as allMarkets } from '@materia/market-all';
import { pathTo } from '@materia/market-model';
import { cachedShop, DEFAULT_SEED } from '@materia/tools-catalogue/cached-shop';
import { parseArguments } from './arguments.ts';
import { isBuiltFrom, clearBuiltFrom, hashOfSources, recordBuiltFrom } from './built-from.ts';
import { readDemoSecrets } from './demo-secrets.ts';
import { portsInUse, unusablePorts } from './ports.ts';
import { Processes } from './processes.ts';

/**
 * `npm start`: builds what is stale, generates the demo shop, starts the host, the console and the storefronts, prints their
 * URLs, and stops everything on Ctrl-C. `npm run dev` does the same with hot reloading. PORT_SHIFT shifts all ports, so that a
 * second shop can run on the same machine.
 */
const root = join(import.meta.dirname, '../../..');
const DATA_DIR = process.env['DATA_DIR'] ?? join(root, '.data');

const refuse = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const parsed = parseArguments(
  process.argv.slice(2),
  process.env,
  allMarkets.map(({ id }) => id),
);
const { markets: ids, dev, size, shift } = 'sentence' in parsed ? refuse(parsed.sentence) : parsed;
const HOST_PORT = 4300 + shift;
/** Storefronts wait this long for a host that starts; opening a large database takes longest. */
const HOST_SECONDS = 300;
const SANDBOX_PORT = 4310 + shift;
const SANDBOX_URL = `http://127.0.0.1:${SANDBOX_PORT}`;
const CONSOLE_PORT = 4400 + shift;
const CONSOLE_URL = `http://localhost:${CONSOLE_PORT}`;
const HOST_URL = `http://127.0.0.1:${HOST_PORT}`;
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

const ports = [HOST_PORT, SANDBOX_PORT, CONSOLE_PORT, ...markets.map(({ port }) => port)];
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

const runToEnd = (command: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      shell: process.platform === 'win32',
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });

/** Lets Nx build what is stale. Skips Nx if no source has changed since the last build. */
const build = async (): Promise<boolean> => {
  // In development, storefronts serve their sources.
  const storefronts = dev ? [] : markets.map(({ id }) => `storefront-${id}`);
  const folders = [
    ...storefronts.map((app) => join(root, 'apps', app, 'build')),
    join(root, 'apps/flag-console/dist'),
  ];
  const sources = hashOfSources(root);
  if (isBuiltFrom(sources, folders)) return true;
  console.log('Building what changed …');
  clearBuiltFrom(folders);
  const projects = [...storefronts, 'flag-console'].map((app) => `@materia/app-${app}`).join(',');
  const isBuilt = await runToEnd('nx', [
    'run-many',
    '-t',
    'build',
    '-p',
    projects,
    '--outputStyle=static',
  ]);
  if (isBuilt) recordBuiltFrom(sources, folders);
  return isBuilt;
};

const demoFolder = (id: string): string => join(DATA_DIR, 'demo', id);

/** The markets whose demo shop is missing or was generated with other options. */
const missingDemoShops = (): readonly string[] => {
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

const startedAt = performance.now();
// The host does not need the build, so the demo shop is generated and the host starts in parallel.
const built = build();

mkdirSync(DATA_DIR, { recursive: true });
const generated = missingDemoShops();
for (const id of generated) {
  const isGenerated = await runToEnd(process.execPath, [
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
}

const processes = new Processes(root, (name, code) => {
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
  script: 'apps/shop-host/src/main.ts',
  args: [
    ...markets.flatMap(({ id }) => ['--import', `${id}=${demoFolder(id)}`]),
    '--demo-accounts',
  ],
  env: {
    PORT: String(HOST_PORT),
    DATA_DIR,
    PAYMENT_SANDBOX_URL: SANDBOX_URL,
    SHOP_ORIGINS: JSON.stringify(
      Object.fromEntries(markets.map(({ id, port }) => [id, `http://localhost:${port}`])),
    ),
  },
});
/** The console, the payment sandbox and the storefronts. */
const startOthers = (): Promise<boolean[]> =>
  Promise.all([
    processes.start({
      name: 'The flag console',
      script: 'apps/flag-console/server.ts',
      env: {
        PORT: String(CONSOLE_PORT),
        HOST_URL,
        DATA_DIR,
        SHOPS: JSON.stringify(
          Object.fromEntries(markets.map(({ id, port }) => [id, `http://localhost:${port}`])),
        ),
        NODE_ENV: 'production',
      },
    }),
    processes.start({
      name: 'The payment sandbox',
      script: 'apps/payment-sandbox/server.ts',
      env: { PORT: String(SANDBOX_PORT), HOST_URL, DATA_DIR },
    }),
    ...markets.map(({ id, port }) =>
      processes.start({
        name: `The storefront ${id}`,
        script: `apps/storefront-${id}/server.ts`,
        env: {
          PORT: String(port),
          HOST_URL,
          DATA_DIR,
          WAIT_FOR_HOST: String(HOST_SECONDS),
          ALTERNATES: JSON.stringify(alternates),
          CONSOLE_ORIGIN: CONSOLE_URL,
          ...(dev ? { MATERIA_DEV: '1' } : { NODE_ENV: 'production' }),
        },
      }),
    ),
  ]);
// On its first start the host writes the credentials that the others read, and imports what they show. Later they load while
// it starts.
const isFirstStart = generated.length > 0 || !existsSync(join(DATA_DIR, 'secrets.json'));
const othersMayStart = isFirstStart ? hostReady : undefined;
const othersReady = Promise.all([built, othersMayStart]).then(([isBuilt, isHostReady]) =>
  isBuilt && isHostReady !== false && !stopping ? startOthers() : [],
);
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

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`\nMateria is running (started in ${seconds} s). Stop it with Ctrl-C.\n`);
for (const { id, name, port } of markets)
  console.log(`  ${name.padEnd(18)} http://localhost:${port}   (market ${id})`);
console.log(`  ${'Shop host'.padEnd(18)} ${HOST_URL}   API reference at ${HOST_URL}/docs`);
console.log(`  ${'Flag console'.padEnd(18)} ${CONSOLE_URL}`);
console.log(
  `  ${'Payment sandbox'.padEnd(18)} ${SANDBOX_URL}   the bank's app at ${SANDBOX_URL}/bank/${ids[0]}`,
);
const demo = readDemoSecrets(DATA_DIR);
console.log(`\n  Demo accounts, password ${demo.password}`);
for (const { id } of markets) {
  console.log(
    `    ${id}: private@demo.${id}.example · professional@demo.${id}.example · platinum@demo.${id}.example`,
  );
}
console.log('\n  Staff at the flag console, same password');
console.log(
  `    viewer.${ids[0]}@console.example · editor.${ids[0]}@console.example (likewise for ${ids.join(', ')})`,
);
console.log(
  `    approver.${ids[0]}@console.example · administrator@console.example, with the code from npm run console:code (secret ${demo.totpSecret})`,
);
console.log('    orders@staff.example, for payments, withdrawals and refunds');
