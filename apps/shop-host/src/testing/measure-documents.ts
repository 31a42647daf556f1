import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { markets } from '@materia/market-all';
import { createHost } from '../host.ts';
import { importFeed } from '../catalogue/import/import-feed.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { makeSecrets } from '../platform/process/secrets.ts';
import { testProvider } from './payment-provider.ts';
import { ownLine, placementFeed } from './placement-feed.ts';
import { startServer } from './postgres-server.ts';
import { crowdAtCheckout } from './shopper-pool.ts';
import { randomId } from '../platform/auth/random-ids.ts';

/**
 * Measures the product call over HTTP without documents, while documents are drawn at the given
 * rate, and without them again: `measure-documents.ts postgres|pglite SECONDS DOCUMENTS_PER_MINUTE`.
 */
const [engine, seconds, perMinute] = process.argv.slice(2);
if ((engine !== 'postgres' && engine !== 'pglite') || !(Number(seconds) > 0)) {
  process.stderr.write(
    'Usage: measure-documents.ts postgres|pglite SECONDS DOCUMENTS_PER_MINUTE\n',
  );
  process.exit(2);
}
const NOW = '2026-11-20T09:00:00.000Z';
/** Product calls begin this often, whether the last one has been answered or not. */
const EVERY_MS = 10;
const LINES = 30;

const folder = await mkdtemp(join(tmpdir(), 'materia-documents-'));
const server = engine === 'postgres' ? await startServer({ isDurable: true }) : undefined;
if (server !== undefined && 'missing' in server) throw new Error(server.missing);
const opened = await openDatabase(server === undefined ? { folder } : { url: server.url });
if (!opened.ok) throw new Error(`The database does not open: ${opened.error.kind}`);
const database = opened.value;
await importFeed({ pool: database.pool, market: 'pl', feed: placementFeed(1_000_000), now: NOW });
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
const address = await host.app.listen({ port: 0, host: '127.0.0.1' });
const lines = Array.from({ length: LINES }, (_, at) => ownLine(at));
const [customer] = await crowdAtCheckout(
  { database: { ...database, drop: async () => undefined }, secrets, clock: { now: NOW } },
  1,
  lines,
);
if (customer === undefined) throw new Error('There is one customer');

const fetched = async (path: string, init: RequestInit = {}): Promise<ArrayBuffer> => {
  const response = await fetch(`${address}/pl${path}`, init);
  const bytes = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
  return bytes;
};
const bearer = { authorization: `Bearer ${customer.token}` };
const placed: unknown = JSON.parse(
  new TextDecoder().decode(
    await fetched('/carts/mine/order', {
      method: 'PUT',
      headers: {
        ...bearer,
        'content-type': 'application/json',
        'idempotency-key': randomId(),
        'x-service-credential': secrets.serviceCredential,
      },
      body: JSON.stringify({
        request: { retailer_id: '1', cart_id: customer.cartId },
        cart_revision: 1,
        payment_method_code: 'card',
        return_path: '/checkout/payment',
      }),
    }),
  ),
);
const order = /"order_number":"([^"]+)"/.exec(JSON.stringify(placed))?.[1] ?? '';
const readProduct = (): Promise<ArrayBuffer> =>
  fetched(`/product/detail/${ownLine(20).sku}`, {
    headers: { authorization: `Bearer ${secrets.publicCredential}` },
  });
const readDocument = (): Promise<ArrayBuffer> =>
  fetched(`/maestro/getOrderConfirmationPdf/${order}`, { headers: bearer });

/** Product calls at a fixed rate, in milliseconds until the whole reply is there. */
const measured = async (documentsPerMinute: number) => {
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  const documents: Promise<ArrayBuffer>[] = [];
  const from = performance.now();
  let nextDocument = from;
  for (let next = from; next < from + Number(seconds) * 1000; next += EVERY_MS) {
    await wait(Math.max(0, next - performance.now()));
    const began = performance.now();
    calls.push(
      readProduct().then(() => {
        times.push(performance.now() - began);
      }),
    );
    if (documentsPerMinute > 0 && began >= nextDocument) {
      documents.push(readDocument());
      nextDocument += 60_000 / documentsPerMinute;
    }
  }
  await Promise.all([...calls, ...documents]);
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: quantile(0.5), p95: quantile(0.95), documents: documents.length };
};

await readDocument();
await measured(0);
const before = await measured(0);
const during = await measured(Number(perMinute));
const after = await measured(0);
process.stdout.write(`${JSON.stringify({ before, during, after })}\n`);
await host.app.close();
await database.close();
await server?.stop();
await rm(folder, { recursive: true, force: true });
