import { randomFrom } from '@materia/testing/oracle';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { HAS_POSTGRES } from '../../testing/database.ts';
import { FRIDAY_MORNING, openTestHost, type TestHost } from '../../testing/host.ts';
import { contradictions } from '../../testing/order-ledger.ts';
import { testProvider, type TestProvider } from '../../testing/payment-provider.ts';
import { ownLine, placementFeed, vendorLine } from '../../testing/placement-feed.ts';
import { crowdAtCheckout } from '../../testing/shopper-pool.ts';
import { aCardPlacement, type Buyer, fromAnywhere } from '../../testing/shoppers.ts';
import { soakReport } from '../../testing/soak-report.ts';
import { faultyPool, STATEMENT_FAULTS } from '../../testing/statement-faults.ts';

const EVERY = process.env['MATERIA_PLACEMENT_FAULTS'] === 'every';
const SEED = Number(process.env['MATERIA_MODEL_SEED'] ?? 20_261_123);
/** One fault in this many is tried. */
const SAMPLE = EVERY ? 1 : 32;
const GOODS = [ownLine(9, 2), ownLine(10), vendorLine('V1', 11, 2), vendorLine('V2', 12)];
const SLOT = { day: '2026-11-23', hour: 10 };
const MOST_RETRIES = 4;

/** Reads again if the pool gave out a connection that a fault had just ended. */
const readAgain = async <Value>(read: () => Promise<Value>): Promise<Value> => {
  try {
    return await read();
  } catch {
    return read();
  }
};

/** On one connection every fault would be an outage, so this runs on PostgreSQL only. */
describe.runIf(HAS_POSTGRES)('placing and paying while statements fail', () => {
  const faults = faultyPool();
  let host: TestHost;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = testProvider({ approves: true });
    host = await openTestHost('postgres', { provider }, faults);
    await importFeed({
      pool: host.database.pool,
      market: 'pl',
      feed: placementFeed(9999),
      now: FRIDAY_MORNING,
    });
    await sql`insert into coupon (market, code, kind, value, from_minor, valid_from, valid_until, sold_by, use_limit, conditions)
      values ('pl', 'FAULTS', 'amount', 300, 0, '2026-01-01', '2026-12-31', null, null, '')`.execute(
      host.database.db,
    );
  });
  afterAll(() => host.close());

  const newBuyer = async (): Promise<Buyer> => {
    const [buyer] = await crowdAtCheckout(host, 1, GOODS, SLOT);
    if (buyer === undefined) throw new Error('A crowd of one has a buyer');
    await sql`update cart set coupon_code = 'FAULTS' where id = ${buyer.cartId}`.execute(
      host.database.db,
    );
    return buyer;
  };
  const rows = async (statement: ReturnType<typeof sql<{ readonly count: number }>>) =>
    (await statement.execute(host.database.db)).rows[0]?.count;
  const ordersOf = ({ id }: Buyer) =>
    rows(sql`select count(*) as count from orders where customer_id = ${id}`);
  const linesOf = ({ cartId }: Buyer) =>
    rows(sql`select count(*) as count from cart_line where cart_id = ${cartId}`);

  const attempt = (buyer: Buyer, key: string) => () =>
    host.call('orderAndPay', aCardPlacement(buyer, 1, key), {
      ...buyer,
      headers: fromAnywhere(host),
    });

  it('leaves a complete order or none if any statement fails, and a retry completes it once', async () => {
    const clean = await newBuyer();
    const { value, statements } = await faults.during(attempt(clean, 'placement-without-a-fault'));
    expect(value.text).toContain('orders');
    expect([await ordersOf(clean), await linesOf(clean)]).toEqual([3, 0]);

    const random = randomFrom(SEED);
    const tried: string[] = [];
    const wrong: object[] = [];
    for (let at = 1; at <= statements; at += 1)
      for (const kind of STATEMENT_FAULTS) {
        if (random() * SAMPLE >= 1) continue;
        const buyer = await newBuyer();
        const key = `placement-with-${kind}-${at}`;
        const met = await faults.during(attempt(buyer, key), { at, kind });
        if (met.hit === '') continue;
        tried.push(key);
        const found = await readAgain(() => contradictions(host.database.db));
        const between = [await ordersOf(buyer), await linesOf(buyer)];
        let { status } = met.value;
        const first = status;
        for (let retry = 0; status !== 200 && retry < MOST_RETRIES; retry += 1)
          status = (await attempt(buyer, key)()).status;
        await host.host.followPayments();
        const after = [await ordersOf(buyer), await linesOf(buyer)];
        const paid = await rows(
          sql`select count(*) as count from purchase where customer_id = ${buyer.id} and state = 'confirmed'`,
        );
        const charged = await rows(
          sql`select count(*) as count from payment_attempt join purchase on purchase.number = purchase_number where customer_id = ${buyer.id} and payment_attempt.state = 'paid'`,
        );
        const mails = await rows(
          sql`select count(*) as count from job join purchase on payload->>'number' = purchase.number where lane = 'mail' and kind = 'order-confirmation' and customer_id = ${buyer.id}`,
        );
        const isWhole =
          Object.keys(found).length === 0 &&
          ['0,4', '3,0'].includes(String(between)) &&
          [200, 503].includes(first) &&
          (kind !== '40001' || first === 200) &&
          [status, ...after, paid, charged, mails].join() === '200,3,0,1,1,1';
        if (!isWhole)
          wrong.push({ key, hit: met.hit, first, between, after, paid, charged, mails, found });
      }
    await soakReport('every statement of placement and payment × every fault', {
      statements,
      faults: tried.length,
      notWhole: wrong.length,
    });
    expect(tried.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
    expect(await contradictions(host.database.db)).toEqual({});
    expect(new Set(provider.started.map(({ purchaseNumber }) => purchaseNumber)).size).toBe(
      provider.started.length,
    );
  }, 900_000);
});
