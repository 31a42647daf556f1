import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterBy } from '../../platform/process/instants.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf, SPECIAL } from '../../testing/feed.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import { setFlags } from '../../testing/flags.ts';
import { testProvider, type TestProvider } from '../../testing/payment-provider.ts';
import {
  aCardPlacement,
  anAdd,
  aRead,
  buyerAtCheckout,
  fromAnywhere,
  newGuestCart,
  placed,
  revisionOf,
  shopperWithCart,
} from '../../testing/shoppers.ts';

describe.each(ENGINES)('promo codes on %s', (engine) => {
  let host: TestHost;
  let provider: TestProvider;
  beforeAll(async () => {
    // Payments stay undecided.
    provider = testProvider();
    host = await openTestHost(engine, { provider });
    await setFlags(host, 'pl', [{ key: 'CART_DISPLAY_PROMO_CODE', choice: true }]);
    await sql`insert into coupon (market, code, kind, value, from_minor, valid_from, valid_until, sold_by, use_limit, conditions) values
      ('pl', 'TENTH', 'rate', 1000, 3000, '2026-01-01', '2026-12-31', null, null, '10 % off from 30.00'),
      ('pl', 'FIVE', 'amount', 500, 0, '2026-01-01', '2026-12-31', null, null, '5.00 off'),
      ('pl', 'VENDOR', 'rate', 5000, 0, '2026-01-01', '2026-12-31', 'V2', null, 'half of what V2 sells'),
      ('pl', 'OLD', 'rate', 1000, 0, '2025-01-01', '2025-12-31', null, null, 'over'),
      ('pl', 'SOON', 'rate', 1000, 0, '2027-01-01', '2027-12-31', null, null, 'not yet'),
      ('pl', 'ONCE', 'amount', 100, 0, '2026-01-01', '2026-12-31', null, 1, 'for one'),
      ('es', 'SPAIN', 'amount', 100, 0, '2026-01-01', '2026-12-31', null, null, 'elsewhere')`.execute(
      host.database.db,
    );
  });
  afterAll(() => host.close());

  type Sender = { readonly token?: string };
  const body = (cartMaskId: string, couponCode: string) => ({ body: { cartMaskId, couponCode } });
  const add = (cartId: string, code: string, sender: Sender = {}) =>
    host.call('addCoupon', body(cartId, code), { ...sender, headers: fromAnywhere(host) });
  const remove = (cartId: string, code: string, sender: Sender = {}) =>
    host.call('removeCoupon', body(cartId, code), { ...sender, headers: fromAnywhere(host) });
  const guestCart = async (goods: Readonly<Record<string, number>>): Promise<string> => {
    const cartId = await newGuestCart(host);
    for (const [sku, qty] of Object.entries(goods))
      await replied(
        host.call(
          'addToGuestCart',
          anAdd(cartId, sku, qty, sku === SPECIAL.vendorOnly ? { offer: `V2-${sku}` } : {}),
        ),
      );
    return cartId;
  };
  const read = async (cartId: string) =>
    (await replied(host.call('readGuestCart', aRead(cartId))))[0]?.cart;
  const check = async (cartId: string) =>
    (await replied(host.call('readUpgradedGuestCart', aRead(cartId))))[0]?.cart;
  const sums = async (cartId: string) => {
    const cart = await read(cartId);
    return (
      cart && [
        cart.base_grand_total,
        cart.base_tax_amount,
        cart.base_discount_amount,
        cart.items.map((item) => [item.row_total_incl_tax, item.row_total]),
      ]
    );
  };

  it('reduce the totals by their value, and removal restores the totals (CALL-46, CALL-47, CART-49)', async () => {
    const cartId = await guestCart({ [skuOf(0)]: 3, [skuOf(9)]: 1 });
    const before = await sums(cartId);
    expect(await replied(add(cartId, ' tenth '))).toBe(true);
    const cart = await read(cartId);
    const goods = 3 * 10 + 10.9;
    expect(cart?.coupon).toMatchObject({
      code: 'TENTH',
      counts: true,
      conditions: '10 % off from 30.00',
      from_total: 30,
      amount: Math.round(goods * 10) / 100,
    });
    expect(cart?.items.reduce((sum, item) => sum + item.row_total_incl_tax, 0)).toBeCloseTo(
      goods * 0.9,
      2,
    );
    expect(await replied(remove(cartId, 'TENTH'))).toBe(true);
    expect(await sums(cartId)).toEqual(before);
    expect(await replied(remove(cartId, 'TENTH'))).toBe(true);
  });

  it('tell their least amount, dates, seller and limits with the cart (BEY-42)', async () => {
    const cartId = await guestCart({ [skuOf(0)]: 3, [SPECIAL.vendorOnly]: 2 });
    await replied(add(cartId, 'TENTH'));
    expect((await read(cartId))?.coupon).toMatchObject({
      from_total: 30,
      valid_from: '2026-01-01',
      valid_until: '2026-12-31',
      sold_by: 'Materia Polska',
      uses_per_customer: 1,
    });
    expect((await read(cartId))?.coupon).not.toHaveProperty('use_limit');
    await replied(remove(cartId, 'TENTH'));
    await replied(add(cartId, 'VENDOR'));
    expect((await read(cartId))?.coupon).toMatchObject({ code: 'VENDOR', sold_by: 'Vendor Two' });
    await replied(remove(cartId, 'VENDOR'));
    await replied(add(cartId, 'ONCE'));
    expect((await read(cartId))?.coupon).toMatchObject({ code: 'ONCE', use_limit: 1 });
  });

  it.each([
    ['an unknown one', 'NOTHING', { code: 'coupon-invalid' }],
    ['one of another market', 'SPAIN', { code: 'coupon-invalid' }],
    ['one that has not begun', 'SOON', { code: 'coupon-invalid' }],
    ['one that is over', 'OLD', { code: 'coupon-expired', parameters: { lastDay: '2025-12-31' } }],
    [
      'one for a larger cart',
      'TENTH',
      { code: 'coupon-below-minimum', parameters: { minimum: 30, missing: 20 } },
    ],
    ['one for another vendor', 'VENDOR', { code: 'coupon-not-for-cart' }],
  ])(
    '%s is refused with its own code, and the cart is unchanged (ERR-20)',
    async (_, code, refusal) => {
      const cartId = await guestCart({ [skuOf(0)]: 1 });
      const before = await sums(cartId);
      expect(await refused(add(cartId, code))).toMatchObject(refusal);
      expect(await sums(cartId)).toEqual(before);
    },
  );

  it('are limited to one per cart; a code stays without effect if the cart becomes too small (CART-49)', async () => {
    const cartId = await guestCart({ [skuOf(0)]: 4 });
    await replied(add(cartId, 'TENTH'));
    expect(await refused(add(cartId, 'FIVE'))).toMatchObject({
      code: 'cart-has-coupon',
      parameters: { code: 'TENTH' },
    });
    await replied(
      host.call('updateGuestCart', {
        body: { request: { retailer_id: '1', item_id: 'L1', qty: 2, cart_id: cartId } },
      }),
    );
    expect((await check(cartId))?.coupon).toMatchObject({
      code: 'TENTH',
      counts: false,
      amount: 0,
    });
    await replied(
      host.call('updateGuestCart', {
        body: { request: { retailer_id: '1', item_id: 'L1', qty: 3, cart_id: cartId } },
      }),
    );
    expect((await read(cartId))?.coupon).toMatchObject({ counts: true, amount: 3 });
  });

  it('of a vendor only discount that vendor’s lines (CART-49)', async () => {
    const cartId = await guestCart({ [skuOf(0)]: 2, [SPECIAL.vendorOnly]: 2 });
    const before = await read(cartId);
    await replied(add(cartId, 'VENDOR'));
    const after = await read(cartId);
    expect(
      after?.items.map((item, at) => [
        item.vendor_code,
        Math.round((100 * item.row_total_incl_tax) / (before?.items[at]?.row_total_incl_tax ?? 1)),
      ]),
    ).toEqual([
      ['MATERIA', 100],
      ['V2', 50],
    ]);
  });

  it('that have ended are removed by the next check, which reports it once', async () => {
    await sql`insert into coupon (market, code, kind, value, valid_from, valid_until, conditions) values ('pl', 'BRIEF', 'amount', 300, '2026-01-01', '2026-12-31', '')`.execute(
      host.database.db,
    );
    const cartId = await guestCart({ [skuOf(0)]: 1 });
    const before = await sums(cartId);
    await replied(add(cartId, 'BRIEF'));
    await sql`update coupon set valid_until = '2026-01-02' where code = 'BRIEF'`.execute(
      host.database.db,
    );
    expect((await check(cartId))?.coupon_over).toBe('BRIEF');
    expect((await check(cartId))?.coupon_over).toBeUndefined();
    expect(await sums(cartId)).toEqual(before);
  });

  it('are accepted with the public credential for a guest’s cart, and for a customer’s only with that customer’s token (CALL-07, CART-48)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 1 });
    const other = await shopperWithCart(host, {});
    for (const sender of [{}, other])
      expect((await refused(add(buyer.cartId, 'FIVE', sender))).code).toBe('no-such-cart');
    expect(await replied(add(buyer.cartId, 'FIVE', buyer))).toBe(true);
    expect((await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]).toMatchObject({
      perform_quotation: false,
      cart: { coupon: { code: 'FIVE' } },
    });
    for (const sender of [{}, other])
      expect((await refused(remove(buyer.cartId, 'FIVE', sender))).code).toBe('no-such-cart');
  });

  it('prevent a cart from becoming a quote while they are applied (CART-46)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 1 });
    const mayBeQuoted = async () =>
      (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.perform_quotation;
    expect(await mayBeQuoted()).toBe(true);
    await replied(add(buyer.cartId, 'FIVE', buyer));
    expect(await mayBeQuoted()).toBe(false);
    await replied(remove(buyer.cartId, 'FIVE', buyer));
    expect(await mayBeQuoted()).toBe(true);
  });

  it('move from the guest’s cart to the customer’s, unless that has one (CART-41)', async () => {
    for (const [own, expected] of [
      [undefined, 'FIVE'],
      ['VENDOR', 'VENDOR'],
    ] as const) {
      const buyer = await shopperWithCart(host, {});
      await replied(
        host.call(
          'addToMyCart',
          anAdd(buyer.cartId, SPECIAL.vendorOnly, 1, { offer: `V2-${SPECIAL.vendorOnly}` }),
          buyer,
        ),
      );
      if (own !== undefined) await replied(add(buyer.cartId, own, buyer));
      const guest = await guestCart({ [skuOf(0)]: 1 });
      await replied(add(guest, 'FIVE'));
      await replied(
        host.call('upgradeGuestCart', { body: { cart_id: guest, retailer_id: '1' } }, buyer),
      );
      expect(
        (await replied(host.call('readMyCart', aRead(buyer.cartId), buyer)))[0]?.cart.coupon?.code,
      ).toBe(expected);
    }
  });

  it('are used up by orders: once per customer and up to their overall limit (ERR-20)', async () => {
    const [first, second] = [await buyerAtCheckout(host), await buyerAtCheckout(host)];
    for (const buyer of [first, second]) await replied(add(buyer.cartId, 'ONCE', buyer));
    const before = (await replied(host.call('readMyCart', aRead(first.cartId), first)))[0]?.cart
      .base_grand_total;
    const number = await placed(host, first);
    const { rows } = await sql<{
      total_minor: number;
      off_minor: number;
    }>`select total_minor, off_minor from orders join coupon_use on order_number = number where number = ${number}`.execute(
      host.database.db,
    );
    expect(rows).toEqual([{ total_minor: Math.round((before ?? 0) * 100), off_minor: 100 }]);
    expect(
      (await replied(host.call('readUpgradedMyCart', aRead(second.cartId), second)))[0]?.cart,
    ).toMatchObject({ coupon_over: 'ONCE' });
    expect((await refused(add(second.cartId, 'ONCE', second))).code).toBe('coupon-used');
    await sql`update orders set stock_state = 'released', status = 'CANCELED' where number = ${number}`.execute(
      host.database.db,
    );
    expect(await replied(add(second.cartId, 'ONCE', second))).toBe(true);
  });

  it('are used by a person, whatever they add to their address and whether they have an account (ERR-20)', async () => {
    const codes = `insert into coupon (market, code, kind, value, valid_from, valid_until, use_limit, conditions)
      values ('pl', 'PERSONAL', 'amount', 100, '2026-01-01', '2026-12-31', 5, '')`;
    await sql.raw(codes).execute(host.database.db);
    const buyer = await buyerAtCheckout(host, { [skuOf(12)]: 1 });
    await replied(add(buyer.cartId, 'PERSONAL', buyer));
    await placed(host, buyer);
    const guest = async (email: string) => {
      const cartId = await guestCart({ [skuOf(12)]: 1 });
      await sql`update cart set guest_email = ${email} where id = ${cartId}`.execute(
        host.database.db,
      );
      return add(cartId, 'PERSONAL');
    };
    const [name = '', domain = ''] = buyer.email.split('@');
    for (const same of [buyer.email, `${name}+again@${domain}`, buyer.email.toUpperCase()])
      expect((await refused(guest(same))).code).toBe('coupon-used');
    expect(await replied(guest(`other.${buyer.email}`))).toBe(true);
    // A guest who opens an account afterwards is the same person as well.
    const second = await buyerAtCheckout(host, { [skuOf(12)]: 1 });
    await sql`update orders set customer_id = null, email = ${`${second.email.replace('@', '+guest@')}`} where email = ${buyer.email}`.execute(
      host.database.db,
    );
    await sql`update coupon_use set customer_id = null where code = 'PERSONAL'`.execute(
      host.database.db,
    );
    expect((await refused(add(second.cartId, 'PERSONAL', second))).code).toBe('coupon-used');
  });

  it('with a limit are used up by an unpaid order only as long as it can be paid', async () => {
    const codes = `insert into coupon (market, code, kind, value, valid_from, valid_until, use_limit, conditions)
      values ('pl', 'SINGLE', 'amount', 100, '2026-01-01', '2026-12-31', 1, '')`;
    await sql.raw(codes).execute(host.database.db);
    const before = host.clock.now;
    const [first, second] = [
      await buyerAtCheckout(host, { [skuOf(13)]: 1 }),
      await buyerAtCheckout(host, { [skuOf(13)]: 1 }),
    ];
    await replied(add(first.cartId, 'SINGLE', first));
    const { payment } = await replied(
      host.call('orderAndPay', aCardPlacement(first, await revisionOf(host, first)), first),
    );
    expect((await refused(add(second.cartId, 'SINGLE', second))).code).toBe('coupon-used');
    host.clock.now = laterBy(before, 41 * 60_000);
    provider.decide(payment.attempt_id, 'expired');
    await host.host.followPayments();
    await host.host.followPayments();
    host.clock.now = before;
    expect(await replied(add(second.cartId, 'SINGLE', second))).toBe(true);
  });

  it('are accepted only with the flag on; an applied one stays and can be removed (FLAG-25)', async () => {
    const [without, having] = [
      await guestCart({ [skuOf(0)]: 1 }),
      await guestCart({ [skuOf(0)]: 1 }),
    ];
    await replied(add(having, 'FIVE'));
    await setFlags(host, 'pl', [{ key: 'CART_DISPLAY_PROMO_CODE', choice: false }]);
    expect((await refused(add(without, 'FIVE'))).code).toBe('coupons-not-taken');
    expect((await read(having))?.coupon).toMatchObject({ code: 'FIVE', counts: true });
    expect(await replied(remove(having, 'FIVE'))).toBe(true);
    expect((await refused(add(having, 'FIVE'))).code).toBe('coupons-not-taken');
    await setFlags(host, 'pl', [{ key: 'CART_DISPLAY_PROMO_CODE', choice: true }]);
    expect(await replied(add(without, 'FIVE'))).toBe(true);
  });

  it('are limited to ten wrong attempts per quarter of an hour and address; valid ones do not count', async () => {
    const cartId = await guestCart({ [skuOf(0)]: 4 });
    const headers = fromAnywhere(host);
    const guess = (code: string) => host.call('addCoupon', body(cartId, code), { headers });
    for (let times = 0; times < 3; times += 1) await replied(guess('TENTH'));
    for (let times = 0; times < 10; times += 1)
      expect((await refused(guess(`GUESS${times}`))).code).toBe('coupon-invalid');
    expect((await refused(guess('TENTH'))).code).toBe('too-many-requests');
  });
});
