import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomId } from '../../platform/auth/random-ids.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import { setFlags } from '../../testing/flags.ts';
import { guestAddress, guestRevision } from '../../testing/guests.ts';
import { FRIDAY_MORNING, openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { contradictions } from '../../testing/order-ledger.ts';
import { testProvider, type TestProvider } from '../../testing/payment-provider.ts';
import {
  aCardPlacement,
  aMethodChoice,
  anAdd,
  aPlacement,
  type Buyer,
  buyerAtCheckout,
  BY_CARD,
  fromAnywhere,
  newShopper,
  PASSWORD,
  pay,
  revisionOf,
  type Shopper,
  shopperWithCart,
} from '../../testing/shoppers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Products of store 1 that have 50 units there and nothing special about them. */
const PLAIN = Array.from({ length: 20 }, (_, at) => skuOf(10 + at));
const everything = (qty: number) => Object.fromEntries(PLAIN.map((sku) => [sku, qty]));

describe.each(ENGINES)('stock that nobody has paid for, on %s', (engine) => {
  let host: TestHost;
  let provider: TestProvider;
  /** Accounts whose mailbox is proven. */
  let proven: ReadonlySet<string>;
  let month = 0;
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost(engine, {
      provider,
      isMailboxProven: async (_db, _market, id) => proven.has(id),
    });
    await setFlags(host, 'pl', [{ key: 'CHECKOUT_GUEST_ALLOWED', choice: true }]);
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    // A Friday morning on which everything that earlier tests held is over.
    month += 1;
    for (const days of [28 * month - 14, 28 * month]) {
      host.clock.now = laterBy(FRIDAY_MORNING, days * 24 * HOUR);
      await host.host.followPayments();
    }
    proven = new Set();
    await host.database.db.deleteFrom('attempt').execute();
  });

  type From = Readonly<Record<string, string>>;
  const inStore = async (buyer: Buyer, headers: From = fromAnywhere(host)) => {
    const answer = await host.call('placeOrder', aPlacement(buyer, await revisionOf(host, buyer)), {
      ...buyer,
      headers,
    });
    return 'refusal' in answer ? answer.refusal.code : 'placed';
  };
  const byCard = async (buyer: Buyer, headers: From = fromAnywhere(host)) => {
    const answer = await host.call(
      'orderAndPay',
      aCardPlacement(buyer, await revisionOf(host, buyer)),
      { ...buyer, headers },
    );
    return 'refusal' in answer ? answer.refusal.code : answer.reply;
  };
  /** Access tokens live for less than the tests' hours. */
  const signedIn = async <Who extends Shopper>(who: Who): Promise<Who> => {
    const { jwtToken: token } = await replied(
      host.call(
        'signIn',
        { body: { username: who.email, password: PASSWORD } },
        { headers: fromAnywhere(host) },
      ),
    );
    return { ...who, token };
  };
  const anyoneWith = (goods: Readonly<Record<string, number>>, shopper?: Shopper) =>
    buyerAtCheckout(host, goods, shopper);
  const guestWith = async (goods: Readonly<Record<string, number>>, email: string) => {
    const sender = { bu: 'pl', headers: fromAnywhere(host) };
    const cartId = await replied(host.call('createGuestCart', {}, sender));
    for (const [sku, qty] of Object.entries(goods))
      await replied(host.call('addToGuestCart', anAdd(cartId, sku, qty), sender));
    const params = { cartId };
    await replied(host.call('saveGuestEmail', { params, body: { email } }, sender));
    const body = {
      carrier_code: 'drive' as const,
      method_code: 'two_hours' as const,
      custom_data: { no_date: true, retailer_id: '1' },
    };
    await replied(host.call('selectGuestShippingMethod', { params, body }, sender));
    await replied(
      host.call('saveGuestShippingAddress', { params, body: guestAddress('pl') }, sender),
    );
    return cartId;
  };
  const guestInStore = async (cartId: string, headers: From) => {
    const answer = await host.call(
      'placeGuestOrder',
      {
        params: { cartId },
        headers: { 'idempotency-key': randomId() },
        body: {
          request: { retailer_id: '1' },
          payment_method_code: 'pay_in_store',
          cart_revision: await guestRevision(host, cartId, 'pl'),
        },
      },
      { bu: 'pl', headers },
    );
    return 'refusal' in answer ? answer.refusal.code : 'placed';
  };
  const freeOf = async (sku: string): Promise<number> => {
    const { rows } = await sql<{ readonly free: number }>`
      select qty - reserved as free from stock where market = 'pl' and store_id = '1' and sku = ${sku}`.execute(
      host.database.db,
    );
    return rows[0]?.free ?? 0;
  };
  const free = async () => Promise.all(PLAIN.map(freeOf));
  const setStock = (sku: string, qty: number) =>
    sql`update stock set qty = reserved + ${qty} where market = 'pl' and store_id = '1' and sku = ${sku}`.execute(
      host.database.db,
    );
  const linkIn = (text: string): string =>
    /potwierdz[^\s]*\/([\w-]+\.[\w-]+\.[\w-]+)/.exec(text)?.[1] ?? '';

  it('cannot be blocked by one order of an unverified account', async () => {
    const before = await free();
    expect(await inStore(await anyoneWith(everything(50)))).toBe('buyer-unproven');
    expect(await free()).toEqual(before);
  });

  it('cannot be blocked by many small orders of an unverified account', async () => {
    const shopper = await newShopper(host);
    let placed = 0;
    for (const sku of PLAIN) {
      const answer = await inStore(await anyoneWith({ [sku]: 25 }, shopper));
      if (answer === 'placed') placed += 1;
    }
    expect(placed).toBeLessThanOrEqual(10);
    for (const each of await free()) expect(each).toBeGreaterThanOrEqual(25);
  });

  it('cannot be blocked by a guest with invented addresses who keeps at it', async () => {
    const headers = fromAnywhere(host);
    const before = await free();
    expect(await guestInStore(await guestWith(everything(50), 'no@one.example'), headers)).toBe(
      'buyer-unproven',
    );
    let placed = 0;
    for (let round = 0; round < 6; round += 1) {
      for (let each = 0; each < 4; each += 1) {
        const cart = await guestWith({ [skuOf(20)]: 20 }, `no${round}${each}@one.example`);
        if ((await guestInStore(cart, headers)) === 'placed') placed += 1;
        // The whole network holds half of the product at most.
        expect(await freeOf(skuOf(20))).toBeGreaterThanOrEqual(25);
      }
      host.clock.now = laterBy(host.clock.now, HOUR);
      await host.host.followPayments();
    }
    expect(placed).toBeLessThanOrEqual(6);
    expect(await free()).toEqual(before);
  });

  it('cannot be blocked by a guest who confirms one order after the other from their mailbox', async () => {
    const sku = skuOf(28);
    let placed = 0;
    for (let each = 0; each < 4; each += 1) {
      const cart = await guestWith({ [sku]: 10 }, `real+${each}@mailbox.example`);
      if ((await guestInStore(cart, fromAnywhere(host))) !== 'placed') continue;
      placed += 1;
      await host.host.sendDueMails();
      const mail = host.mails.findLast(({ mail: { to } }) => to.startsWith('real+'))?.mail.text;
      await replied(host.call('confirmGuestOrders', { body: { link: linkIn(mail ?? '') } }));
    }
    expect(placed).toBe(2);
    expect(await freeOf(sku)).toBe(30);
  });

  it('cannot be blocked by many accounts in one network, nor by many networks at one store', async () => {
    const [one, sku, other] = [fromAnywhere(host), skuOf(21), skuOf(22)];
    const answers: string[] = [];
    for (let each = 0; each < 6; each += 1)
      answers.push(await inStore(await anyoneWith({ [sku]: 10 }), one));
    expect(answers.filter((answer) => answer === 'placed')).toHaveLength(2);
    expect(await freeOf(sku)).toBe(30);
    for (let each = 0; each < 12; each += 1) await inStore(await anyoneWith({ [other]: 5 }));
    // Everybody without proof together leaves a quarter.
    expect(await freeOf(other)).toBe(15);
  });

  it('is divided by orders that arrive at once as if they came one after the other', async () => {
    const headers = fromAnywhere(host);
    const buyers = [];
    for (let each = 0; each < 5; each += 1) buyers.push(await anyoneWith({ [skuOf(23)]: 10 }));
    const answers = await Promise.all(buyers.map((buyer) => inStore(buyer, headers)));
    expect(answers.filter((answer) => answer === 'placed')).toHaveLength(2);
    expect(await contradictions(host.database.db)).toEqual({});
  });

  it('is held for a card only while it is paid, however often the payment is tried again', async () => {
    const buyer = await anyoneWith({ [skuOf(24)]: 50 });
    const start = host.clock.now;
    const answer = await byCard(buyer);
    if (typeof answer === 'string') throw new Error(answer);
    let { payment } = answer;
    for (let tries = 0; tries < 7; tries += 1) {
      host.clock.now = laterBy(host.clock.now, 30 * MINUTE);
      provider.decide(payment.attempt_id, 'expired');
      const again = await host.call('retryPayment', {
        params: { attempt: payment.attempt_id },
        body: { ...BY_CARD, token: payment.token },
      });
      if ('refusal' in again) break;
      payment = again.reply;
    }
    host.clock.now = laterBy(start, 91 * MINUTE);
    provider.decide(payment.attempt_id, 'expired');
    await host.host.followPayments();
    await host.host.followPayments();
    expect(await freeOf(skuOf(24))).toBe(50);
    // One purchase after the other is left unpaid: then no more is held than for other unproven buyers.
    for (let each = 1; each < 5; each += 1) {
      // The cart is back with everything.
      const next = await byCard(await anyoneWith({}, await signedIn(buyer)));
      if (typeof next === 'string') throw new Error(next);
      provider.decide(next.payment.attempt_id, 'expired');
      host.clock.now = laterBy(host.clock.now, 41 * MINUTE);
      await host.host.followPayments();
      await host.host.followPayments();
    }
    expect(await byCard(await anyoneWith({}, await signedIn(buyer)))).toBe('orders-left-unpaid');
    expect(await inStore(await anyoneWith({}, await signedIn(buyer)))).toBe('orders-left-unpaid');
  });

  it('is limited by the products that the store has, whatever the buyer holds at another store', async () => {
    const shopper = await newShopper(host);
    // Two hundred products: a buyer without proof may hold twenty of them.
    await sql`insert into stock (market, sku, store_id, status, qty, reserved, promise_unit, promise_delay)
      select 'pl', 'more-' || each, store, 'ONSITE', 1, 0, 'DAY', 1 from generate_series(1, 170) as each, unnest(array['1', '2']) as store`.execute(
      host.database.db,
    );
    const six = (from: number) => PLAIN.slice(from, from + 6);
    const there = await shopperWithCart(host, {}, shopper);
    for (const sku of six(0))
      await replied(host.call('addToMyCart', anAdd(there.cartId, sku, 1, { store: '2' }), there));
    await replied(
      host.call('selectShippingMethod', aMethodChoice('drive', 'two_hours', '2'), there),
    );
    await replied(
      host.call(
        'saveShippingAddress',
        { body: { address: { firstname: 'Ana', lastname: 'Nowak', telephone: '601 020 304' } } },
        there,
      ),
    );
    await replied(
      host.call(
        'placeOrder',
        aPlacement(there, await revisionOf(host, there, '2'), undefined, '2'),
        there,
      ),
    );
    expect(
      await inStore(await anyoneWith(Object.fromEntries(six(6).map((sku) => [sku, 1])), shopper)),
    ).toBe('placed');
    await sql`delete from stock where sku like 'more-%'`.execute(host.database.db);
  });

  it('sells its last unit to anybody, also unpaid', async () => {
    await setStock(skuOf(25), 1);
    expect(await inStore(await anyoneWith({ [skuOf(25)]: 1 }))).toBe('placed');
  });

  describe('of a contractor with a really big order', () => {
    /** Nearly six thousand units. */
    const big = Object.fromEntries([14, 15, 16, 17, 18, 19].map((each) => [skuOf(each), 999]));
    beforeEach(async () => {
      for (const sku of Object.keys(big)) await setStock(sku, 1100);
    });
    afterEach(async () => {
      for (const sku of Object.keys(big)) await setStock(sku, 50);
    });

    it('is held for a proven mailbox, and at once for a card', async () => {
      const firm = await newShopper(host, { tax: '5260250274' });
      expect(await inStore(await anyoneWith(big, firm))).toBe('buyer-unproven');
      proven = new Set([firm.id]);
      expect(await inStore(await buyerAtCheckout(host, {}, firm))).toBe('placed');
      const other = await anyoneWith({ [skuOf(14)]: 101 });
      expect(await byCard(other)).toMatchObject({ payment: { state: 'created' } });
      expect(await freeOf(skuOf(14))).toBe(0);
      expect(await contradictions(host.database.db)).toEqual({});
    });

    it('is held for whoever has paid before', async () => {
      const shopper = await newShopper(host);
      const first = await byCard(await anyoneWith({ [skuOf(10)]: 1 }, shopper));
      if (typeof first === 'string') throw new Error(first);
      await pay(host, provider, first.payment);
      expect(await inStore(await anyoneWith(big, shopper))).toBe('placed');
    });
  });

  it('waits for the word of an unproven mailbox before the store prepares it, and proves the mailbox', async () => {
    const shopper = await newShopper(host);
    const buyer = await anyoneWith({ [skuOf(11)]: 2 }, shopper);
    const answer = await replied(
      host.call('placeOrder', aPlacement(buyer, await revisionOf(host, buyer)), buyer),
    );
    const number = answer.orders[0]?.order_id ?? '';
    const read = () =>
      replied(host.call('readOrder', { params: { orderId: number }, query: {} }, buyer));
    const until = laterBy(host.clock.now, HOUR);
    expect((await read()).confirmUntil).toBe(until);
    const placedOrders = () =>
      host.app.inject({
        url: `/pl/staff/orders/${number}`,
        headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
      });
    expect((await placedOrders()).statusCode).toBe(404);
    await host.host.sendDueMails();
    const mail = host.mails.findLast(({ mail: { to } }) => to === shopper.email)?.mail.text ?? '';
    const link = linkIn(mail);
    const confirm = () => host.call('confirmGuestOrders', { body: { link } });
    expect(await replied(confirm())).toEqual({ order_id: number });
    expect(await replied(confirm())).toEqual({ order_id: number });
    expect((await read()).confirmUntil).toBeUndefined();
    const shown = await placedOrders();
    expect(shown.statusCode).toBe(200);
    const { held_until: heldUntil } = shown.json<{ held_until: string }>();
    expect(heldUntil > until).toBe(true);
    expect(
      await host.database.db
        .selectFrom('purchase')
        .select(['proof', 'state'])
        .where('number', '=', number)
        .executeTakeFirst(),
    ).toEqual({ proof: 'mailbox', state: 'confirmed' });
  });
});
