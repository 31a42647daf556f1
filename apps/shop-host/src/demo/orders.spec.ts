import { markets } from '@materia/market-all';
import { parseTaxNumberOfAny } from '@materia/domain-tax-number';
import {
  firstStatus,
  LEGACY_STATUSES,
  OFFER_STATUSES,
  orderAfter,
  type OrderStatus,
  trackingOf,
} from '@materia/domain-order';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../testing/database.ts';
import { FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../testing/host.ts';
import { addDemoAccounts } from '../testing/demo-accounts.ts';
import { DEMO_PASSWORD } from '../testing/demo-secrets.ts';
import {
  EVERY_STATUS,
  STEADY_BUYER,
  stepsTo,
  type DemoFulfilment,
  FULFILMENTS,
} from './order-stories.ts';

const [market] = markets;
const WAY_NAMES: readonly DemoFulfilment[] = [
  'fetched',
  'brought',
  'to-relay',
  'offer-fetched',
  'offer-brought',
  'vendor-brought',
  'vendor-to-relay',
];
const STORIES = [...EVERY_STATUS, ...STEADY_BUYER].map(({ way, last }) => ({ way, last }));

describe('the path of a demo order to its status', () => {
  it.each(STORIES)('$way $last is allowed by tracking (ORD-18)', ({ way, last }) => {
    const kind = FULFILMENTS[way];
    const [first = last, ...steps] = stepsTo(kind, last);
    const starts = (['in-store', 'accepted', 'pending', 'awaiting-transfer'] as const)
      .map((payment) => firstStatus(kind, payment))
      .map((start) => (start.ok ? start.value : ''));
    expect(starts).toContain(first);
    expect(
      steps.reduce<OrderStatus>((from, to) => {
        expect(orderAfter(kind, from, { kind: 'advance', to })).toMatchObject({
          ok: true,
          value: { status: to },
        });
        return to;
      }, first),
    ).toBe(last);
  });

  it('every status is covered, for pickup and delivery, for the shop and for a vendor (ORD-19, ORD-20, ORD-21)', () => {
    const shown = (way: DemoFulfilment) =>
      EVERY_STATUS.filter((story) => story.way === way).map(({ last }) => last);
    const missing = (way: DemoFulfilment, statuses: readonly OrderStatus[]) =>
      statuses.filter((status) => !shown(way).includes(status));
    expect(missing('fetched', LEGACY_STATUSES)).toEqual(['SHIPPED']);
    expect(missing('brought', LEGACY_STATUSES)).toEqual([]);
    expect(missing('vendor-brought', OFFER_STATUSES)).toEqual([]);
    expect(missing('offer-brought', OFFER_STATUSES)).toEqual([]);
    expect(missing('offer-fetched', OFFER_STATUSES)).toEqual(['SHIPPED']);
    expect(WAY_NAMES.filter((way) => shown(way).length === 0)).toEqual([]);
  });
});

describe('the demo company', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost('pglite');
  });
  afterAll(() => host.close());

  it.each(markets)(
    'of market $id has a tax number of the kind that the market asks companies for',
    async (market) => {
      await addDemoAccounts(host, market);
      const people = await host.database.db
        .selectFrom('customer')
        .select(['is_pro_card', 'company_fiscal_id'])
        .where('market', '=', market.id)
        .execute();
      expect(people).toHaveLength(3);
      for (const { is_pro_card, company_fiscal_id: number } of people)
        expect(parseTaxNumberOfAny(market.rules.taxNumbers, number ?? '').ok).toBe(is_pro_card);
    },
  );
});

describe.each(ENGINES)('orders of the demo accounts on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
    await addDemoAccounts(host, market);
  });
  afterAll(() => host.close());

  const ordersOf = async (kind: string) => {
    const { jwtToken: token } = await replied(
      host.call(
        'signIn',
        { body: { username: `${kind}@demo.${market.id}.example`, password: DEMO_PASSWORD } },
        { bu: market.id },
      ),
    );
    return host.database.db
      .selectFrom('orders')
      .innerJoin('customer', (join) =>
        join
          .onRef('customer.market', '=', 'orders.market')
          .onRef('customer.id', '=', 'orders.customer_id'),
      )
      .select(['orders.number', 'orders.status', 'orders.total_minor', 'orders.created_at'])
      .where('customer.email', '=', `${kind}@demo.${market.id}.example`)
      .execute()
      .then((orders) => ({ token, orders }));
  };

  it('are there in every status, with history and amount, and their owner can read them', async () => {
    const { token, orders } = await ordersOf('private');
    expect(orders.map(({ status }) => status).toSorted()).toEqual(
      EVERY_STATUS.map(({ last }) => last).toSorted(),
    );
    expect(
      orders.filter(
        ({ total_minor, created_at }) => total_minor <= 0 || created_at >= FRIDAY_MORNING,
      ),
    ).toEqual([]);
    for (const { number, status } of orders.slice(0, 3)) {
      const read = await replied(
        host.call(
          'readOrder',
          { params: { orderId: number }, query: {} },
          { token, bu: market.id },
        ),
      );
      expect([read.status, read.statusHistories.at(-1)?.status]).toEqual([status, status]);
    }
    expect((await ordersOf('professional')).orders).toHaveLength(STEADY_BUYER.length);
    expect((await ordersOf('platinum')).orders).toEqual([]);
  });

  it('that were paid and cancelled say what went back', async () => {
    const { token, orders } = await ordersOf('private');
    const cancelled = await Promise.all(
      orders
        .filter(({ status }) => status === 'CANCELED')
        .map(({ number }) =>
          replied(
            host.call(
              'readOrder',
              { params: { orderId: number }, query: {} },
              { token, bu: market.id },
            ),
          ),
        ),
    );
    const paid = cancelled.filter(({ payment }) => payment?.state === 'paid');
    expect(paid.length).toBeGreaterThan(0);
    for (const { grandTotal, payment } of paid)
      expect(payment?.refunds).toMatchObject([
        { amount: grandTotal, state: 'succeeded', reason: 'order-cancelled' },
      ]);
  });

  it('have the details of their fulfilment: address, relay point, vendor, delivery charged once (ORD-01, TRK-32, TRK-35)', async () => {
    const { token, orders } = await ordersOf('private');
    const read = await Promise.all(
      orders.map(({ number }) =>
        replied(
          host.call(
            'readOrder',
            { params: { orderId: number }, query: {} },
            { token, bu: market.id },
          ),
        ),
      ),
    );
    for (const order of read) {
      const isFetched = order.deliveryType === 'pickup';
      const waits = order.status === 'WAITING_TRANSFER';
      expect([order.addresses?.length ?? 0, order.shippingPrice > 0]).toEqual(
        isFetched ? [0, false] : [1, true],
      );
      expect([order.paymentMethod, order.payment?.state]).toEqual(
        waits ? ['p24', 'waiting'] : isFetched ? ['pay_in_store', 'in-store'] : ['card', 'paid'],
      );
      expect(order.relaisName !== undefined).toBe(order.deliveryType === 'relay');
      expect([order.vendor !== undefined, order.isThirdParty]).toEqual(
        order.lines.some(({ customData }) => customData.vendorName !== market.name)
          ? [true, true]
          : [false, false],
      );
      const sum =
        order.lines.reduce((total, line) => total + line.rowTotal, 0) +
        order.shippingPrice +
        (order.preparationFees?.totalPrice ?? 0);
      expect(sum).toBeCloseTo(order.grandTotal, 9);
      const delivery = order.deliveryType === 'home' ? 'delivery' : order.deliveryType;
      const kind = Object.values(FULFILMENTS).find(
        (each) =>
          each.type === order.type &&
          each.delivery === delivery &&
          each.isThirdParty === order.isThirdParty,
      );
      expect(kind && trackingOf(kind, order.status)).toMatchObject({ known: true });
    }
    expect(
      new Set(
        read.map(
          ({ type, deliveryType, isThirdParty }) => `${type} ${deliveryType} ${isThirdParty}`,
        ),
      ).size,
    ).toBe(WAY_NAMES.length);
  });

  it('hold exactly the stock of the unsettled ones', async () => {
    const held = sql<number>`(select coalesce(sum(qty), 0)::integer from order_line join orders on orders.market = order_line.market and orders.number = order_line.order_number where orders.market = ${market.id} and stock_state = 'held' and orders.vendor is null)`;
    const { rows } = await sql<{
      readonly reserved: number;
      readonly held: number;
    }>`select sum(reserved)::integer as reserved, ${held} as held from stock where market = ${market.id}`.execute(
      host.database.db,
    );
    expect(rows[0]?.reserved).toBe(rows[0]?.held);
    expect(rows[0]?.held).toBeGreaterThan(0);
  });

  it('end like those of shoppers where the store works on what is paid there', async () => {
    const held = await host.database.db
      .selectFrom('stock_hold')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.market', '=', 'stock_hold.market')
          .onRef('orders.number', '=', 'stock_hold.order_number'),
      )
      .select(['orders.number', 'stock_hold.expires_at'])
      .where('orders.market', '=', market.id)
      .where('orders.payment_method', '=', 'pay_in_store')
      .where('orders.status', 'in', ['TO_BE_PREPARED', 'IN_PREPARATION', 'READY'])
      .execute();
    const jobs = await host.database.db
      .selectFrom('job')
      .select('subject')
      .where('lane', '=', 'holds')
      .execute();
    expect(held.length).toBeGreaterThan(0);
    for (const { number, expires_at: end } of held)
      expect([
        number,
        (end ?? '') > FRIDAY_MORNING,
        jobs.some(({ subject }) => subject === number),
      ]).toEqual([number, true, true]);
  });

  it('are created once', async () => {
    const before = (await ordersOf('private')).orders.length;
    await addDemoAccounts(host, market);
    expect((await ordersOf('private')).orders).toHaveLength(before);
  });
});
