import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SingleEvent } from '@materia/domain-order';
import { withTx } from '../../platform/database/with-tx.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { contradictions } from '../../testing/order-ledger.ts';
import { testProvider, type TestProvider } from '../../testing/payment-provider.ts';
import {
  aCardPlacement,
  ADDRESS,
  aMethodChoice,
  aRead,
  type Buyer,
  fromAnywhere,
  mixedBuyer,
  pay,
  revisionOf,
} from '../../testing/shoppers.ts';
import { lockPurchase } from '../purchases/repository.ts';
import { lockOrderToMove, moveOrder } from './move-order.ts';

const [poland] = markets;
const V1 = `V1-${SPECIAL.vendorOnly}`;
const MINUTE = 60_000;

describe.each(ENGINES)('moving the orders of a purchase on %s', (engine) => {
  let host: TestHost;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost(engine, { provider });
    await sql`update vendor_offer set qty = 20, status = 'SITE_DELIVERY' where market = 'pl' and code = ${V1}`.execute(
      host.database.db,
    );
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });

  const later = (): void => {
    host.clock.now = new Date(Date.parse(host.clock.now) + MINUTE).toISOString();
  };

  /** A purchase that waits for its payment: an own order that is collected, and one of a vendor. */
  const openPurchase = async () => {
    const buyer = await mixedBuyer(host, { [skuOf(0)]: 2 }, aMethodChoice('drive', 'two_hours'));
    await replied(host.call('saveShippingAddress', { body: { address: ADDRESS } }, buyer));
    const { orders, payment } = await replied(
      host.call('orderAndPay', aCardPlacement(buyer, await revisionOf(host, buyer)), {
        ...buyer,
        headers: fromAnywhere(host),
      }),
    );
    const [own, vendors] = orders.map(({ order_number }) => order_number);
    return { buyer, own: own ?? '', vendors: vendors ?? '', payment };
  };
  const move = (number: string, event: SingleEvent) =>
    withTx(host.database.db, async (tx) => {
      const order = await lockOrderToMove(tx, poland.id, number);
      if (order === undefined) throw new Error('The order exists');
      return moveOrder(tx, order, event, { market: poland, now: host.clock.now });
    });
  const cancelled = { ok: true, value: 'CANCELED' };
  const linesIn = async (buyer: Buyer): Promise<Record<string, number>> => {
    const carts = await replied(host.call('readMyCart', aRead(buyer.cartId), buyer));
    return Object.fromEntries(
      carts.flatMap(({ cart }) => cart.items.map(({ sku, qty }) => [sku, qty])),
    );
  };
  const purchaseOf = (number: string) =>
    host.database.db
      .selectFrom('purchase')
      .select('state')
      .where('number', '=', number)
      .executeTakeFirst();
  const ordersOf = (number: string) =>
    host.database.db
      .selectFrom('orders')
      .select(['number', 'status', 'stock_state', 'confirmed'])
      .where('purchase_number', '=', number)
      .orderBy('vendor', 'desc')
      .execute();
  const refundsOf = (attempt: string) =>
    host.database.db
      .selectFrom('payment_refund')
      .select(['order_number', 'amount_minor', 'reason'])
      .where('attempt_id', '=', attempt)
      .execute();
  const payLater = async (payment: Parameters<typeof pay>[2]): Promise<void> => {
    later();
    await pay(host, provider, payment);
  };

  it('gives the lines back to the cart once every order of an open purchase is cancelled, and its money if it comes after all (PLO-07, PAY-14)', async () => {
    const { buyer, own, vendors, payment } = await openPurchase();
    expect(await linesIn(buyer)).toEqual({});
    expect(await move(own, { kind: 'cancelled-by-buyer' })).toEqual(cancelled);
    expect(await linesIn(buyer)).toEqual({});
    expect(await purchaseOf(own)).toEqual({ state: 'open' });
    expect(await move(vendors, { kind: 'cancelled-by-buyer' })).toEqual(cancelled);
    expect(await linesIn(buyer)).toEqual({ [skuOf(0)]: 2, [SPECIAL.vendorOnly]: 1 });
    expect(await purchaseOf(own)).toEqual({ state: 'cancelled' });
    expect(await refundsOf(payment.attempt_id)).toEqual([]);
    await payLater(payment);
    expect(await refundsOf(payment.attempt_id)).toMatchObject([
      { order_number: null, reason: 'late-success' },
    ]);
    expect(await contradictions(host.database.db)).toEqual({});
  });

  it('sends back the share of an order that was cancelled before its purchase was paid (PLO-07)', async () => {
    const { buyer, own, vendors, payment } = await openPurchase();
    await move(vendors, { kind: 'cancelled-by-buyer' });
    await payLater(payment);
    expect(await ordersOf(own)).toEqual(
      expect.arrayContaining([
        { number: own, status: 'TO_BE_PREPARED', stock_state: 'held', confirmed: true },
        { number: vendors, status: 'CANCELED', stock_state: 'released', confirmed: true },
      ]),
    );
    const { grandTotal } = await replied(
      host.call('readOrder', { params: { orderId: vendors }, query: {} }, buyer),
    );
    expect(await refundsOf(payment.attempt_id)).toEqual([
      {
        order_number: vendors,
        amount_minor: Math.round(grandTotal * 100),
        reason: 'order-cancelled',
      },
    ]);
    expect(await contradictions(host.database.db)).toEqual({});
  });

  it('refuses events that the machine does not list, without a change (ORD-17, ORD-18)', async () => {
    const { own, vendors } = await openPurchase();
    const before = await ordersOf(own);
    expect(await move(own, { kind: 'not-collected' })).toEqual({
      ok: false,
      error: {
        kind: 'step-not-allowed',
        from: 'WAITING_FOR_DEPOSIT_PAYMENT',
        event: { kind: 'not-collected' },
      },
    });
    expect(await ordersOf(own)).toEqual(before);
    await move(own, { kind: 'cancelled-by-buyer' });
    expect((await move(own, { kind: 'cancelled-by-buyer' })).ok).toBe(false);
    expect(
      await host.database.db
        .selectFrom('order_status')
        .select(['seq', 'status'])
        .where('order_number', '=', own)
        .orderBy('seq')
        .execute(),
    ).toEqual([
      { seq: 1, status: 'WAITING_FOR_DEPOSIT_PAYMENT' },
      { seq: 2, status: 'CANCELED' },
    ]);
    await move(vendors, { kind: 'cancelled-by-buyer' });
  });

  it('ends with all money refunded when a payment and cancellations arrive at the same time (PLO-07)', async () => {
    const { own, vendors, payment } = await openPurchase();
    await Promise.all([
      payLater(payment),
      move(own, { kind: 'cancelled-by-buyer' }),
      move(vendors, { kind: 'cancelled-by-buyer' }),
    ]);
    expect(await purchaseOf(own)).toMatchObject({ state: 'cancelled' });
    const back = (await refundsOf(payment.attempt_id)).reduce(
      (sum, { amount_minor }) => sum + amount_minor,
      0,
    );
    const paid = await host.database.db
      .selectFrom('purchase')
      .select('total_minor')
      .where('number', '=', own)
      .executeTakeFirst();
    expect(back).toBe(paid?.total_minor);
    expect(await contradictions(host.database.db)).toEqual({});
  });

  // One connection cannot wait for itself.
  it.runIf(engine === 'postgres')(
    'waits for the purchase before it locks the order, as payments do (PLO-07)',
    async () => {
      const { own, vendors } = await openPurchase();
      const { db } = host.database;
      const moving = await db.transaction().execute(async (payment) => {
        await lockPurchase(payment, 'pl', own);
        const waiting = move(own, { kind: 'cancelled-by-buyer' });
        await expect
          .poll(async () => (await sql`select from pg_locks where not granted`.execute(db)).rows)
          .toHaveLength(1);
        const order = sql`select number from orders where number = ${own} for update nowait`;
        expect((await order.execute(payment)).rows).toEqual([{ number: own }]);
        return { waiting };
      });
      expect(await moving.waiting).toEqual(cancelled);
      await move(vendors, { kind: 'cancelled-by-buyer' });
    },
  );
});
