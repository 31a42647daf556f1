import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { createHost } from '../host.ts';
import { importFeed } from '../catalogue/import/import-feed.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { makeSecrets } from '../platform/process/secrets.ts';
import { testProvider } from './payment-provider.ts';
import { ownLine, placementFeed, vendorCodes, vendorLine } from './placement-feed.ts';
import { startServer } from './postgres-server.ts';
import { crowdAtCheckout } from './shopper-pool.ts';
import { randomId } from '../platform/auth/random-ids.ts';

/**
 * Measures the checkout and the placement of carts with 1, 3 and 10 shipments, in milliseconds per
 * call, without a socket: `measure-checkout.ts postgres|pglite REQUESTS`. CPU is that of this
 * process, which contains the embedded database but not a PostgreSQL server.
 */
const [engine, requests] = process.argv.slice(2);
if ((engine !== 'postgres' && engine !== 'pglite') || !(Number(requests) > 0)) {
  process.stderr.write('Usage: measure-checkout.ts postgres|pglite REQUESTS\n');
  process.exit(2);
}
const NOW = '2026-11-20T09:00:00.000Z';
const SHIPMENTS = [1, 3, 10];
const WARM_UP = 10;

const folder = await mkdtemp(join(tmpdir(), 'materia-checkout-'));
const server = engine === 'postgres' ? await startServer({ isDurable: true }) : undefined;
if (server !== undefined && 'missing' in server) throw new Error(server.missing);
const opened = await openDatabase(server === undefined ? { folder } : { url: server.url });
if (!opened.ok) throw new Error(`The database does not open: ${opened.error.kind}`);
const database = opened.value;
await importFeed({
  pool: database.pool,
  market: 'pl',
  feed: placementFeed(1_000_000),
  now: NOW,
});
const secrets = await makeSecrets();
const host = await createHost({
  database,
  markets,
  secrets,
  clock: () => NOW,
  dataFolder: folder,
  sendMail: async () => undefined,
  shopOrigin: ({ id }) => `https://${id}.shop.example`,
  version: 'measured',
  provider: testProvider({ approves: true }),
  registers: async () => undefined,
  cartLimits: { addsPerCart: 1000, addsPerAddress: 1000 },
});
await host.app.ready();

type Call = {
  readonly method: 'GET' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: object;
};

type Customer = Awaited<ReturnType<typeof crowdAtCheckout>>[number];

const checkoutOf = ({ token }: Customer): Call => ({
  method: 'GET',
  url: '/pl/carts/mine/checkout',
  headers: { authorization: `Bearer ${token}`, 'retailer-id': '1' },
});
/** Each customer orders from an address of their own, so that they do not share a rate limit. */
const placementOf = ({ token, cartId }: Customer, at: number): Call => ({
  method: 'PUT',
  url: '/pl/carts/mine/order',
  headers: {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomId(),
    'x-shopper-address': `10.${at >> 8}.${at & 255}.1`,
    'x-service-credential': secrets.serviceCredential,
  },
  payload: {
    request: { retailer_id: '1', cart_id: cartId },
    cart_revision: 1,
    payment_method_code: 'card',
    return_path: '/checkout/payment',
  },
});

const timed = async (calls: readonly Call[]) => {
  const times: number[] = [];
  let cpu = process.cpuUsage();
  for (const [at, call] of calls.entries()) {
    if (at === WARM_UP) cpu = process.cpuUsage();
    const from = performance.now();
    const { statusCode, body } = await host.app.inject(call);
    if (at >= WARM_UP) times.push(performance.now() - from);
    if (statusCode !== 200) throw new Error(`${call.url} answered ${statusCode}: ${body}`);
  }
  const { user, system } = process.cpuUsage(cpu);
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    p50: quantile(0.5),
    p95: quantile(0.95),
    cpu: (user + system) / 1000 / Math.max(1, times.length),
  };
};

const rows = [];
for (const shipments of SHIPMENTS) {
  const crowd = await crowdAtCheckout(
    {
      database: { ...database, drop: async () => undefined },
      secrets,
      clock: { now: NOW },
    },
    WARM_UP + Number(requests),
    [
      ownLine(20),
      ...vendorCodes.slice(0, shipments - 1).map((code, at) => vendorLine(code, 10 + at)),
    ],
  );
  rows.push({
    shipments,
    checkout: await timed(crowd.map(checkoutOf)),
    placement: await timed(crowd.map(placementOf)),
  });
}
process.stdout.write(`${JSON.stringify(rows)}\n`);
await host.app.close();
await database.close();
await server?.stop();
await rm(folder, { recursive: true, force: true });
