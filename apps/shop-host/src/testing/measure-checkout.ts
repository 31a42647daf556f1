import { isEngine, openMeasuredHost } from './measured-host.ts';
import { ownLine, vendorCodes, vendorLine } from './placement-feed.ts';
import { crowdAtCheckout } from './shopper-pool.ts';
import { randomId } from '../platform/auth/random-ids.ts';

/**
 * Measures the checkout and the placement of carts with 1, 3 and 10 shipments, in milliseconds per
 * call, without a socket: `measure-checkout.ts postgres|pglite REQUESTS`. CPU is that of this
 * process, which contains the embedded database but not a PostgreSQL server.
 */
const [engine, requests] = process.argv.slice(2);
if (!isEngine(engine) || !(Number(requests) > 0)) {
  process.stderr.write('Usage: measure-checkout.ts postgres|pglite REQUESTS\n');
  process.exit(2);
}
const NOW = '2026-11-20T09:00:00.000Z';
const SHIPMENTS = [1, 3, 10];
const WARM_UP = 10;

const { host, database, secrets, close } = await openMeasuredHost(engine, NOW);
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
await close();
