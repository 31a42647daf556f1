import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { plainClient } from '../../testing/plain-client.ts';
import {
  anAdd,
  aRead,
  buyerAtCheckout,
  newShopper,
  placed,
  type Shopper,
  shopperWithCart,
} from '../../testing/shoppers.ts';

const KEY = 'one-confirmation-of-a-member';

describe.each(ENGINES)('the club on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
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
