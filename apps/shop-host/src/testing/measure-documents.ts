import { setTimeout as wait } from 'node:timers/promises';
import { isEngine, openMeasuredHost } from './measured-host.ts';
import { ownLine } from './placement-feed.ts';
import { crowdAtCheckout } from './shopper-pool.ts';
import { randomId } from '../platform/auth/random-ids.ts';

/**
 * Measures the product call over HTTP without documents, while documents are drawn at the given
 * rate, and without them again: `measure-documents.ts postgres|pglite SECONDS DOCUMENTS_PER_MINUTE`.
 */
const [engine, seconds, perMinute] = process.argv.slice(2);
if (!isEngine(engine) || !(Number(seconds) > 0)) {
  process.stderr.write(
    'Usage: measure-documents.ts postgres|pglite SECONDS DOCUMENTS_PER_MINUTE\n',
  );
  process.exit(2);
}
const NOW = '2026-11-20T09:00:00.000Z';
/** Product calls begin this often, whether the last one has been answered or not. */
const EVERY_MS = 25;
/** Products of the feed without anything special about them. */
const PLAIN = { from: 8, to: 29 };

const { host, database, secrets, close } = await openMeasuredHost(engine, NOW);
const address = await host.app.listen({ port: 0, host: '127.0.0.1' });
const lines = Array.from({ length: PLAIN.to - PLAIN.from + 1 }, (_, at) =>
  ownLine(PLAIN.from + at),
);
const [customer] = await crowdAtCheckout(
  { database: { ...database, drop: async () => undefined }, secrets, clock: { now: NOW } },
  1,
  lines,
);
if (customer === undefined) throw new Error('There is one customer');

const fetched = async (path: string, init: RequestInit = {}): Promise<ArrayBuffer> => {
  const response = await fetch(`${address}/pl${path}`, init);
  const bytes = await response.arrayBuffer();
  if (!response.ok)
    throw new Error(
      `${path} answered ${String(response.status)}: ${new TextDecoder().decode(bytes)}`,
    );
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
await close();
