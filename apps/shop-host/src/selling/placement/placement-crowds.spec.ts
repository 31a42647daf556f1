import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { HAS_POSTGRES } from '../../testing/database.ts';
import { SPECIAL } from '../../testing/feed.ts';
import { FRIDAY_MORNING, openTestHost, type TestHost } from '../../testing/host.ts';
import { contradictions } from '../../testing/order-ledger.ts';
import { jsonSender } from '../../testing/json-sender.ts';
import { testProvider } from '../../testing/payment-provider.ts';
import { ownLine, placementFeed, vendorLine } from '../../testing/placement-feed.ts';
import { crowdAtCheckout } from '../../testing/shopper-pool.ts';
import { aCardPlacement, aPlacement, type Buyer, fromAnywhere } from '../../testing/shoppers.ts';
import { soakProgress, soakReport } from '../../testing/soak-report.ts';

const CROWD = Number(process.env['MATERIA_PLACEMENT_CROWD'] ?? 300);
const BASKETS = Number(process.env['MATERIA_PLACEMENT_BASKETS'] ?? 40);
/** As many requests at once as browsers would hold open; the others wait their turn. */
const AT_ONCE = 100;
/** How many buyers share a slot that has a place for every second one. */
const SLOT_SHARE = 10;
const SLOT = { day: '2026-11-23', hour: 10 };

/** CPU time of host and requests, which share this process, in seconds. */
const cpuSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};

/** One connection cannot show concurrency problems, so this runs on PostgreSQL only. */
describe.runIf(HAS_POSTGRES)('a crowd at the checkout', () => {
  let host: TestHost;
  let sender: ReturnType<typeof jsonSender>;
  beforeAll(async () => {
    host = await openTestHost('postgres', { provider: testProvider({ approves: true }) });
    sender = jsonSender(await host.app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(async () => {
    sender.close();
    await host.close();
  });
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });

  const inTurns = async <Value>(
    name: string,
    works: readonly (() => Promise<Value>)[],
  ): Promise<readonly Value[]> => {
    const waiting = works.values();
    const values: Value[] = [];
    const worker = async (): Promise<void> => {
      for (const work of waiting) {
        values.push(await work());
        soakProgress(name, values.length, works.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return values;
  };
  const order = (
    method: 'POST' | 'PUT',
    buyer: Buyer,
    { headers, body }: ReturnType<typeof aPlacement | typeof aCardPlacement>,
  ) =>
    sender.send(
      method,
      '/pl/carts/mine/order',
      { ...headers, ...fromAnywhere(host), authorization: `Bearer ${buyer.token}` },
      body,
    );
  const count = async (from: ReturnType<typeof sql>): Promise<number> =>
    (
      await sql<{ readonly count: number }>`select count(*) as count from ${from}`.execute(
        host.database.db,
      )
    ).rows[0]?.count ?? -1;
  const deadlocks = async (): Promise<number> =>
    (
      await sql<{
        readonly deadlocks: number;
      }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(
        host.database.db,
      )
    ).rows[0]?.deadlocks ?? -1;

  it('of many buyers, each sending the order twice, gets exactly the 100 units there are', async () => {
    const crowd = await crowdAtCheckout(host, CROWD, [
      { sku: SPECIAL.hundred, qty: 1, minor: 1050 },
    ]);
    const [from, cpu] = [performance.now(), process.cpuUsage()];
    const answers = await inTurns(
      'placements for 100 units',
      crowd.flatMap((buyer) => {
        const send = () => order('POST', buyer, aPlacement(buyer, 1, `key-of-${buyer.cartId}`));
        return [send, send];
      }),
    );
    const seconds = (performance.now() - from) / 1000;
    const cpuSeconds = cpuSince(cpu);
    const statuses = Map.groupBy(answers, ({ status }) => status);
    const placed = statuses.get(200) ?? [];
    const orders = await count(sql`orders`);
    await soakReport('placements for 100 units, each sent twice', {
      placements: CROWD,
      orders,
      doubles: placed.length - 2 * new Set(placed.map(({ text }) => text)).size,
      otherAnswers: answers.length - placed.length - (statuses.get(409)?.length ?? 0),
      seconds,
      cpuSeconds,
    });
    expect([...statuses.keys()].toSorted()).toEqual([200, 409]);
    expect(new Set(placed.map(({ text }) => text)).size).toBe(100);
    expect(placed).toHaveLength(200);
    expect(orders).toBe(100);
    expect(await count(sql`order_line`)).toBe(100);
    expect(await count(sql`job where lane = 'mail' and kind = 'order-confirmation'`)).toBe(100);
    expect(await contradictions(host.database.db)).toEqual({});
  }, 900_000);

  it('with products of the shop and of vendors neither deadlocks nor oversells a unit or a slot, while feeds are imported', async () => {
    const { db, pool } = host.database;
    const capacity = Math.ceil(BASKETS / SLOT_SHARE / 2);
    const units = Math.ceil(BASKETS * 0.9);
    const load = (name: string) =>
      importFeed({
        pool,
        market: 'pl',
        feed: placementFeed(units, capacity, name),
        now: FRIDAY_MORNING,
      });
    await load('first');
    const goods = [
      ownLine(20),
      ownLine(21),
      ownLine(22),
      vendorLine('V1', 23),
      vendorLine('V2', 24),
    ];
    const withSlot = Math.ceil(BASKETS / SLOT_SHARE);
    const half = Math.floor((BASKETS - withSlot) / 2);
    const crowds = [
      await crowdAtCheckout(host, withSlot, goods, SLOT),
      await crowdAtCheckout(host, half, goods),
      await crowdAtCheckout(host, BASKETS - withSlot - half, goods.toReversed()),
    ];
    const buyers = Array.from({ length: BASKETS }, (_, at) =>
      crowds.map((crowd) => crowd[at]),
    ).flat();
    const before = await deadlocks();
    const ordersBefore = await count(sql`orders`);
    const [from, cpu] = [performance.now(), process.cpuUsage()];
    const ordering = new AbortController();
    let imports = 0;
    const importing = (async () => {
      for (; !ordering.signal.aborted; imports += 1) await load(`feed ${imports}`);
    })();
    const answers = await inTurns(
      'orders of five lines',
      buyers.flatMap((buyer) =>
        buyer === undefined
          ? []
          : [() => order('PUT', buyer, aCardPlacement(buyer, 1, `basket-of-${buyer.cartId}`))],
      ),
    );
    ordering.abort();
    await importing;
    const seconds = (performance.now() - from) / 1000;
    const statuses = Map.groupBy(answers, ({ status }) => status);
    const placed = statuses.get(200)?.length ?? 0;
    const orders = (await count(sql`orders`)) - ordersBefore;
    const taken = await sql<{
      readonly taken: number;
    }>`select taken from pickup_slot where day = ${SLOT.day} and start_hour = ${SLOT.hour}`.execute(
      db,
    );
    const reserved = await sql<{ readonly reserved: number }>`
      select reserved from stock where market = 'pl' and store_id = '1' and sku = any(${goods.slice(0, 3).map(({ sku }) => sku)}::text[])
      union all select reserved from vendor_offer where code = any(${goods.slice(3).map(({ sku, seller }) => `${seller?.code}-${sku}`)}::text[])`.execute(
      db,
    );
    const found = await contradictions(db);
    await soakReport('orders of five lines and three vendors, with imports', {
      baskets: BASKETS,
      placed,
      orders,
      otherAnswers: answers.length - placed - (statuses.get(409)?.length ?? 0),
      deadlocksRetried: (await deadlocks()) - before,
      contradictions: Object.keys(found).length,
      slotCapacity: capacity,
      slotTaken: taken.rows[0]?.taken ?? 0,
      imports,
      seconds,
      cpuSeconds: cpuSince(cpu),
    });
    expect([...statuses.keys()].toSorted()).toEqual([200, 409]);
    expect(found).toEqual({});
    expect(orders).toBe(3 * placed);
    expect(taken.rows).toEqual([{ taken: capacity }]);
    expect(reserved.rows).toEqual(Array.from({ length: 5 }, () => ({ reserved: placed })));
    expect(placed).toBe(units);
  }, 1_800_000);
});
