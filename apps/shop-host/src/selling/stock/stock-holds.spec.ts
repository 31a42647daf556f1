import { MOST_UNPAID_PURCHASES } from '@materia/domain-checkout';
import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { advance } from '../../desk/staff/advance.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { ENGINES } from '../../testing/database.ts';
import { feedSource, skuOf, SPECIAL, testFeed } from '../../testing/feed.ts';
import { setFlags } from '../../testing/flags.ts';
import { guestAtCheckout, guestRevision } from '../../testing/guests.ts';
import { FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { contradictions } from '../../testing/order-ledger.ts';
import { testProvider, type TestProvider } from '../../testing/payment-provider.ts';
import { crowdAtCheckout } from '../../testing/shopper-pool.ts';
import {
  aCardPlacement,
  aPlacement,
  type Buyer,
  buyerAtCheckout,
  fromAnywhere,
  newShopper,
  placed,
  revisionOf,
} from '../../testing/shoppers.ts';

const [poland] = markets;
const HOUR = 3_600_000;

describe.each(ENGINES)('holds on %s', (engine) => {
  let host: TestHost;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost(engine, { provider });
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.clock.now = FRIDAY_MORNING;
  });

  const holdsOf = (orderNumber: string) =>
    host.database.db
      .selectFrom('stock_hold')
      .select(['location_kind', 'location', 'sku', 'quantity', 'expires_at'])
      .where('order_number', '=', orderNumber)
      .orderBy('sku')
      .execute();
  const orderByCard = async (buyer: Buyer) =>
    replied(host.call('orderAndPay', aCardPlacement(buyer, await revisionOf(host, buyer)), buyer));
  const step = (number: string, status: string) =>
    advance(host.database.db, poland, number, status, host.clock.now);

  it.each(['CANCELED', 'COMPLETED'])(
    'last until the order is handed over or cancelled: %s (ORD-18)',
    async (last) => {
      const number = await placed(host, await buyerAtCheckout(host, { [skuOf(1)]: 2 }));
      expect(await holdsOf(number)).toEqual([
        {
          location_kind: 'store',
          location: '1',
          sku: skuOf(1),
          quantity: 2,
          expires_at: '2026-11-27T23:00:00.000Z',
        },
      ]);
      const steps =
        last === 'CANCELED' ? [last] : ['IN_PREPARATION', 'READY', 'INVOICED', 'COMPLETED'];
      for (const status of steps) expect((await step(number, status)).ok).toBe(true);
      expect(await holdsOf(number)).toEqual([]);
      expect(await contradictions(host.database.db)).toEqual({});
    },
  );

  it('of a payment end with its time, are released once, and can be sold again (PLO-07)', async () => {
    const buyer = await buyerAtCheckout(host, { [skuOf(18)]: 2 });
    const { orders, payment } = await orderByCard(buyer);
    const number = orders[0]?.order_number ?? '';
    const [hold] = await holdsOf(number);
    expect(hold?.expires_at).toBe(laterBy(FRIDAY_MORNING, 40 * 60_000));
    host.clock.now = laterBy(FRIDAY_MORNING, HOUR);
    provider.decide(payment.attempt_id, 'expired');
    await host.host.followPayments();
    await host.host.followPayments();
    expect(await holdsOf(number)).toEqual([]);
    expect(await contradictions(host.database.db)).toEqual({});
    expect(
      await host.database.db
        .selectFrom('order_status')
        .select('status')
        .where('order_number', '=', number)
        .where('status', '=', 'CANCELED')
        .execute(),
    ).toHaveLength(1);
  });

  it('of a paid order have no end', async () => {
    const buyer = await buyerAtCheckout(host, { [skuOf(19)]: 1 });
    const { orders, payment } = await orderByCard(buyer);
    provider.decide(payment.attempt_id, 'paid');
    await replied(
      host.call('readPayment', { params: { attempt: payment.attempt_id }, body: {} }, buyer),
    );
    expect(await holdsOf(orders[0]?.order_number ?? '')).toMatchObject([{ expires_at: null }]);
  });

  it('of an order that is paid in store end two opening days after it was ready (PLO-07)', async () => {
    const number = await placed(host, await buyerAtCheckout(host, { [skuOf(21)]: 2 }));
    for (const status of ['IN_PREPARATION', 'READY']) await step(number, status);
    // Ready on a Friday: Monday and Tuesday count, and Tuesday ends at midnight in Warsaw.
    const end = '2026-11-24T23:00:00.000Z';
    expect(await holdsOf(number)).toMatchObject([{ expires_at: end }]);
    host.clock.now = laterBy(end, -1);
    await host.host.followPayments();
    expect(await holdsOf(number)).toHaveLength(1);
    host.clock.now = end;
    await host.host.followPayments();
    expect(await holdsOf(number)).toEqual([]);
    expect(
      await host.database.db
        .selectFrom('orders')
        .innerJoin('purchase', 'purchase.number', 'orders.purchase_number')
        .select(['orders.status', 'purchase.state'])
        .where('orders.number', '=', number)
        .executeTakeFirst(),
    ).toEqual({ status: 'CANCELED', state: 'cancelled' });
    expect(await contradictions(host.database.db)).toEqual({});
  });

  it('of an order that is paid in store end five opening days after it was placed, with a mail before and one then (PLO-07)', async () => {
    const buyer = await buyerAtCheckout(host, { [skuOf(20)]: 2 });
    const number = await placed(host, buyer);
    // Placed on a Friday: Monday to Friday count, and Friday ends at midnight in Warsaw.
    const end = '2026-11-27T23:00:00.000Z';
    expect(await holdsOf(number)).toMatchObject([{ expires_at: end }]);
    const mails = async (): Promise<readonly string[]> => {
      await host.host.sendDueMails();
      return host.mails.map(({ mail }) => mail.text).filter((text) => text.includes(number));
    };
    expect(await mails()).toHaveLength(1);
    host.clock.now = laterBy(end, -41 * HOUR);
    expect(await mails()).toHaveLength(1);
    host.clock.now = laterBy(end, -40 * HOUR);
    const [, reminder = ''] = await mails();
    expect(reminder).toContain(`Sklep nie przygotował jeszcze zamówienia nr ${number}`);
    expect(reminder).toContain('piątek, 27 listopada');
    host.clock.now = laterBy(end, -1);
    await host.host.followPayments();
    expect(await holdsOf(number)).toHaveLength(1);
    host.clock.now = end;
    await host.host.followPayments();
    expect(await holdsOf(number)).toEqual([]);
    expect((await mails())[2]).toContain('anulowane');
    expect(await contradictions(host.database.db)).toEqual({});
  });

  it('of an order that is paid in store last for as long as staff work on it, and no reminder is sent of an earlier end', async () => {
    const buyer = await buyerAtCheckout(host, { [skuOf(23)]: 2 });
    const number = await placed(host, buyer);
    // On Thursday there are five more opening days from then on.
    host.clock.now = laterBy(FRIDAY_MORNING, 6 * 24 * HOUR);
    await step(number, 'IN_PREPARATION');
    const end = '2026-12-03T23:00:00.000Z';
    expect(await holdsOf(number)).toMatchObject([{ expires_at: end }]);
    host.clock.now = laterBy(FRIDAY_MORNING, 8 * 24 * HOUR);
    await host.host.followPayments();
    expect(await holdsOf(number)).toHaveLength(1);
    await host.host.sendDueMails();
    const texts = host.mails
      .filter(({ mail }) => mail.to === buyer.email)
      .map(({ mail }) => mail.text);
    expect(texts.filter((text) => text.includes('nie przygotował'))).toEqual([]);
    host.clock.now = end;
    await host.host.followPayments();
    expect(await holdsOf(number)).toEqual([]);
  });

  it('of an order that is paid in store are reminded of once, however often staff work on it in a day', async () => {
    const buyer = await buyerAtCheckout(host, { [skuOf(24)]: 1 });
    const number = await placed(host, buyer);
    for (const status of ['IN_PREPARATION', 'TO_CONTROL', 'IN_CONTROL']) await step(number, status);
    host.clock.now = '2026-11-26T12:00:00.000Z';
    await host.host.sendDueMails();
    const texts = host.mails
      .filter(({ mail }) => mail.to === buyer.email)
      .map(({ mail }) => mail.text);
    expect(texts.filter((text) => text.includes('nie przygotował'))).toHaveLength(1);
  });

  it('of an order that is ready early leave two opening days after the day that was chosen', async () => {
    const buyer = await buyerAtCheckout(host, { [skuOf(24)]: 1 });
    const slot = { date: '2026-11-26', start_hour: 9 };
    const body = {
      carrier_code: 'drive',
      method_code: 'scheduled',
      custom_data: { no_date: false, retailer_id: '1', slot },
    } as const;
    await replied(host.call('selectShippingMethod', { body }, buyer));
    const number = await placed(host, buyer);
    for (const status of ['IN_PREPARATION', 'READY']) await step(number, status);
    // Chosen was a Thursday: Friday and Monday count.
    expect(await holdsOf(number)).toMatchObject([{ expires_at: '2026-11-30T23:00:00.000Z' }]);
  });

  it('end by the clock of the store, and the mail before says on which day', async () => {
    await setFlags(host, 'es', [{ key: 'CHECKOUT_GUEST_ALLOWED', choice: true }]);
    const email = 'islands@shop.example';
    const cartId = await guestAtCheckout(host, 'es', email, { withVendor: false });
    await replied(
      host.call(
        'placeGuestOrder',
        {
          params: { cartId },
          headers: { 'idempotency-key': cartId },
          body: {
            request: { retailer_id: '1' },
            payment_method_code: 'pay_in_store',
            cart_revision: await guestRevision(host, cartId, 'es'),
          },
        },
        { bu: 'es', headers: fromAnywhere(host) },
      ),
    );
    await sql`update store set postcode = '35001' where market = 'es' and id = '1'`.execute(
      host.database.db,
    );
    await sql`update orders set store = jsonb_set(store, '{postcode}', '"35001"') where market = 'es' and email = ${email}`.execute(
      host.database.db,
    );
    const mailed = async (): Promise<string> => {
      await host.host.sendDueMails();
      return host.mails.findLast(({ mail }) => mail.to === email)?.mail.text ?? '';
    };
    const [link = ''] = /[\w-]+\.[\w-]+\.[\w-]{40,}/.exec(await mailed()) ?? [];
    const { order_id: number } = await replied(
      host.call('confirmGuestOrders', { body: { link } }, { bu: 'es' }),
    );
    expect(await mailed()).not.toContain('Último día');
    // Midnight on the islands, which is one o'clock in Madrid.
    expect(await holdsOf(number)).toMatchObject([{ expires_at: '2026-11-28T00:00:00.000Z' }]);
    host.clock.now = '2026-11-26T07:59:00.000Z';
    expect(await mailed()).not.toContain('Último día');
    host.clock.now = '2026-11-26T08:00:00.000Z';
    expect(await mailed()).toMatch(/Último día:? viernes, 27 de noviembre/);
  });

  it('without payment are limited by number, and not by product for a buyer with a proven mailbox', async () => {
    const shopper = await newShopper(host);
    const sku = skuOf(22);
    await sql`update stock set qty = 300 where market = 'pl' and sku = ${sku}`.execute(
      host.database.db,
    );
    const order = async (qty: number, method: 'store' | 'card' = 'store') => {
      const buyer = await buyerAtCheckout(host, qty === 0 ? {} : { [sku]: qty }, shopper);
      const revision = await revisionOf(host, buyer);
      const answer = await (method === 'store'
        ? host.call('placeOrder', aPlacement(buyer, revision), buyer)
        : host.call('orderAndPay', aCardPlacement(buyer, revision), buyer));
      return 'refusal' in answer ? answer.refusal.code : answer.status;
    };
    expect(await order(100)).toBe(200);
    expect(await order(200)).toBe(200);
    await sql`update stock set qty = 3000 where market = 'pl' and sku = ${sku}`.execute(
      host.database.db,
    );
    for (let count = 2; count < MOST_UNPAID_PURCHASES; count += 1) expect(await order(1)).toBe(200);
    expect(await order(1)).toBe('too-many-unpaid');
    expect(await order(0, 'card')).toBe(200);
  });

  it('of orders that are paid in store are limited by network, across accounts, and only orders count', async () => {
    const goods = [{ sku: SPECIAL.hundred, qty: 1, minor: 1050 }];
    const [one, other, third] = await crowdAtCheckout(host, 3, goods);
    if (one === undefined || other === undefined || third === undefined)
      throw new Error('A crowd of three has three buyers');
    const headers = fromAnywhere(host);
    const order = async (buyer: Buyer, revision = 1, from = headers) => {
      const answer = await host.call('placeOrder', aPlacement(buyer, revision), {
        ...buyer,
        headers: from,
      });
      return 'refusal' in answer ? answer.refusal.code : answer.status;
    };
    const counts = async () =>
      (
        await host.database.db
          .selectFrom('attempt')
          .select('count')
          .where('key', 'like', 'pay-in-store:pl:%')
          .orderBy('count')
          .execute()
      ).map(({ count }) => count);
    await host.database.db.deleteFrom('attempt').execute();
    expect(await order(one, 7)).toBe('cart-changed');
    expect(await counts()).toEqual([]);
    expect(await order(one)).toBe(200);
    expect(await counts()).toEqual([1, 1]);
    await sql`update attempt set count = 40 where key like 'pay-in-store:pl:address:%'`.execute(
      host.database.db,
    );
    expect(await order(other)).toBe('too-many-requests');
    expect(await counts()).toEqual([1, 40]);
    expect(await order(third, 1, fromAnywhere(host))).toBe(200);
  });

  it('survive imports, also of a product that leaves the feed and comes back (SHP-12)', async () => {
    const number = await placed(host, await buyerAtCheckout(host, { [skuOf(4)]: 3 }));
    const load = (change: Parameters<typeof testFeed>[0]) =>
      importFeed({
        pool: host.database.pool,
        market: 'pl',
        feed: feedSource(testFeed(change)),
        now: FRIDAY_MORNING,
      });
    const reserved = async () =>
      (
        await sql<{
          readonly reserved: number;
        }>`select reserved from stock where market = 'pl' and store_id = '1' and sku = ${skuOf(4)}`.execute(
          host.database.db,
        )
      ).rows[0]?.reserved;
    const before = await reserved();
    await load({ stock: testFeed().stock.filter(({ sku }) => sku !== skuOf(4)) });
    expect(await reserved()).toBeUndefined();
    expect(await holdsOf(number)).toHaveLength(1);
    await load({});
    expect(await reserved()).toBe(before);
    expect((await step(number, 'CANCELED')).ok).toBe(true);
    expect(await reserved()).toBe((before ?? 0) - 3);
  });
});
