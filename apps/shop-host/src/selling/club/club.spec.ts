import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { callOf, callPath } from '@materia/api-contract';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { testProvider } from '../../testing/payment-provider.ts';
import { plainClient } from '../../testing/plain-client.ts';
import {
  aCardPlacement,
  anAdd,
  aRead,
  type Buyer,
  buyerAtCheckout,
  fromAnywhere,
  newShopper,
  PASSWORD,
  placed,
  revisionOf,
  type Shopper,
  shopperWithCart,
} from '../../testing/shoppers.ts';

const KEY = 'one-confirmation-of-a-member';

describe.each(ENGINES)('the club on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine, { provider: testProvider({ approves: true }) });
  });
  afterAll(() => host.close());

  const account = (shopper: Shopper) => replied(host.call('readLoyaltyAccount', {}, shopper));
  const joined = async (shopper?: Shopper): Promise<Shopper> => {
    const who = shopper ?? (await newShopper(host));
    await replied(host.call('subscribeToLoyalty', {}, who));
    return who;
  };
  const withPoints = async (points: number): Promise<Shopper> => {
    const member = await joined();
    await host.database.db
      .updateTable('club_account')
      .set({ points })
      .where('customer_id', '=', member.id)
      .execute();
    await host.database.db
      .updateTable('customer')
      .set({ loyalty_rank: 'SILVER' })
      .where('id', '=', member.id)
      .execute();
    return member;
  };
  const transform = (member: Shopper, points: number, request_key = KEY) =>
    host.call('transformPoints', { body: { request_key, points, confirmed: true } }, member);
  const handedOver = async (number: string): Promise<void> => {
    for (const status of ['IN_PREPARATION', 'READY', 'INVOICED'])
      await host.app.inject({
        method: 'POST',
        url: `/pl/staff/orders/${number}/advance`,
        headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
        payload: { status },
      });
  };
  const totalOf = async (number: string): Promise<number> =>
    (
      await host.database.db
        .selectFrom('orders')
        .select('total_minor')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
    ).total_minor;

  it('is joined without a body, once, and answers card, points, rewards and counters (CALL-100, CALL-101, LOY-01, LOY-02, LOY-15)', async () => {
    const shopper = await newShopper(host);
    const ask = plainClient(host);
    expect((await ask('GET', 'loyalty/account', undefined, { token: shopper.token }))[0]).toBe(404);
    const [status, reply] = await ask('POST', 'loyalty/subscribe', undefined, {
      token: shopper.token,
    });
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      loyalty: { cardNumbers: [expect.stringMatching(/^9800\d{9}$/)], points: 0, rank: 'BRONZE' },
      rewards: [],
      counters: { year: 2026, spending: 0, next_tier: { level: 1, missing: 1000.01 } },
      history: [],
    });
    expect(await refused(host.call('subscribeToLoyalty', {}, shopper))).toMatchObject({
      code: 'already-linked',
    });
    const me = await replied(host.call('readMe', {}, shopper));
    expect(me.loyalty_card_number).toMatch(/^9800\d{9}$/);
    expect(await replied(host.call('readLoyaltyCustomer', {}, shopper))).toEqual({
      loyalty_card_number: me.loyalty_card_number,
      loyalty_rank: 'BRONZE',
    });
  });

  it('takes the store and the fiscal id that the profile lacks (CALL-102, LOY-04)', async () => {
    const shopper = await newShopper(host);
    await host.database.db
      .updateTable('customer')
      .set({ reference_store: null })
      .where('id', '=', shopper.id)
      .execute();
    expect(await refused(host.call('subscribeToLoyalty', {}, shopper))).toMatchObject({
      code: 'bad-input',
      fields: ['profile.reference_store'],
    });
    expect(
      await refused(
        host.call('createLoyaltyAccount', { body: { reference_store: 'no-store' } }, shopper),
      ),
    ).toMatchObject({ fields: ['body.reference_store'] });
    expect(
      await refused(
        host.call(
          'createLoyaltyAccount',
          { body: { reference_store: '1', company_fiscal_id: '123' } },
          shopper,
        ),
      ),
    ).toMatchObject({ fields: ['body.company_fiscal_id'] });
    await replied(host.call('createLoyaltyAccount', { body: { reference_store: '1' } }, shopper));
    expect((await replied(host.call('readMe', {}, shopper))).store_id).toBe('1');
  });

  it('finds a card of a store by number and postal code, and links it with its points, once (CALL-103, LOY-01)', async () => {
    await host.database.db
      .insertInto('club_card')
      .values({
        market: 'pl',
        number: '9800000000427',
        postcode: '00-950',
        points: 120,
        issued_at: host.clock.now,
      })
      .execute();
    const find = (cardId: string, postcode: string) =>
      host.call('findLoyaltyCard', { params: { cardId, postcode } });
    expect((await replied(find('9800 0000 0042 7', '00950'))).loyalty.cardNumbers).toEqual([
      '9800000000427',
    ]);
    for (const [card, code] of [
      ['9800000000427', '00-951'],
      ['9800000000007', '00-950'],
    ] as const)
      expect((await refused(find(card, code))).code).toBe('not-found');
    const body = { card_number: '9800000000427', postcode: '00-950' };
    const shoppers = [await newShopper(host), await newShopper(host)] as const;
    const answers = await Promise.all(
      shoppers.map((shopper) => host.call('registerLoyaltyCard', { body }, shopper)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const winner = shoppers[answers[0]?.status === 200 ? 0 : 1];
    expect(await account(winner)).toMatchObject({
      loyalty: { cardNumbers: ['9800000000427'], points: 120 },
      history: [{ kind: 'card', points: 120, balance: 120 }],
    });
  });

  it('limits guesses of cards for a network and for a card (ERR-62)', async () => {
    const codes: string[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      codes.push(
        (
          await refused(
            host.call(
              'findLoyaltyCard',
              { params: { cardId: '9800000099997', postcode: '00-950' } },
              {
                headers: {
                  'x-shopper-address': '10.9.9.9',
                  'x-service-credential': host.secrets.serviceCredential,
                },
              },
            ),
          )
        ).code,
      );
    expect(codes.at(0)).toBe('not-found');
    expect(codes.at(-1)).toBe('too-many-requests');
  });

  it('enrols who is to be subscribed automatically (LOY-12)', async () => {
    const shopper = await newShopper(host);
    await replied(
      host.call(
        'updateMe',
        {
          body: {
            custom_attributes: [{ attribute_code: 'must_autosubscribe_loyalty', value: 'true' }],
          },
        },
        shopper,
      ),
    );
    expect((await account(shopper)).loyalty.cardNumbers).toHaveLength(1);
  });

  /** A customer whose wish to be subscribed another system has written. */
  const wishing = async (): Promise<Shopper> => {
    const shopper = await newShopper(host);
    await host.database.db
      .updateTable('customer')
      .set({ must_autosubscribe_loyalty: true })
      .where('id', '=', shopper.id)
      .execute();
    return shopper;
  };

  it('enrols at the next sign-in who is to be subscribed automatically (LOY-12)', async () => {
    const shopper = await wishing();
    expect((await host.call('readLoyaltyAccount', {}, shopper)).status).toBe(404);
    const signIn = () =>
      replied(
        host.call(
          'signIn',
          { body: { username: shopper.email, password: PASSWORD } },
          { headers: fromAnywhere(host) },
        ),
      );
    await signIn();
    const { cardNumbers } = (await account(shopper)).loyalty;
    expect(cardNumbers).toHaveLength(1);
    await signIn();
    expect((await account(shopper)).loyalty.cardNumbers).toEqual(cardNumbers);
  });

  it('enrols with an order who is to be subscribed automatically, so that it earns points (LOY-12)', async () => {
    const buyer = await buyerAtCheckout(host, undefined, await wishing());
    const number = await placed(host, buyer);
    await handedOver(number);
    expect((await account(buyer)).loyalty.points).toBe(Math.floor((await totalOf(number)) / 100));
  });

  it('earns a point for each whole unit of an order that was handed over, once (LOY-16)', async () => {
    const buyer = await buyerAtCheckout(host, undefined, await joined());
    const number = await placed(host, buyer);
    expect((await account(buyer)).loyalty.points).toBe(0);
    await handedOver(number);
    await handedOver(number);
    const points = Math.floor((await totalOf(number)) / 100);
    expect(await account(buyer)).toMatchObject({
      loyalty: { points },
      counters: { earned_points: points },
      history: [{ kind: 'earned', points, order_number: number }],
    });
  });

  /** An order that is paid, and refunded when it comes back. */
  const paid = async (
    member: Shopper,
  ): Promise<{ readonly buyer: Buyer; readonly number: string }> => {
    const buyer = await buyerAtCheckout(host, { [skuOf(9)]: 2 }, member);
    const { orders } = await replied(
      host.call('orderAndPay', aCardPlacement(buyer, await revisionOf(host, buyer)), {
        ...buyer,
        headers: fromAnywhere(host),
      }),
    );
    return { buyer, number: orders[0]?.order_number ?? '' };
  };
  const atDesk = (name: 'receiveReturn' | 'inspectReturn', code: string, payload: object) =>
    host.app.inject({
      method: callOf(name).method,
      url: callPath(callOf(name), { unit: 'pl', params: { code } }),
      headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
      payload,
    });
  /** Sends units of an order back, of which staff accept all. */
  const returned = async (
    { buyer, number }: Awaited<ReturnType<typeof paid>>,
    quantity: number,
    at: number,
  ): Promise<void> => {
    await replied(
      host.call(
        'withdrawFromOrder',
        { params: { orderId: number }, body: { lines: [{ lineNumber: 1, quantity }] } },
        buyer,
      ),
    );
    const code = `${number}-R${at}`;
    await atDesk('receiveReturn', code, {});
    // Two members of staff inspect it at the same time, and one of them once more.
    const answers = await Promise.all(
      [0, 1].map(() => atDesk('inspectReturn', code, { lines: [] })),
    );
    answers.push(await atDesk('inspectReturn', code, { lines: [] }));
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  };
  const keptOf = async (number: string): Promise<number> => {
    const { refunded } = await host.database.db
      .selectFrom('withdrawal')
      .select(({ fn }) => fn.sum<string | null>('refund_minor').as('refunded'))
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
    return Math.floor(((await totalOf(number)) - Number(refunded ?? 0)) / 100);
  };

  it('takes the points of a return back exactly once (LOY-16)', async () => {
    const order = await paid(await joined());
    await handedOver(order.number);
    const earned = (await account(order.buyer)).loyalty.points;
    expect(earned).toBe(await keptOf(order.number));
    await returned(order, 1, 1);
    const kept = await keptOf(order.number);
    expect(kept).toBeLessThan(earned);
    expect(await account(order.buyer)).toMatchObject({
      loyalty: { points: kept, debt: 0 },
      history: [
        { kind: 'taken-back', points: kept - earned, balance: kept },
        { kind: 'earned', points: earned, balance: earned },
      ],
    });
    await returned(order, 1, 2);
    const { loyalty, history } = await account(order.buyer);
    expect(loyalty).toMatchObject({ points: await keptOf(order.number), debt: 0 });
    expect(history.map(({ kind }) => kind)).toEqual(['taken-back', 'taken-back', 'earned']);
  });

  it('owes the points that were transformed before their order came back, and pays them by later orders (LOY-07, LOY-16)', async () => {
    const order = await paid(await joined());
    const { buyer } = order;
    await handedOver(order.number);
    const earned = (await account(buyer)).loyalty.points;
    await host.database.db
      .updateTable('customer')
      .set({ loyalty_rank: 'SILVER' })
      .where('id', '=', buyer.id)
      .execute();
    await replied(transform(buyer, earned));
    await returned(order, 2, 1);
    const debt = earned - (await keptOf(order.number));
    expect((await account(buyer)).loyalty).toMatchObject({ points: 0, debt });
    const next = await paid(buyer);
    await handedOver(next.number);
    const gained = await keptOf(next.number);
    const { loyalty, history } = await account(buyer);
    expect(loyalty).toMatchObject({
      points: Math.max(0, gained - debt),
      debt: Math.max(0, debt - gained),
    });
    expect(history.map(({ kind }) => kind)).toEqual([
      'earned',
      'taken-back',
      'transformed',
      'earned',
    ]);
  });

  it('earns nothing for orders of customers who are not members', async () => {
    const buyer = await buyerAtCheckout(host);
    await handedOver(await placed(host, buyer));
    expect((await host.call('readLoyaltyAccount', {}, buyer)).status).toBe(404);
    expect((await account(await joined(buyer))).loyalty.points).toBe(0);
  });

  it('turns all points into one coupon, once under any repetition and race (LOY-07, LOY-15, CALL-105)', async () => {
    const member = await withPoints(850);
    expect((await account(member)).loyalty).toMatchObject({ worth: 8.5, can_transform: true });
    const answers = await Promise.all([
      transform(member, 850),
      transform(member, 850),
      transform(member, 850, 'another-confirmation-of-it'),
    ]);
    const codes = answers.flatMap((answer) =>
      'reply' in answer ? [answer.reply.coupon.code] : [],
    );
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes).size).toBe(1);
    const { loyalty, rewards, history } = await account(member);
    expect(loyalty).toMatchObject({ points: 0, debt: 0, can_transform: false });
    expect(rewards).toEqual([
      { code: codes[0], points: 850, amount: 8.5, expires_on: '2027-11-20', used: false },
    ]);
    expect(history).toMatchObject([{ kind: 'transformed', points: -850, balance: 0 }]);
    await host.host.sendDueMails();
    const mail = host.mails.findLast(({ mail: { to } }) => to === member.email)?.mail;
    expect(mail?.text).toContain(codes[0]);
  });

  it('refuses to transform points below silver, and others than the member saw (LOY-08)', async () => {
    const member = await withPoints(300);
    expect((await refused(transform(member, 299))).code).toBe('no-points');
    await host.database.db
      .updateTable('customer')
      .set({ loyalty_rank: null })
      .where('id', '=', member.id)
      .execute();
    expect((await refused(transform(member, 300))).code).toBe('silver-status-needed');
    expect((await account(member)).loyalty).toMatchObject({ points: 300, can_transform: false });
  });

  it('lets only its member use the coupon, although the market takes no codes (LOY-07)', async () => {
    const member = await withPoints(850);
    const { code } = (await replied(transform(member, 850))).coupon;
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 3 }, member);
    const add = (cartMaskId: string, sender: Shopper) =>
      host.call('addCoupon', { body: { cartMaskId, couponCode: code } }, sender);
    await replied(add(buyer.cartId, buyer));
    const [cart] = await replied(host.call('readMyCart', aRead(buyer.cartId), buyer));
    expect(cart?.cart.coupon).toMatchObject({ code, counts: true });
    const stranger = await shopperWithCart(host, { [skuOf(0)]: 3 });
    expect((await refused(add(stranger.cartId, stranger))).code).toBe('coupons-not-taken');
    await replied(host.call('addToMyCart', anAdd(buyer.cartId, skuOf(1)), buyer));
  });

  it('adds the level and the coupon to an offer, and cart and order name each discount (BEY-12, FEE-17, LOY-07)', async () => {
    const member = await withPoints(850);
    const earlier = await placed(host, await buyerAtCheckout(host, undefined, member));
    await host.database.db
      .updateTable('orders')
      .set({ total_minor: 500_050 })
      .where('number', '=', earlier)
      .execute();
    const { code } = (await replied(transform(member, 850))).coupon;
    const buyer = await buyerAtCheckout(host, { [SPECIAL.reduced]: 2 }, member);
    const couponOf = { body: { cartMaskId: buyer.cartId, couponCode: code } };
    await replied(host.call('addCoupon', couponOf, buyer));
    const [read] = await replied(host.call('readMyCart', aRead(buyer.cartId), buyer));
    expect(read?.cart).toMatchObject({
      offer_discount: { amount: 8 },
      tier_discount: { level: 2, rate: 2, amount: 0.96 },
      next_tier: { level: 3 },
      coupon: { code, amount: 8.5 },
      base_discount_amount: 9.46,
      items: [{ original_price_incl_tax: 28, price_incl_tax: 24, row_total_incl_tax: 38.54 }],
    });
    const number = await placed(host, buyer);
    const { priceRows: rows } = await replied(
      host.call('readOrder', { params: { orderId: number }, query: {} }, buyer),
    );
    expect(rows.slice(0, 4).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['products', 56],
      ['offer', -8],
      ['quantity-discount', -0.96],
      ['promo-code', -8.5],
    ]);
  });

  it('tells its rules with levels and ranks (LOY-09, LOY-16, CALL-104)', async () => {
    const { tiers, ...rules } = await replied(host.call('readLoyaltyInfo', {}));
    expect(rules).toEqual({
      currency: 'PLN',
      points_per_unit: 1,
      worth_of_hundred: 1,
      coupon_months: 12,
    });
    expect(tiers.map(({ rank, rate }) => [rank, rate])).toEqual([
      ['BRONZE', 1],
      ['SILVER', 2],
      ['GOLD', 3],
      ['GOLD', 4],
      ['PLATINUM', 5],
    ]);
  });

  it('is not found in markets without it (FLAG-43, LOY-18)', async () => {
    const shopper = await newShopper(host, { bu: 'es' });
    for (const status of [
      (await host.call('readLoyaltyAccount', {}, { ...shopper, bu: 'es' })).status,
      (await host.call('subscribeToLoyalty', {}, { ...shopper, bu: 'es' })).status,
      (await host.call('readLoyaltyInfo', {}, { bu: 'es' })).status,
    ])
      expect(status).toBe(404);
  });
});
