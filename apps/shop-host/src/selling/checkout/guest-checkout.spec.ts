import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomId } from '../../platform/auth/random-ids.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { withTx } from '../../platform/database/with-tx.ts';
import { writeHandoverDocuments } from '../documents/handover-documents.ts';
import { lockOrder } from '../orders/repository.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import { setFlags } from '../../testing/flags.ts';
import {
  guestAtCheckout,
  guestAddress,
  guestOrder,
  guestRevision,
  placeAsGuest,
} from '../../testing/guests.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import {
  anAdd,
  BY_CARD,
  fromAnywhere,
  newShopper,
  withProvenMailbox,
} from '../../testing/shoppers.ts';

const DAY = 86_400_000;
const AT_STORE = { headers: { 'retailer-id': '1' } };
const spain = markets.find(({ id }) => id === 'es');

describe.each(ENGINES)('the checkout of a guest on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  beforeEach(async () => {
    host.clock.now = FRIDAY_MORNING;
    await setFlags(host, 'es', []);
    await sql`update vendor_offer set reserved = 0, qty = 200`.execute(host.database.db);
  });
  afterAll(() => host.close());

  const read = (cartId: string, bu = 'es') =>
    host.call('readGuestCheckout', { params: { cartId }, ...AT_STORE }, { bu });
  const readOrders = (link: string, sender: { readonly token?: string } = {}) =>
    host.call('readGuestOrders', { body: { link } }, { bu: 'es', ...sender });
  const claim = (link: string, token: string) =>
    host.call('claimGuestOrders', { body: { link } }, { bu: 'es', token });
  const mailsTo = async (email: string): Promise<readonly string[]> => {
    await host.host.sendDueMails();
    return host.mails.filter(({ mail }) => mail.to === email).map(({ mail }) => mail.text);
  };
  const orderRow = (number: string) =>
    host.database.db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();

  it('takes the choices of a guest by the cart’s id alone, and places one order per shipment without an account (FLAG-40, CHK-03, RTE-82, ROL-06, CALL-52)', async () => {
    const cartId = await guestAtCheckout(host, 'es', 'Ana.Ruiz@Shop.example');
    const checkout = await replied(read(cartId));
    expect(checkout).toMatchObject({
      email: 'Ana.Ruiz@Shop.example',
      shipments: [
        { part: 'collected', selected: { carrier_code: 'drive' } },
        { part: 'sent', selected: { carrier_code: 'seller', method_code: 'home' } },
      ],
      contact: { firstname: 'Ana', address: { city: 'Madrid' } },
    });
    const placed = await replied(placeAsGuest(host, cartId));
    expect(placed.orders.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(
      checkout.totals.total.amount,
    );
    for (const { order_number } of placed.orders)
      expect(await orderRow(order_number)).toMatchObject({
        customer_id: null,
        email: 'Ana.Ruiz@Shop.example',
        buyer: { firstname: 'Ana', lastname: 'Ruiz', corporation_name: null },
      });
  });

  it('reads methods, choice, contact and payment for the guest’s cart (SHP-03, CALL-52)', async () => {
    const params = { cartId: await guestAtCheckout(host) };
    const es = { bu: 'es' };
    const methods = await replied(
      host.call('listGuestShippingMethods', { params, ...AT_STORE }, es),
    );
    expect(
      methods.map(({ carrier_code, method_code }) => `${carrier_code}/${method_code}`),
    ).toEqual(['drive/two_hours', 'drive/scheduled', 'chronopost/home', 'seller/home']);
    expect(
      await replied(host.call('readGuestSelectedShipping', { params, query: {} }, es)),
    ).toMatchObject({
      carrier_code: 'drive',
      method_code: 'two_hours',
    });
    expect(await replied(host.call('readGuestShippingAddress', { params }, es))).toMatchObject({
      address: { lastname: 'Ruiz' },
    });
    const offers = await replied(host.call('listGuestPaymentMethods', { params, ...AT_STORE }, es));
    expect(offers.filter(({ available }) => available).map(({ code }) => code)).toContain('card');
    // Paid in store is only what is collected there; a vendor sends this cart's second line.
    expect(offers.find(({ code }) => code === 'pay_in_store')?.reason).toBe('not-for-shipments');
  });

  it('refuses another store at a field that the guest’s call has (CALL-52)', async () => {
    const params = { cartId: await guestAtCheckout(host) };
    const hour = { delivery_two_hours_date: '2026-11-23T10:00', retailer_id: '2' };
    expect(
      await refused(host.call('changeGuestPickupHour', { params, body: hour }, { bu: 'es' })),
    ).toMatchObject({ code: 'bad-input', fields: ['body.retailer_id'] });
  });

  it('refuses every call where the market requires an account (FLAG-40, ROL-06, RTE-82)', async () => {
    const cartId = await guestAtCheckout(host);
    const revision = await guestRevision(host, cartId, 'es');
    await setFlags(host, 'es', [{ key: 'CHECKOUT_GUEST_ALLOWED', choice: false }]);
    const params = { cartId };
    const es = { bu: 'es' };
    const body = { email: 'ana@shop.example' };
    const shipping = {
      carrier_code: 'drive' as const,
      method_code: 'two_hours' as const,
      custom_data: { no_date: true, retailer_id: '1' },
    };
    const answers = [
      read(cartId),
      host.call('saveGuestEmail', { params, body }, es),
      host.call('listGuestShippingMethods', { params, ...AT_STORE }, es),
      host.call('selectGuestShippingMethod', { params, body: shipping }, es),
      host.call('readGuestSelectedShipping', { params, query: {} }, es),
      host.call(
        'selectGuestThirdPartyShipping',
        { params, body: { service_level: 'home', item_ids: ['L2'] } },
        es,
      ),
      host.call('saveGuestShippingAddress', { params, body: guestAddress('es') }, es),
      host.call('readGuestShippingAddress', { params }, es),
      host.call('listGuestPaymentMethods', { params, ...AT_STORE }, es),
      host.call(
        'placeGuestOrder',
        {
          params,
          headers: { 'idempotency-key': randomId() },
          body: {
            request: { retailer_id: '1' },
            payment_method_code: 'pay_in_store',
            cart_revision: revision,
          },
        },
        es,
      ),
    ];
    for (const answer of answers)
      expect(await refused(answer)).toMatchObject({ code: 'forbidden', status: 403 });
  });

  it('cannot place without an email address, and refuses one that is none', async () => {
    const sender = { bu: 'es', headers: fromAnywhere(host) };
    const cartId = await replied(host.call('createGuestCart', {}, sender));
    await replied(host.call('addToGuestCart', anAdd(cartId, skuOf(0)), sender));
    const params = { cartId };
    expect(
      await refused(host.call('saveGuestEmail', { params, body: { email: 'ana@' } }, sender)),
    ).toMatchObject({ code: 'bad-input', fields: ['body.email'] });
    await replied(
      host.call(
        'selectGuestShippingMethod',
        {
          params,
          body: {
            carrier_code: 'drive',
            method_code: 'two_hours',
            custom_data: { no_date: true, retailer_id: '1' },
          },
        },
        sender,
      ),
    );
    await replied(
      host.call('saveGuestShippingAddress', { params, body: guestAddress('es') }, sender),
    );
    expect(await refused(placeAsGuest(host, cartId))).toMatchObject({
      code: 'bad-input',
      fields: ['email'],
    });
  });

  it('places once per key, and answers a repeated request with the same orders', async () => {
    const cartId = await guestAtCheckout(host, 'es', 'twice@shop.example');
    const key = randomId();
    const revision = await guestRevision(host, cartId, 'es');
    const once = () =>
      host.call(
        'orderAndPayAsGuest',
        {
          params: { cartId },
          headers: { 'idempotency-key': key },
          body: {
            request: { retailer_id: '1' },
            ...BY_CARD,
            cart_revision: revision,
          },
        },
        { bu: 'es', headers: fromAnywhere(host) },
      );
    const [first, again] = [await replied(once()), await replied(once())];
    expect(again.orders).toEqual(first.orders);
    expect(await mailsTo('twice@shop.example')).toHaveLength(1);
  });

  describe('who pays in store', () => {
    const placeInStore = async (email: string) => {
      const cartId = await guestAtCheckout(host, 'es', email, { withVendor: false });
      const sender = { bu: 'es', headers: fromAnywhere(host) };
      const placed = await replied(
        host.call(
          'placeGuestOrder',
          {
            params: { cartId },
            headers: { 'idempotency-key': randomId() },
            body: {
              request: { retailer_id: '1' },
              payment_method_code: 'pay_in_store',
              cart_revision: await guestRevision(host, cartId, 'es'),
            },
          },
          sender,
        ),
      );
      return { ...placed, cartId, number: placed.orders[0]?.order_number ?? '' };
    };
    const linkIn = (mail: string): string => /confirmar\/([\w.-]+)/.exec(mail)?.[1] ?? '';
    const confirm = (link: string) =>
      host.call('confirmGuestOrders', { body: { link } }, { bu: 'es' });
    const ordersBehind = async (link: string) =>
      replied(host.call('readGuestOrders', { body: { link } }, { bu: 'es' }));
    const advance = async (number: string): Promise<number> =>
      (
        await host.app.inject({
          method: 'POST',
          url: `/es/staff/orders/${number}/advance`,
          headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
          payload: { status: 'IN_PREPARATION' },
        })
      ).statusCode;
    const heldUnits = async (): Promise<number> =>
      (
        await host.database.db
          .selectFrom('stock')
          .select('reserved')
          .where('market', '=', 'es')
          .where('sku', '=', skuOf(0))
          .where('store_id', '=', '1')
          .executeTakeFirstOrThrow()
      ).reserved;

    it('confirms by the link in a mail before staff see the order, and repeating it has no effect', async () => {
      const email = 'in-store@shop.example';
      const { link, number } = await placeInStore(email);
      expect((await ordersBehind(link)).confirm_until).toBe('2026-11-20T10:00:00.000Z');
      expect(await advance(number)).toBe(404);
      const [question = '', ...others] = await mailsTo(email);
      expect(others).toEqual([]);
      expect(question).toContain('viernes, 20 de noviembre, a las 11:00');
      for (const typed of ['Ana', 'Ruiz', '612']) expect(question).not.toContain(typed);

      // The link of the page, which whoever typed the address has, confirms nothing.
      expect((await refused(confirm(link))).code).toBe('not-found');
      host.clock.now = '2026-11-20T09:30:00.000Z';
      const confirmed = await replied(confirm(linkIn(question)));
      expect(await replied(confirm(linkIn(question)))).toEqual(confirmed);
      const after = await ordersBehind(confirmed.link ?? '');
      expect(after.confirm_until).toBeUndefined();
      // Two hours count from the confirmation.
      expect(after.orders[0]?.delivery).toMatchObject({ date: '2026-11-20', fromMinute: 750 });
      expect(await advance(number)).toBe(200);
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(3);
      expect(mails[1]).toContain('Hola, Ana:');
      host.clock.now = FRIDAY_MORNING;
    });

    it('releases the held units without a mail if the order is not confirmed within an hour', async () => {
      const email = 'silent@shop.example';
      const before = await heldUnits();
      const { link, number } = await placeInStore(email);
      const [question = ''] = await mailsTo(email);
      expect(await heldUnits()).toBe(before + 1);
      host.clock.now = '2026-11-20T10:00:00.000Z';
      expect((await refused(confirm(linkIn(question)))).code).toBe('purchase-closed');
      await host.host.followPayments();
      expect(await heldUnits()).toBe(before);
      expect((await refused(confirm(linkIn(question)))).code).toBe('purchase-closed');
      expect((await ordersBehind(link)).orders[0]?.status).toBe('CANCELED');
      expect(await advance(number)).toBe(404);
      expect(await mailsTo(email)).toHaveLength(1);
      host.clock.now = FRIDAY_MORNING;
    });
  });

  it('limits orders per network and per email address, and counts only placed ones', async () => {
    const headers = fromAnywhere(host);
    const email = 'bombed@shop.example';
    for (let time = 0; time < 5; time += 1)
      await replied(placeAsGuest(host, await guestAtCheckout(host, 'es', email), 'es'));
    expect(
      (await refused(placeAsGuest(host, await guestAtCheckout(host, 'es', email), 'es'))).code,
    ).toBe('too-many-requests');
    for (let time = 0; time < 10; time += 1)
      await replied(
        placeAsGuest(host, await guestAtCheckout(host, 'es', `net${time}@shop.example`), 'es', {
          headers,
        }),
      );
    const next = await guestAtCheckout(host, 'es', 'other@shop.example');
    expect((await refused(placeAsGuest(host, next, 'es', { headers }))).code).toBe(
      'too-many-requests',
    );
    expect((await placeAsGuest(host, next)).status).toBe(200);
  });

  it('mails a signed link that shows the orders without an account until it expires', async () => {
    const email = 'link@shop.example';
    const { link, orders } = await guestOrder(host, 'es', email);
    const [mail = ''] = await mailsTo(email);
    const mailed = /https:\/\/es\.shop\.example\/\S+\/([^\s?]+)/.exec(mail)?.[1] ?? '';
    for (const each of [link, decodeURIComponent(mailed)]) {
      const found = await replied(readOrders(each));
      expect(found.orders.map(({ ordersId }) => ordersId)).toEqual(
        orders.map(({ order_number }) => order_number),
      );
      expect(found.orders[0]?.customer.email).toBe(email);
    }
    expect((await refused(readOrders(`${link}x`))).code).toBe('not-found');
    expect(
      (await refused(host.call('readGuestOrders', { body: { link } }, { bu: 'pl' }))).code,
    ).toBe('not-found');
    host.clock.now = laterBy(FRIDAY_MORNING, 181 * DAY);
    expect((await refused(readOrders(link))).code).toBe('not-found');
  });

  it('joins the account that presents the link and has proven its address, and closes the link for all others', async () => {
    const [owner, stranger] = [
      await newShopper(host, { bu: 'es' }),
      await newShopper(host, { bu: 'es' }),
    ];
    const { link, orders } = await guestOrder(host, 'es', owner.email.toUpperCase());
    // Whoever has only the link can neither take the purchase over nor close it to the guest.
    expect((await refused(claim(link, stranger.token))).code).toBe('not-found');
    expect((await replied(readOrders(link))).orders).toHaveLength(orders.length);
    const number = orders[0]?.order_number ?? '';
    expect((await refused(claim(link, owner.token))).code).toBe('mailbox-unproven');
    await withProvenMailbox(host, owner, 'es');
    for (let again = 0; again < 2; again += 1)
      expect(await replied(claim(link, owner.token))).toEqual({ order_id: number });
    expect((await refused(claim(link, stranger.token))).code).toBe('not-found');
    expect((await refused(readOrders(link))).code).toBe('not-found');
    expect((await refused(readOrders(link, stranger))).code).toBe('not-found');
    expect((await replied(readOrders(link, owner))).orders).toHaveLength(orders.length);
    const listed = await replied(
      host.call(
        'listOrders',
        { query: { 'params[typesActe]': 'order' } },
        { bu: 'es', token: owner.token },
      ),
    );
    expect(listed.total).toBe(orders.length);
  });

  it('does not join an account that only has the same email address', async () => {
    const owner = await newShopper(host, { bu: 'es' });
    await guestOrder(host, 'es', owner.email);
    const listed = await replied(
      host.call(
        'listOrders',
        { query: { 'params[typesActe]': 'order' } },
        { bu: 'es', token: owner.token },
      ),
    );
    expect(listed.total).toBe(0);
  });

  it('gets receipt and invoice in the name of the order, which join the account with it', async () => {
    const owner = await newShopper(host, { bu: 'es' });
    const { link, orders } = await guestOrder(host, 'es', owner.email);
    const { db } = host.database;
    const number = orders[0]?.order_number ?? '';
    if (spain === undefined) expect.unreachable();
    await withTx(db, async (tx) => {
      const order = await lockOrder(tx, 'es', number);
      if (order !== undefined)
        await writeHandoverDocuments(tx, spain, order, ['receipt', 'invoice'], host.clock.now);
    });
    const papers = async () => [
      await db
        .selectFrom('invoice')
        .selectAll()
        .where('order_number', '=', number)
        .executeTakeFirstOrThrow(),
      await db
        .selectFrom('receipt')
        .selectAll()
        .where('order_number', '=', number)
        .executeTakeFirstOrThrow(),
    ];
    const [invoice, receipt] = await papers();
    expect(invoice).toMatchObject({ customer_id: null, buyer: { name: 'Ana Ruiz' } });
    expect(receipt).toMatchObject({ customer_id: null });
    await withProvenMailbox(host, owner, 'es');
    await replied(claim(link, owner.token));
    for (const paper of await papers()) expect(paper.customer_id).toBe(owner.id);
  });

  it('uses a promo code once per mailbox', async () => {
    await sql`insert into coupon (market, code, kind, value, valid_from, valid_until, conditions) values ('es', 'UNA', 'rate', 1000, '2020-01-01', '2099-12-31', '') on conflict do nothing`.execute(
      host.database.db,
    );
    const withCode = async (email: string) => {
      const cartId = await guestAtCheckout(host, 'es', email);
      const added = await host.call(
        'addCoupon',
        { body: { cartMaskId: cartId, couponCode: 'UNA' } },
        { bu: 'es', headers: fromAnywhere(host) },
      );
      return { cartId, added };
    };
    const { cartId } = await withCode('saver@shop.example');
    await replied(placeAsGuest(host, cartId));
    for (const same of ['SAVER@shop.example', 'saver+2@shop.example']) {
      const { added } = await withCode(same);
      expect((await refused(Promise.resolve(added))).code).toBe('coupon-used');
    }
    expect((await withCode('another@shop.example')).added.status).toBe(200);
  });
});
