import type { ProvidedMethod } from '@materia/domain-checkout';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomId } from '../../platform/auth/random-ids.ts';
import { skuOf } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import {
  NOTICE_SIGNATURE,
  testProvider,
  type TestProvider,
} from '../../testing/payment-provider.ts';
import {
  ADDRESS,
  aMethodChoice,
  anAdd,
  aPlacement,
  aRead,
  type Buyer,
  buyerAtCheckout,
  fromAnywhere,
  newShopper,
  PASSWORD,
  revisionOf,
  shopperWithCart,
} from '../../testing/shoppers.ts';
import { SCHEMAS } from '@materia/api-contract/schemas';
import { markets } from '@materia/market-all';
import { hasBought } from '../../catalogue/reviews/repository.ts';
import { advance } from '../../desk/staff/advance.ts';
import { guestAtCheckout, guestRevision, placeAsGuest } from '../../testing/guests.ts';
import { ENGINES } from '../../testing/database.ts';
import { attemptNames } from '../../platform/limits/attempt-names.ts';
import { attempts } from '../../platform/limits/attempts.ts';
import { takeAttempt } from './limits.ts';
import type { ProviderNotice } from './payment-port.ts';

const MINUTE = 60_000;
const [poland] = markets;

describe.each(ENGINES)('payments on %s', (engine) => {
  let host: TestHost;
  let provider: TestProvider;
  /** Accounts whose mailbox nobody has proven. */
  const unproven = new Set<string>();
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost(engine, {
      provider,
      isMailboxProven: async (_db, _market, id) => !unproven.has(id),
    });
  });
  afterAll(() => host.close());
  beforeEach(() => {
    provider.mode = 'fine';
    provider.refundState = 'succeeded';
    host.clock.now = FRIDAY_MORNING;
  });

  const later = (minutes: number): void => {
    host.clock.now = new Date(Date.parse(host.clock.now) + minutes * MINUTE).toISOString();
  };

  /** The same customer with a new token, after the former one has expired. */
  const signedInAgain = async (buyer: Buyer): Promise<Buyer> => ({
    ...buyer,
    token: (
      await replied(
        host.call(
          'signIn',
          { body: { username: buyer.email, password: PASSWORD } },
          { headers: fromAnywhere(host) },
        ),
      )
    ).jwtToken,
  });

  const orderBody = async (
    buyer: Buyer,
    method: ProvidedMethod,
    blik?: string,
    key = randomId(),
  ) => {
    const { headers, body } = aPlacement(buyer, await revisionOf(host, buyer), key);
    return {
      headers,
      body: {
        ...body,
        payment_method_code: method,
        return_path: '/checkout/payment',
        ...(blik !== undefined && { blik_code: blik }),
      },
    };
  };
  const order = async (buyer: Buyer, method: ProvidedMethod = 'card', blik?: string) =>
    replied(
      host.call('orderAndPay', await orderBody(buyer, method, blik), {
        ...buyer,
        headers: fromAnywhere(host),
      }),
    );

  const readAs = (attempt: string, buyer?: Buyer, token?: string) => {
    later(0.1);
    return replied(
      host.call(
        'readPayment',
        { params: { attempt }, body: token === undefined ? {} : { token } },
        buyer ?? {},
      ),
    );
  };
  const linesIn = async (buyer: Buyer): Promise<Record<string, number>> => {
    const carts = await replied(host.call('readMyCart', aRead(buyer.cartId), buyer));
    return Object.fromEntries(
      carts.flatMap(({ cart }) => cart.items.map(({ sku, qty }) => [sku, qty])),
    );
  };
  const ordersOf = async (buyer: Buyer): Promise<number> =>
    (await replied(host.call('listOrders', { query: { 'params[typesActe]': 'order' } }, buyer)))
      .total;

  const reservedOf = async (sku: string): Promise<number> =>
    (
      await host.database.db
        .selectFrom('stock')
        .select('reserved')
        .where('market', '=', 'pl')
        .where('sku', '=', sku)
        .where('store_id', '=', '1')
        .executeTakeFirstOrThrow()
    ).reserved;

  const notice = async (
    about: ProviderNotice['about'],
    eventId = randomId(),
    signature = NOTICE_SIGNATURE,
  ) => {
    const response = await host.app.inject({
      method: 'POST',
      url: '/pl/payments/notices',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: JSON.stringify({
        eventId,
        type: 'test',
        happenedAt: host.clock.now,
        about,
      } satisfies ProviderNotice),
    });
    return response.statusCode;
  };
  const paid = async (attempt: string): Promise<void> => {
    provider.decide(attempt, 'paid');
    expect(await notice({ kind: 'payment', facts: provider.factsOf(attempt) })).toBe(200);
  };
  const alarms = async (): Promise<string[]> =>
    (await host.database.db.selectFrom('payment_alarm').select('kind').orderBy('id').execute()).map(
      ({ kind }) => kind,
    );
  const mailsTo = async (email: string): Promise<number> => {
    await host.host.sendDueMails();
    return host.mails.filter(
      ({ id, mail }) => mail.to === email && id.endsWith('-order-confirmation'),
    ).length;
  };

  it('confirms a card payment by its notice: the order counts, the cart is empty, the mail leaves (PLO-03, PLO-05, PLO-06, CALL-63, CNF-05)', async () => {
    const buyer = await buyerAtCheckout(host);
    const held = await reservedOf(skuOf(0));
    const { orders, payment } = await order(buyer);
    expect(orders.map(({ status }) => status)).toEqual(['WAITING_FOR_DEPOSIT_PAYMENT']);
    expect(payment).toMatchObject({
      state: 'created',
      method: 'card',
      redirect_url: `https://pay.example/ref_${payment.attempt_id}`,
      may_retry: false,
    });
    expect(await reservedOf(skuOf(0))).toBe(held + 2);
    expect([await linesIn(buyer), await ordersOf(buyer), await mailsTo(buyer.email)]).toEqual([
      {},
      0,
      0,
    ]);
    await paid(payment.attempt_id);
    expect(await readAs(payment.attempt_id, buyer)).toMatchObject({
      state: 'paid',
      order_ids: [orders[0]?.order_id],
      may_retry: false,
    });
    expect([await linesIn(buyer), await ordersOf(buyer), await mailsTo(buyer.email)]).toEqual([
      {},
      1,
      1,
    ]);
    const read = await replied(
      host.call('readOrder', { params: { orderId: orders[0]?.order_id ?? '' }, query: {} }, buyer),
    );
    expect([read.status, read.paymentMethod]).toEqual(['TO_BE_PREPARED', 'card']);
  });

  it('accepts each notice once, in any order and number (PLO-05)', async () => {
    const buyer = await buyerAtCheckout(host);
    const { payment } = await order(buyer);
    provider.decide(payment.attempt_id, 'paid');
    const facts = provider.factsOf(payment.attempt_id);
    const event = randomId();
    for (let time = 0; time < 3; time += 1)
      expect(await notice({ kind: 'payment', facts }, event)).toBe(200);
    expect(await notice({ kind: 'payment', facts })).toBe(200);
    expect(await notice({ kind: 'payment', facts: { ...facts, state: 'expired' } })).toBe(200);
    expect(await notice({ kind: 'payment', facts: { ...facts, state: 'pending' } })).toBe(200);
    expect(await readAs(payment.attempt_id, buyer)).toMatchObject({ state: 'paid' });
    expect([await ordersOf(buyer), await mailsTo(buyer.email)]).toEqual([1, 1]);
    expect(provider.refunds.size).toBe(0);
  });

  it('refuses forged notices, and those of another amount, currency or purchase change nothing and alarm (PLO-05)', async () => {
    const buyer = await buyerAtCheckout(host);
    const { payment } = await order(buyer);
    provider.decide(payment.attempt_id, 'paid');
    const facts = provider.factsOf(payment.attempt_id);
    const before = (await alarms()).length;
    expect(await notice({ kind: 'payment', facts }, randomId(), 'forged')).toBe(400);
    for (const wrong of [
      { amountMinor: facts.amountMinor - 1 },
      { currency: 'EUR' },
      { purchaseNumber: 'another' },
      { providerRef: 'another' },
      { attemptId: 'unknown' },
    ])
      expect(await notice({ kind: 'payment', facts: { ...facts, ...wrong } })).toBe(200);
    provider.decide(payment.attempt_id, 'created');
    expect(await readAs(payment.attempt_id, buyer)).toMatchObject({ state: 'created' });
    expect(await ordersOf(buyer)).toBe(0);
    expect((await alarms()).slice(before)).toEqual([
      'notice-of-another-amount',
      'notice-in-another-currency',
      'payment-of-another-purchase',
      'payment-of-another-purchase',
      'payment-of-unknown-attempt',
    ]);
    const { detail } = await host.database.db
      .selectFrom('payment_alarm')
      .select('detail')
      .where('kind', '=', 'notice-of-another-amount')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toContain(`expected ${payment.amount.toFixed(2)} PLN`);
  });

  it('restores the cart after a refusal, together with added lines, and accepts another method for the same purchase (PLO-07, PAY-14, CNF-05)', async () => {
    const buyer = await buyerAtCheckout(host);
    const { payment } = await order(buyer, 'blik', '000000');
    const held = await reservedOf(skuOf(0));
    expect(await readAs(payment.attempt_id, buyer)).toMatchObject({
      state: 'refused',
      may_retry: true,
    });
    expect(await linesIn(buyer)).toEqual({ [skuOf(0)]: 2 });
    expect(await reservedOf(skuOf(0))).toBe(held);
    const again = await replied(
      host.call(
        'retryPayment',
        {
          params: { attempt: payment.attempt_id },
          body: { payment_method_code: 'card', return_path: '/checkout/payment' },
        },
        buyer,
      ),
    );
    expect(again).toMatchObject({ state: 'created', order_number: payment.order_number });
    expect(again.attempt_id).not.toBe(payment.attempt_id);
    expect(await linesIn(buyer)).toEqual({});
    await paid(again.attempt_id);
    expect([await ordersOf(buyer), await linesIn(buyer)]).toEqual([1, {}]);
    expect(await reservedOf(skuOf(0))).toBe(held);
  });

  it('places a changed cart anew, which gives the products of the unpaid purchase free (PLO-07)', async () => {
    const buyer = await buyerAtCheckout(host);
    const before = await reservedOf(skuOf(0));
    const { payment } = await order(buyer);
    await replied(
      host.call('abandonPayment', { params: { attempt: payment.attempt_id }, body: {} }, buyer),
    );
    await notice({ kind: 'payment', facts: provider.factsOf(payment.attempt_id) });
    expect((await readAs(payment.attempt_id, buyer)).state).toBe('aborted');
    await replied(host.call('addToMyCart', anAdd(buyer.cartId, skuOf(0), 1), buyer));
    expect(await linesIn(buyer)).toEqual({ [skuOf(0)]: 3 });
    expect(
      (
        await refused(
          host.call(
            'retryPayment',
            {
              params: { attempt: payment.attempt_id },
              body: { payment_method_code: 'card', return_path: '/checkout/payment' },
            },
            buyer,
          ),
        )
      ).code,
    ).toBe('cart-changed');
    await buyerAtCheckout(host, {}, buyer);
    const next = await order(buyer);
    expect(await reservedOf(skuOf(0))).toBe(before + 3);
    await paid(next.payment.attempt_id);
    provider.decide(payment.attempt_id, 'paid');
    await notice({ kind: 'payment', facts: provider.factsOf(payment.attempt_id) });
    await host.host.followPayments();
    expect([...provider.refunds.values()]).toContain(
      provider.factsOf(payment.attempt_id).amountMinor,
    );
    expect(await ordersOf(buyer)).toBe(1);
  });

  it('releases the units of an abandoned purchase only once the provider has ended it, and refunds a later success (PLO-07)', async () => {
    const sku = skuOf(20);
    let buyer = await buyerAtCheckout(host, { [sku]: 2 });
    const before = await reservedOf(sku);
    const { payment } = await order(buyer);
    later(45);
    provider.mode = 'down';
    await host.host.followPayments();
    expect(await reservedOf(sku)).toBe(before + 2);
    provider.mode = 'fine';
    later(60);
    await host.host.followPayments();
    await host.host.followPayments();
    buyer = await signedInAgain(buyer);
    expect(await reservedOf(sku)).toBe(before);
    expect(await linesIn(buyer)).toEqual({ [sku]: 2 });
    expect(await readAs(payment.attempt_id, buyer)).toMatchObject({
      state: 'expired',
      may_retry: false,
    });
    const number = payment.order_number;
    const readOrder = () =>
      host.call('readOrder', { params: { orderId: number }, query: {} }, buyer);
    expect((await refused(readOrder())).code).toBe('not-found');
    const refundsBefore = provider.refunds.size;
    await paid(payment.attempt_id);
    await host.host.followPayments();
    await host.host.followPayments();
    expect(provider.refunds.size).toBe(refundsBefore + 1);
    expect(await ordersOf(buyer)).toBe(0);
    expect(await replied(readOrder())).toMatchObject({
      status: 'CANCELED',
      payment: {
        state: 'ended',
        refunds: [{ amount: payment.amount, state: 'succeeded', reason: 'late-success' }],
      },
    });
    expect(await readAs(payment.attempt_id, buyer)).toMatchObject({ state: 'paid', closed: true });
  });

  it('sends one of two payments of an order back, and says so on the order (PLO-07)', async () => {
    const buyer = await buyerAtCheckout(host);
    const { payment } = await order(buyer);
    await replied(
      host.call('abandonPayment', { params: { attempt: payment.attempt_id }, body: {} }, buyer),
    );
    await notice({ kind: 'payment', facts: provider.factsOf(payment.attempt_id) });
    const again = await replied(
      host.call(
        'retryPayment',
        {
          params: { attempt: payment.attempt_id },
          body: { payment_method_code: 'card', return_path: '/checkout/payment' },
        },
        buyer,
      ),
    );
    await paid(again.attempt_id);
    await paid(payment.attempt_id);
    const read = await replied(
      host.call('readOrder', { params: { orderId: payment.order_number }, query: {} }, buyer),
    );
    expect(read.payment).toMatchObject({
      state: 'paid',
      refunds: [{ amount: payment.amount, state: 'pending', reason: 'paid-twice' }],
    });
  });

  const abandon = (attempt: string, buyer: Buyer, cancel = false) =>
    replied(
      host.call(
        'abandonPayment',
        { params: { attempt }, body: cancel ? { cancel_purchase: true } : {} },
        buyer,
      ),
    );
  const payAgain = (attempt: string, buyer: Buyer) =>
    replied(
      host.call(
        'retryPayment',
        {
          params: { attempt },
          body: { payment_method_code: 'card', return_path: '/checkout/payment' },
        },
        buyer,
      ),
    );
  const unpaidOf = async (
    buyer: Buyer | undefined,
    started: readonly { readonly attempt_id: string; readonly token: string }[] = [],
  ) => replied(host.call('listUnpaidPurchases', { body: { payments: [...started] } }, buyer ?? {}));

  it('tells the tab that lost a race which attempt is open, and then that the order is paid (PAY-20)', async () => {
    const buyer = await buyerAtCheckout(host);
    const { payment: lost } = await order(buyer);
    await abandon(lost.attempt_id, buyer);
    later(1);
    const won = await payAgain(lost.attempt_id, buyer);
    const read = () => readAs(lost.attempt_id, buyer);
    expect(await read()).toMatchObject({
      state: 'aborted',
      paid: false,
      open_attempt: won.attempt_id,
    });
    await paid(won.attempt_id);
    expect(await read()).toMatchObject({ state: 'aborted', paid: true, may_retry: false });
    expect(await read()).not.toHaveProperty('open_attempt');
    // The token of the attempt that won proves as much in the tab of the other one, and no other does.
    const { token: foreign } = (await order(await buyerAtCheckout(host))).payment;
    expect(await readAs(lost.attempt_id, undefined, won.token)).toHaveProperty('order_ids');
    expect(await readAs(lost.attempt_id, undefined, foreign)).not.toHaveProperty('order_ids');
  });

  it('lists what waits for its payment to its account and to the holder of a token, and to nobody else (PAY-18, PAY-20)', async () => {
    const buyer = await buyerAtCheckout(host);
    const { payment } = await order(buyer);
    const { attempt_id, token } = payment;
    const listed = [
      {
        attempt_id,
        order_number: payment.order_number,
        state: 'created',
        method: 'card',
        amount: payment.amount,
        currency: 'PLN',
        pay_until: payment.expires_at,
        has_reference: false,
      },
    ];
    expect(await unpaidOf(buyer)).toEqual(listed);
    expect(await unpaidOf(undefined, [{ attempt_id, token }])).toEqual(listed);
    expect(await unpaidOf(undefined, [{ attempt_id, token: 'x'.repeat(43) }])).toEqual([]);
    expect(await unpaidOf(undefined)).toEqual([]);
    expect(await unpaidOf(await buyerAtCheckout(host))).toEqual([]);
    // Another attempt continues the same purchase; its end, or its payment, takes it off the list.
    await abandon(attempt_id, buyer);
    later(1);
    const { attempt_id: next } = await payAgain(attempt_id, buyer);
    expect(await unpaidOf(buyer)).toMatchObject([{ attempt_id: next }]);
    await paid(next);
    expect(await unpaidOf(buyer, [{ attempt_id, token }])).toEqual([]);
  });

  it('lists nothing whose time has ended (PAY-18)', async () => {
    const buyer = await buyerAtCheckout(host);
    const { payment } = await order(buyer);
    host.clock.now = payment.expires_at;
    expect(await unpaidOf(undefined, [payment])).toEqual([]);
  });

  it('gives up an unpaid purchase with what it holds, and none that was paid meanwhile (PLO-07)', async () => {
    const buyer = await buyerAtCheckout(host);
    const before = await reservedOf(skuOf(0));
    const { payment } = await order(buyer);
    expect(await reservedOf(skuOf(0))).toBe(before + 2);
    expect(await abandon(payment.attempt_id, buyer, true)).toMatchObject({
      state: 'aborted',
      closed: true,
    });
    expect([await reservedOf(skuOf(0)), await linesIn(buyer)]).toEqual([before, { [skuOf(0)]: 2 }]);
    expect(await unpaidOf(buyer)).toEqual([]);
    const { payment: second } = await order(buyer);
    provider.decide(second.attempt_id, 'paid');
    expect(await abandon(second.attempt_id, buyer, true)).toMatchObject({
      state: 'paid',
      closed: false,
      paid: true,
    });
    expect(await ordersOf(buyer)).toBe(1);
  });

  /** A buyer whose goods are sent home, so that a transfer can be waited for. */
  const parcelAtCheckout = async (sku: string, qty: number): Promise<Buyer> => {
    const buyer = await shopperWithCart(host, { [sku]: qty });
    await replied(host.call('selectShippingMethod', aMethodChoice('chronopost', 'home'), buyer));
    await replied(host.call('saveShippingAddress', { body: { address: ADDRESS } }, buyer));
    return buyer;
  };

  it('holds products for days only while the transfer is under way: once it is refused, for another attempt (PLO-07, PAY-20)', async () => {
    const sku = skuOf(26);
    const buyer = await parcelAtCheckout(sku, 2);
    const before = await reservedOf(sku);
    const { payment } = await order(buyer, 'p24');
    const told = async (state: 'pending' | 'refused') => {
      provider.decide(payment.attempt_id, state);
      await notice({ kind: 'payment', facts: provider.factsOf(payment.attempt_id) });
    };
    await told('pending');
    later(24 * 60);
    await host.host.followPayments();
    expect(await reservedOf(sku)).toBe(before + 2);
    await told('refused');
    later(35);
    await host.host.followPayments();
    expect(await reservedOf(sku)).toBe(before + 2);
    // A repeated notice does not count anew.
    await told('refused');
    later(10);
    await host.host.followPayments();
    expect(await reservedOf(sku)).toBe(before);
  });

  it('does not let a new attempt hold units longer than its order may (PAY-20)', async () => {
    const sku = skuOf(26);
    const { db } = host.database;
    await sql`update product set weight_grams = 1 where market = 'pl' and sku = ${sku}`.execute(db);
    await sql`update stock set qty = 150 where market = 'pl' and sku = ${sku} and store_id = '1'`.execute(
      db,
    );
    const buyer = await parcelAtCheckout(sku, 101);
    unproven.add(buyer.id);
    const place = async (method: 'p24' | 'card') =>
      host.call('orderAndPay', await orderBody(buyer, method), {
        ...buyer,
        headers: fromAnywhere(host),
      });
    expect((await refused(place('p24'))).code).toBe('buyer-unproven');
    const { payment } = await replied(place('card'));
    await replied(
      host.call('abandonPayment', { params: { attempt: payment.attempt_id }, body: {} }, buyer),
    );
    await notice({ kind: 'payment', facts: provider.factsOf(payment.attempt_id) });
    const again = (method: 'p24' | 'card') =>
      host.call(
        'retryPayment',
        {
          params: { attempt: payment.attempt_id },
          body: { payment_method_code: method, return_path: '/checkout/payment' },
        },
        buyer,
      );
    expect((await refused(again('p24'))).code).toBe('buyer-unproven');
    expect((await replied(again('card'))).state).toBe('created');
  });

  it('counts the day of a delivery from a payment that took days, and leaves it after one that came at once (PLO-07)', async () => {
    const plannedAfter = async (method: 'p24' | 'card', minutes: number) => {
      const buyer = await parcelAtCheckout(skuOf(26), 1);
      const { orders, payment } = await order(buyer, method);
      const dayIn = async () => {
        const { rows } = await sql<{ day: string }>`
          select pickup_date::text as day from orders where number = ${orders[0]?.order_number}
        `.execute(host.database.db);
        return Date.parse(rows[0]?.day ?? '');
      };
      const before = await dayIn();
      const told = async (state: 'pending' | 'paid') => {
        provider.decide(payment.attempt_id, state);
        await notice({ kind: 'payment', facts: provider.factsOf(payment.attempt_id) });
      };
      await told('pending');
      later(minutes);
      await told('paid');
      return ((await dayIn()) - before) / (24 * 60 * MINUTE);
    };
    expect(await plannedAfter('card', 5)).toBe(0);
    // From Tuesday by four days to Saturday, on which nothing is delivered.
    expect(await plannedAfter('p24', 4 * 24 * 60)).toBe(6);
  });

  it('completes an expiring session that was paid at the last moment (PLO-07)', async () => {
    let buyer = await buyerAtCheckout(host);
    const { payment } = await order(buyer);
    provider.decide(payment.attempt_id, 'paid');
    later(45);
    await host.host.followPayments();
    buyer = await signedInAgain(buyer);
    expect(await readAs(payment.attempt_id, buyer)).toMatchObject({ state: 'paid' });
    expect(await ordersOf(buyer)).toBe(1);
  });

  it('keeps one session open after a declined card: the next one makes one charge, and the products stay held in between (PLO-04, PLO-07)', async () => {
    const sku = skuOf(20);
    const buyer = await buyerAtCheckout(host, { [sku]: 1 });
    const { payment } = await order(buyer);
    const held = await reservedOf(sku);
    const startedBefore = provider.started.length;
    for (const [state, failure] of [
      ['created', 'declined'],
      ['created', 'insufficient-funds'],
    ] as const) {
      provider.decide(payment.attempt_id, state, failure);
      await notice({ kind: 'payment', facts: provider.factsOf(payment.attempt_id) });
      await host.host.followPayments();
      expect(await readAs(payment.attempt_id, buyer)).toMatchObject({ state: 'created' });
      expect([await reservedOf(sku), await linesIn(buyer)]).toEqual([held, {}]);
    }
    await paid(payment.attempt_id);
    expect(await readAs(payment.attempt_id, buyer)).toMatchObject({ state: 'paid' });
    expect([await reservedOf(sku), await ordersOf(buyer), await mailsTo(buyer.email)]).toEqual([
      held,
      1,
      1,
    ]);
    expect(provider.started).toHaveLength(startedBefore);
  });

  it('confirms an order without anything to pay at once, and asks no provider (PAY-07, PLO-05)', async () => {
    const { db } = host.database;
    const sku = skuOf(21);
    const price = db.updateTable('price').where('market', '=', 'pl').where('sku', '=', sku);
    const shopper = await newShopper(host);
    await db
      .updateTable('customer')
      .set({ loyalty_rank: 'Platinum' })
      .where('id', '=', shopper.id)
      .execute();
    await price.set({ amount_minor: 0, initial_amount_minor: 0 }).execute();
    const buyer = await buyerAtCheckout(host, { [sku]: 1 }, shopper);
    const startedBefore = provider.started.length;
    const { payment } = await order(buyer);
    expect(payment).toMatchObject({ state: 'paid', amount: 0 });
    expect(provider.started).toHaveLength(startedBefore);
    expect([await linesIn(buyer), await ordersOf(buyer), await mailsTo(buyer.email)]).toEqual([
      {},
      1,
      1,
    ]);
  });

  it.each([
    ['123456', 'paid', undefined],
    ['000000', 'refused', 'code-invalid'],
    ['111111', 'pending', undefined],
  ] as const)('pays by the BLIK code %s: %s (PAY-08, PAY-15)', async (code, state, failure) => {
    const buyer = await buyerAtCheckout(host);
    const { payment } = await order(buyer, 'blik', code);
    expect(payment.state).toBe(state);
    expect(payment.failure).toBe(failure);
    expect(await linesIn(buyer)).toEqual(state === 'refused' ? { [skuOf(0)]: 2 } : {});
    if (state !== 'pending') return;
    later(5);
    await host.host.followPayments();
    expect(await readAs(payment.attempt_id, buyer)).toMatchObject({ state: 'aborted' });
    expect(await linesIn(buyer)).toEqual({ [skuOf(0)]: 2 });
  });

  it('never stores a BLIK code, and asks for six digits at the field (PAY-08)', async () => {
    const buyer = await buyerAtCheckout(host);
    for (const typed of [undefined, '12345', '12345a', '1234567']) {
      const answer = await refused(
        host.call('orderAndPay', await orderBody(buyer, 'blik', typed), buyer),
      );
      expect([answer.code, answer.fields]).toEqual(['bad-input', ['body.blik_code']]);
    }
    const code = '739152';
    // Hashes and random ids may contain any six digits.
    const alone = new RegExp(`(?<![\\w-])${code}(?![\\w-])`);
    await order(buyer, 'blik', code);
    const tables = [
      'idempotency',
      'payment_attempt',
      'payment_notice',
      'payment_alarm',
      'purchase',
    ];
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(host.database.db);
      expect(JSON.stringify(rows)).not.toMatch(alone);
    }
    expect(host.logged.join('')).not.toMatch(alone);
  });

  it('resolves an old key to the current state, and never charges twice when replies are lost (PLO-04)', async () => {
    const buyer = await buyerAtCheckout(host);
    const body = await orderBody(buyer, 'card');
    provider.mode = 'lost';
    const first = await replied(host.call('orderAndPay', body, buyer));
    expect(first.payment).toMatchObject({ state: 'created', failure: 'provider-unavailable' });
    expect(first.payment.redirect_url).toBeUndefined();
    provider.mode = 'fine';
    const second = await replied(host.call('orderAndPay', body, buyer));
    expect(second.payment.attempt_id).toBe(first.payment.attempt_id);
    expect(second.payment.redirect_url).toBeDefined();
    expect(
      provider.started.filter(
        ({ purchaseNumber }) => purchaseNumber === first.payment.order_number,
      ),
    ).toHaveLength(1);
    await paid(first.payment.attempt_id);
    expect((await replied(host.call('orderAndPay', body, buyer))).payment.state).toBe('paid');
    expect(await ordersOf(buyer)).toBe(1);
  });

  it('starts no attempt anew whose key the provider may have forgotten (PLO-04, PLO-07)', async () => {
    const sku = skuOf(20);
    const buyer = await buyerAtCheckout(host, { [sku]: 1 });
    const body = await orderBody(buyer, 'card');
    provider.mode = 'down';
    const { payment } = await replied(host.call('orderAndPay', body, buyer));
    expect(payment).toMatchObject({ state: 'created', failure: 'provider-unavailable' });
    provider.mode = 'fine';
    later(24 * 60);
    const again = await replied(host.call('orderAndPay', body, await signedInAgain(buyer)));
    expect(again.payment).toMatchObject({
      attempt_id: payment.attempt_id,
      state: 'aborted',
      failure: 'provider-unavailable',
    });
    expect(provider.started.some(({ id }) => id === payment.attempt_id)).toBe(false);
  });

  it('shows state and number to anyone with the id, and all else to the owner and the token’s holder (PAY-20)', async () => {
    const buyer = await buyerAtCheckout(host);
    const { payment } = await order(buyer);
    const known = {
      attempt_id: payment.attempt_id,
      order_number: payment.order_number,
      closed: false,
      paid: false,
    };
    expect(await readAs(payment.attempt_id)).toEqual({ ...known, state: 'created' });
    expect(await readAs(payment.attempt_id, undefined, 'x'.repeat(43))).toEqual({
      ...known,
      state: 'created',
    });
    expect(await readAs(payment.attempt_id, undefined, payment.token)).toMatchObject({
      method: 'card',
      token: payment.token,
    });
    const other = await buyerAtCheckout(host);
    for (const call of ['abandonPayment'] as const)
      expect(
        (
          await refused(
            host.call(call, { params: { attempt: payment.attempt_id }, body: {} }, other),
          )
        ).code,
      ).toBe('not-found');
  });

  it('is followed by its token for eight days, and its link is as old as the purchase (PAY-20)', async () => {
    const cartId = await guestAtCheckout(host, 'es', 'late@shop.example', { withVendor: false });
    const { payment } = await replied(placeAsGuest(host, cartId));
    const asked = () =>
      host.call(
        'readPayment',
        { params: { attempt: payment.attempt_id }, body: { token: payment.token } },
        { bu: 'es' },
      );
    provider.decide(payment.attempt_id, 'paid');
    later(10);
    const first = await replied(asked());
    later(7 * 24 * 60);
    const last = await replied(asked());
    const issuedAt = (link: string | undefined) => decodeJwt(link ?? '').iat;
    expect(issuedAt(last.link)).toBe(issuedAt(first.link));
    later(24 * 60);
    const tooLate = await replied(asked());
    expect([tooLate.token, tooLate.link]).toEqual([undefined, undefined]);
  });

  it('completes a payment on the return with the token and the provider’s reference (CALL-65, PAY-16)', async () => {
    const buyer = await buyerAtCheckout(host);
    const { payment } = await order(buyer);
    provider.decide(payment.attempt_id, 'paid');
    const complete = (token: string) =>
      host.call('completePayment', {
        body: {
          activation_code: token,
          authorization_id: `ref_${payment.attempt_id}`,
          order_id: payment.order_number,
        },
      });
    expect((await refused(complete('wrong'))).code).toBe('not-found');
    expect(await replied(complete(payment.token))).toMatchObject({ state: 'paid' });
    expect(await ordersOf(buyer)).toBe(1);
  });

  it('offers the methods of the market that suit the cart, and remembers the choice (CALL-61, CALL-62, PAY-04, PAY-11, PAY-12)', async () => {
    const buyer = await buyerAtCheckout(host);
    const list = () =>
      replied(host.call('listPaymentMethods', { headers: { 'retailer-id': '1' } }, buyer));
    expect((await list()).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['blik', 'card', 'p24', 'pay_in_store']),
    );
    expect(await replied(host.call('readSelectedPayment', {}, buyer))).toBeNull();
    await replied(host.call('selectPayment', { body: { code: 'card' } }, buyer));
    expect(await replied(host.call('readSelectedPayment', {}, buyer))).toEqual({ code: 'card' });
    expect((await list()).filter(({ selected }) => selected).map(({ code }) => code)).toEqual([
      'card',
    ]);
    expect(
      (await refused(host.call('selectPayment', { body: { code: 'mb_way' } }, buyer))).code,
    ).toBe('payment-not-possible');
    expect(
      (
        await refused(
          host.call('orderAndPay', await orderBody(buyer, 'mb_way'), {
            ...buyer,
            headers: fromAnywhere(host),
          }),
        )
      ).code,
    ).toBe('payment-not-possible');
  });

  it('says whether a purchase of the cart still waits for its payment (CALL-72, PAY-18, PAY-19)', async () => {
    const buyer = await buyerAtCheckout(host);
    const unique = async (): Promise<boolean> =>
      (await replied(host.call('validateUnicity', { body: { cart_id: buyer.cartId } }, buyer)))
        .unique;
    expect(await unique()).toBe(true);
    const { payment } = await order(buyer);
    expect(await unique()).toBe(false);
    await paid(payment.attempt_id);
    expect(await unique()).toBe(true);
  });

  it('limits the attempts of a payer (PAY-20)', async () => {
    const buyer = await buyerAtCheckout(host);
    const headers = fromAnywhere(host);
    const answers: string[] = [];
    for (let time = 0; time < 22; time += 1)
      answers.push(
        (
          await refused(
            host.call('orderAndPay', await orderBody(buyer, 'mb_way'), { ...buyer, headers }),
          )
        ).code,
      );
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'payment-not-possible'));
    expect(answers.slice(20)).toEqual(['too-many-requests', 'too-many-requests']);
  });

  it('limits the attempts of one address and of the network around it, across accounts (PAY-20)', async () => {
    const counts = attempts(host.database.db, attemptNames(host.secrets));
    let payers = 0;
    const taken = async (times: number, shopperNetwork: string): Promise<number> => {
      let most = 0;
      for (let time = 0; time < times; time += 1) {
        payers += 1;
        const now = host.clock.now;
        if (await takeAttempt(counts, `payer-${payers}`, { market: poland, shopperNetwork, now }))
          most += 1;
      }
      return most;
    };
    expect(await taken(41, '203.0.113.1')).toBe(40);
    expect(await taken(41, '2001:db8:1:2::')).toBe(40);
    // Three addresses use up the network; the next one gets nothing there, and another network is free.
    expect([await taken(40, '203.0.113.2'), await taken(40, '203.0.113.3')]).toEqual([40, 40]);
    expect(await taken(1, '203.0.113.4')).toBe(0);
    expect(await taken(1, '203.0.114.4')).toBe(1);
    later(61);
    expect(await taken(1, '203.0.113.4')).toBe(1);
  });

  it('sends the money of an order back that staff cancel, once, and says so on the order (PLO-07)', async () => {
    const buyer = await buyerAtCheckout(host);
    const { orders, payment } = await order(buyer);
    const number = orders[0]?.order_id ?? '';
    const cancel = () => advance(host.database.db, poland, number, 'CANCELED', host.clock.now);
    expect((await cancel()).ok).toBe(false);
    await paid(payment.attempt_id);
    const held = await reservedOf(skuOf(0));
    expect((await cancel()).ok).toBe(true);
    expect(await reservedOf(skuOf(0))).toBe(held - 2);
    expect((await cancel()).ok).toBe(false);
    const before = provider.refunds.size;
    provider.refundState = 'pending';
    await host.host.followPayments();
    expect(provider.refunds.size).toBe(before + 1);
    const read = async () =>
      (await replied(host.call('readOrder', { params: { orderId: number }, query: {} }, buyer)))
        .payment;
    expect(await read()).toEqual({
      state: 'paid',
      refunds: [
        {
          amount: payment.amount,
          state: 'pending',
          reason: 'order-cancelled',
          at: host.clock.now,
        },
      ],
    });
    provider.refundState = 'succeeded';
    later(2);
    await host.host.followPayments();
    expect((await read())?.refunds.map(({ state }) => state)).toEqual(['succeeded']);
    expect(provider.refunds.size).toBe(before + 1);
  });

  it('raises an alarm for a failed refund and for a dispute, which staff see and settle (PLO-07)', async () => {
    const buyer = await buyerAtCheckout(host);
    const { payment } = await order(buyer);
    await paid(payment.attempt_id);
    const before = (await alarms()).length;
    await notice({
      kind: 'dispute',
      chargeRef: `charge_${payment.attempt_id}`,
      reason: 'fraudulent',
    });
    expect((await alarms()).slice(before)).toEqual(['dispute']);
    const read = async () => {
      const response = await host.app.inject({
        url: '/pl/staff/payment-alarms',
        headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
      });
      return SCHEMAS.listPaymentAlarms.reply.parse(response.json());
    };
    const [last] = (await read()).toReversed();
    expect(last).toMatchObject({ kind: 'dispute', order_number: payment.order_number });
    const settle = () =>
      host.app.inject({
        method: 'POST',
        url: `/pl/staff/payment-alarms/${last?.id ?? ''}/settle`,
        headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
        payload: { comment: 'Called the bank' },
      });
    expect([(await settle()).statusCode, (await settle()).statusCode]).toEqual([200, 404]);
  });

  it('counts an unpaid order nowhere: not in lists, not as bought, not for the staff (PLO-05)', async () => {
    const buyer = await buyerAtCheckout(host);
    const { orders, payment } = await order(buyer);
    const number = orders[0]?.order_id ?? '';
    const seen = async () => [
      await ordersOf(buyer),
      (await advance(host.database.db, poland, number, 'IN_PREPARATION', host.clock.now)).ok,
      await hasBought(host.database.db, 'pl', skuOf(0), buyer.id),
      await mailsTo(buyer.email),
    ];
    expect(await seen()).toEqual([0, false, false, 0]);
    expect(
      (await replied(host.call('readOrder', { params: { orderId: number }, query: {} }, buyer)))
        .payment?.state,
    ).toBe('waiting');
    await paid(payment.attempt_id);
    // A product counts as bought once it was handed over.
    expect(await seen()).toEqual([1, true, false, 1]);
  });

  it('names the company of a VAT invoice, whose data are checked at their fields (PAY-10, PAY-21)', async () => {
    const buyer = await buyerAtCheckout(host);
    const invoice = {
      company: 'Budowa sp. z o.o.',
      tax_number: '526-025-02-74',
      street: ['Długa 12/5'],
      postcode: '61-001',
      city: 'Poznań',
    };
    const ask = async (change: object) => {
      const { headers, body } = await orderBody(buyer, 'card');
      return host.call(
        'orderAndPay',
        { headers, body: { ...body, wants_invoice: true, invoice: { ...invoice, ...change } } },
        { ...buyer, headers: fromAnywhere(host) },
      );
    };
    expect((await refused(ask({ company: ' ' }))).fields).toEqual(['body.invoice.company']);
    expect((await refused(ask({ tax_number: '1234567890' }))).fields).toEqual([
      'body.invoice.tax_number',
    ]);
    expect((await refused(ask({ street: [] }))).fields).toEqual(['body.invoice.street']);
    const { orders } = await replied(ask({}));
    const stored = await host.database.db
      .selectFrom('orders')
      .select(['buyer', 'wants_invoice'])
      .where('number', '=', orders[0]?.order_id ?? '')
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      wants_invoice: true,
      buyer: {
        corporation_name: invoice.company,
        company_fiscal_id: '5260250274',
        invoice_address: { city: 'Poznań' },
      },
    });
  });

  it('lets at most three purchases of one buyer wait for their payment (PAY-20)', async () => {
    const buyer = await buyerAtCheckout(host);
    for (let time = 0; time < 3; time += 1) {
      await order(buyer);
      await buyerAtCheckout(host, { [skuOf(0)]: 1 }, buyer);
    }
    expect(
      (
        await refused(
          host.call('orderAndPay', await orderBody(buyer, 'card'), {
            ...buyer,
            headers: fromAnywhere(host),
          }),
        )
      ).code,
    ).toBe('too-many-requests');
  });
});

describe('a guest’s payment', () => {
  it('is confirmed for the address of the order, with the link of the purchase (PLO-03, CALL-63)', async () => {
    const provider = testProvider();
    const host = await openTestHost('pglite', { provider });
    const cartId = await guestAtCheckout(host, 'es', 'guest@shop.example');
    const sender = { bu: 'es', headers: fromAnywhere(host) };
    const { orders, payment } = await replied(
      host.call(
        'orderAndPayAsGuest',
        {
          params: { cartId },
          headers: { 'idempotency-key': randomId() },
          body: {
            request: { retailer_id: '1' },
            payment_method_code: 'bizum',
            return_path: '/checkout/payment',
            cart_revision: await guestRevision(host, cartId, 'es'),
          },
        },
        sender,
      ),
    );
    expect(orders.map(({ status }) => status)).toEqual(['WAITING_FOR_DEPOSIT_PAYMENT', 'CREATED']);
    expect(provider.started[0]).toMatchObject({
      email: 'guest@shop.example',
      returnUrl: `https://es.shop.example/checkout/payment/${payment.attempt_id}?token=${payment.token}`,
    });
    provider.decide(payment.attempt_id, 'paid');
    const read = await replied(
      host.call(
        'readPayment',
        { params: { attempt: payment.attempt_id }, body: { token: payment.token } },
        sender,
      ),
    );
    expect(read.state).toBe('paid');
    const { orders: found } = await replied(
      host.call('readGuestOrders', { body: { link: read.link ?? '' } }, sender),
    );
    expect(found.map(({ status }) => status)).toEqual(['TO_BE_PREPARED', 'PAID']);
    await host.host.sendDueMails();
    expect(host.mails.map(({ mail }) => mail.to)).toEqual(['guest@shop.example']);
    await host.close();
  });
});
