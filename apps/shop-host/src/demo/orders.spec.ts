import { markets } from '@materia/market-all';
import { advanceOrder, firstStatus, LEGACY_STATUSES } from '@materia/domain-order-tracking';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../testing/database.ts';
import { FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../testing/host.ts';
import { createDemoAccounts, DEMO_PASSWORD } from './accounts.ts';
import { EVERY_STATUS, STEADY_BUYER, wayTo } from './order-stories.ts';

const [market] = markets;
const KIND = { type: 'legacy', delivery: 'pickup', isThirdParty: false } as const;

describe('the way of a demo order to its status', () => {
  it.each([...EVERY_STATUS, ...STEADY_BUYER].map(({ last }) => last))('%s is one that tracking allows (ORD-18)', (last) => {
    const [first = '', ...steps] = wayTo(last);
    const starts = (['in-store', 'pending', 'awaiting-transfer'] as const).map((payment) => firstStatus('legacy', payment)).map((start) => (start.ok ? start.value : ''));
    expect(starts).toContain(first);
    expect(steps.reduce<string>((from, to) => { expect(advanceOrder(KIND, from, to)).toEqual({ ok: true, value: to }); return to; }, first)).toBe(last);
  });

  it('every status of an order that is fetched is among them; only a delivery is shipped', () => {
    expect(LEGACY_STATUSES.filter((status) => !EVERY_STATUS.some(({ last }) => last === status))).toEqual(['SHIPPED']);
  });
});

describe.each(ENGINES)('orders of the demo accounts on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
    await createDemoAccounts(host.database.db, host.host.passwords, market, FRIDAY_MORNING);
  });
  afterAll(() => host.close());

  const ordersOf = async (kind: string) => {
    const { jwtToken: token } = await replied(host.call('signIn', { body: { username: `${kind}@demo.${market.id}.example`, password: DEMO_PASSWORD } }, { bu: market.id }));
    return host.database.db.selectFrom('orders').innerJoin('customer', (join) => join.onRef('customer.market', '=', 'orders.market').onRef('customer.id', '=', 'orders.customer_id'))
      .select(['orders.number', 'orders.status', 'orders.total_minor', 'orders.created_at']).where('customer.email', '=', `${kind}@demo.${market.id}.example`).execute().then((orders) => ({ token, orders }));
  };

  it('are there in every status, with a past and an amount, and can be read by their owner', async () => {
    const { token, orders } = await ordersOf('private');
    expect(orders.map(({ status }) => status).toSorted()).toEqual(EVERY_STATUS.map(({ last }) => last).toSorted());
    expect(orders.filter(({ total_minor, created_at }) => total_minor <= 0 || created_at >= FRIDAY_MORNING)).toEqual([]);
    for (const { number, status } of orders.slice(0, 3)) {
      const read = await replied(host.call('readOrder', { params: { orderId: number }, query: {} }, { token, bu: market.id }));
      expect([read.status, read.statusHistories.at(-1)?.status]).toEqual([status, status]);
    }
    expect((await ordersOf('professional')).orders).toHaveLength(STEADY_BUYER.length);
    expect((await ordersOf('platinum')).orders).toEqual([]);
  });

  it('hold exactly the stock of those that are not settled', async () => {
    const held = sql<number>`(select coalesce(sum(qty), 0)::integer from order_line join orders on orders.market = order_line.market and orders.number = order_line.order_number where orders.market = ${market.id} and stock_state = 'held')`;
    const { rows } = await sql<{ readonly reserved: number; readonly held: number }>`select sum(reserved)::integer as reserved, ${held} as held from stock where market = ${market.id}`.execute(host.database.db);
    expect(rows[0]?.reserved).toBe(rows[0]?.held);
    expect(rows[0]?.held).toBeGreaterThan(0);
  });

  it('are made once', async () => {
    const before = (await ordersOf('private')).orders.length;
    await createDemoAccounts(host.database.db, host.host.passwords, market, FRIDAY_MORNING);
    expect((await ordersOf('private')).orders).toHaveLength(before);
  });
});
