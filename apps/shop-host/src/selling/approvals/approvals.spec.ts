import type { CompanyRole } from '@materia/domain-customer';
import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { laterBy } from '../../platform/process/instants.ts';
import { ENGINES } from '../../testing/database.ts';
import { skuOf } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { testProvider, type TestProvider } from '../../testing/payment-provider.ts';
import {
  aCardPlacement,
  anAdd,
  aPlacement,
  aRead,
  type Buyer,
  buyerAtCheckout,
  newShopper,
  pay,
  placed,
  revisionOf,
  type Shopper,
  shopperWithCart,
  withProvenMailbox,
} from '../../testing/shoppers.ts';
import { expireApprovals } from '../approval-outcomes/decide.ts';

const [market] = markets;
const DAY_MS = 24 * 3_600_000;
const ASKED = { [skuOf(0)]: 3, [skuOf(1)]: 2 };
const LIMIT = 1000;

describe.each(ENGINES)('orders above the limit of a company on %s', (engine) => {
  let host: TestHost;
  let provider: TestProvider;
  let founder: Shopper;
  let company: string;
  beforeAll(async () => {
    provider = testProvider();
    host = await openTestHost(engine, { provider });
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    host.clock.now = FRIDAY_MORNING;
    founder = await newShopper(host, { tax: '5260250274' });
    await withProvenMailbox(host, founder);
    const opened = await replied(host.call('openMyCompany', {}, founder));
    company = opened.company?.legal_entity_id ?? '';
    await setLimit(LIMIT);
  });

  const query = async <Row>(text: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
    (await text.execute(host.database.db)).rows;
  const setLimit = (limit_minor: number | null, by = founder) =>
    replied(
      host.call(
        'setApprovalLimit',
        { params: { legalEntityId: company }, body: { limit_minor } },
        by,
      ),
    );
  const joined = async (role: CompanyRole): Promise<Shopper> => {
    const shopper = await newShopper(host);
    await withProvenMailbox(host, shopper);
    await sql`insert into company_member (market, customer_id, legal_entity_id, role, since) values ('pl', ${shopper.id}, ${company}, ${role}, ${host.clock.now})`.execute(
      host.database.db,
    );
    return shopper;
  };
  const member = async (): Promise<Buyer> => buyerAtCheckout(host, ASKED, await joined('buyer'));
  const heldBy = ({ token }: Shopper) => replied(host.call('readMyCartId', {}, { token }));
  const linesIn = async (cartId: string): Promise<Readonly<Record<string, number>>> =>
    Object.fromEntries(
      (
        await query(
          sql<{
            sku: string;
            qty: number;
          }>`select sku, qty from cart_line where cart_id = ${cartId} order by line`,
        )
      ).map(({ sku, qty }) => [sku, qty]),
    );
  const rowsOf = async (cartId: string): Promise<string> =>
    JSON.stringify([
      await query(sql`select * from cart where id = ${cartId}`),
      await query(sql`select * from cart_line where cart_id = ${cartId} order by line`),
    ]);
  const totalOf = async (buyer: Buyer): Promise<number> => {
    const headers = { 'retailer-id': '1' };
    const { totals } = await replied(host.call('readCheckout', { headers }, buyer));
    return Math.round(totals.total.amount * 100);
  };
  const asking = async (buyer: Buyer, change: object = {}) =>
    host.call(
      'askApproval',
      {
        body: {
          request: { cart_id: buyer.cartId, retailer_id: '1' },
          cart_revision: await revisionOf(host, buyer),
          grand_total_minor: await totalOf(buyer),
          ...change,
        },
      },
      buyer,
    );
  type Asked = { readonly buyer: Buyer; readonly id: string; readonly before: string };
  const asked = async (): Promise<Asked> => {
    const buyer = await member();
    const before = await rowsOf(buyer.cartId);
    return { buyer, before, id: (await replied(asking(buyer))).id };
  };
  const ofCompany = (id: string) => ({ params: { legalEntityId: company, approvalId: id } });
  const refusing = (id: string, by: Shopper, reason = 'Too much') =>
    host.call('refuseApproval', { ...ofCompany(id), body: { reason } }, by);
  const withdrawing = ({ id, buyer }: Asked) =>
    host.call('withdrawApproval', { params: { approvalId: id } }, buyer);
  const reading = ({ id, buyer }: Asked) =>
    replied(host.call('readMyApproval', { params: { approvalId: id } }, buyer));
  /** The cart of the approver in which the request is ordered, checked. */
  const ordering = async (id: string, by: Shopper): Promise<Buyer> => {
    const cartId = await replied(host.call('orderApproval', ofCompany(id), by));
    await replied(host.call('readUpgradedMyCart', aRead(cartId), by));
    return { ...by, cartId };
  };
  const placing = async (buyer: Buyer) =>
    host.call('placeOrder', aPlacement(buyer, await revisionOf(host, buyer)), buyer);
  const raisePrice = (sku: string) =>
    sql`update price set amount_minor = amount_minor + 700 where market = 'pl' and sku = ${sku}`.execute(
      host.database.db,
    );

  it('are refused by the host before anything is held, charged or counted (BEY-43)', async () => {
    const buyer = await member();
    const before = await query(
      sql`select (select count(*) from purchase)::int as purchases, (select sum(reserved) from stock)::int as held, (select count(*) from attempt)::int as attempts, (select count(*) from job)::int as jobs`,
    );
    const revision = await revisionOf(host, buyer);
    for (const answer of [
      host.call('placeOrder', aPlacement(buyer, revision), buyer),
      host.call('orderAndPay', aCardPlacement(buyer, revision), buyer),
    ])
      expect((await refused(answer)).code).toBe('approval-needed');
    expect(
      await query(
        sql`select (select count(*) from purchase)::int as purchases, (select sum(reserved) from stock)::int as held, (select count(*) from attempt)::int as attempts, (select count(*) from job)::int as jobs`,
      ),
    ).toEqual(before);
  });

  it.each([
    ['of an administrator', 'administrator', LIMIT],
    ['of an accountant, which are their own', 'accountant', LIMIT],
    ['without a limit', 'buyer', null],
    ['at the limit exactly', 'buyer', 'total'],
  ] as const)('%s are placed (BEY-43)', async (_whose, role, limit) => {
    const buyer = await buyerAtCheckout(host, ASKED, await joined(role));
    await setLimit(limit === 'total' ? await totalOf(buyer) : limit);
    expect(await placed(host, buyer)).not.toBe('');
  });

  it('park the cart, give the member an empty one, and ask every approver by mail (BEY-43)', async () => {
    const other = await joined('administrator');
    const accountant = await joined('accountant');
    const { buyer, id, before } = await asked();
    expect(await rowsOf(buyer.cartId)).toBe(before.replace('"state":"open"', '"state":"approval"'));
    const present = await heldBy(buyer);
    expect(present).not.toBe(buyer.cartId);
    expect(await linesIn(present)).toEqual({});
    const again = await host.call(
      'askApproval',
      {
        body: {
          request: { cart_id: buyer.cartId, retailer_id: '1' },
          cart_revision: 1,
          grand_total_minor: 1,
        },
      },
      buyer,
    );
    expect('reply' in again && again.reply.id).toBe(id);
    await host.host.sendDueMails();
    const to = host.mails.filter(({ mail }) => mail.text.includes(id)).map(({ mail }) => mail.to);
    expect(to.toSorted()).toEqual([founder.email, other.email].toSorted());
    expect(to).not.toContain(accountant.email);
  });

  it('are asked for as the member saw them, or not at all (BEY-43)', async () => {
    const buyer = await member();
    expect((await refused(asking(buyer, { grand_total_minor: 1 }))).code).toBe('cart-changed');
    expect((await refused(asking(buyer, { cart_revision: 1 }))).code).toBe('cart-changed');
    await setLimit(null);
    expect((await refused(asking(buyer))).code).toBe('approval-not-needed');
    expect(await heldBy(buyer)).toBe(buyer.cartId);
  });

  it('show an approver what was asked for, and which prices and stock have changed (BEY-43)', async () => {
    const { id, buyer } = await asked();
    // Not a firm, whose prices are others than those of the member.
    const approver = await joined('administrator');
    await raisePrice(skuOf(0));
    const seen = await replied(host.call('readCompanyApproval', ofCompany(id), approver));
    expect(seen).toMatchObject({ state: 'waiting', is_own: false, items_count: 5 });
    const [first, second] = seen.lines;
    expect([first?.sku, first?.qty, second?.sku, second?.qty]).toEqual([skuOf(0), 3, skuOf(1), 2]);
    const rise = (first?.price ?? 0) - (first?.asked_price ?? 0);
    expect(rise).toBeCloseTo(7);
    expect(second?.price).toBe(second?.asked_price);
    expect((seen.total ?? 0) - seen.asked_total).toBeCloseTo(3 * rise);
    const { approvals } = await replied(
      host.call('listCompanyApprovals', { params: { legalEntityId: company }, query: {} }, founder),
    );
    expect(approvals.map((each) => each.id)).toEqual([id]);
    expect((await refused(host.call('readCompanyApproval', ofCompany(id), buyer))).code).toBe(
      'forbidden',
    );
    await sql`update price set amount_minor = amount_minor - 700 where market = 'pl' and sku = ${skuOf(0)}`.execute(
      host.database.db,
    );
  });

  it('are placed by an approver for the company at today’s prices, and the approver’s cart is back (BEY-43)', async () => {
    const { id, buyer } = await asked();
    const own = await shopperWithCart(host, { [skuOf(5)]: 4 }, founder);
    const before = await rowsOf(own.cartId);
    const cart = await ordering(id, founder);
    expect((await ordering(id, founder)).cartId).toBe(cart.cartId);
    expect(await linesIn(cart.cartId)).toEqual(ASKED);
    expect(
      (await refused(host.call('addToMyCart', anAdd(cart.cartId, skuOf(9)), founder))).code,
    ).toBe('cart-locked');
    const [number] = (await replied(placing(cart))).orders;
    const orders = await query(
      sql<{
        customer_id: string;
        legal_entity_id: string;
      }>`select customer_id, legal_entity_id from orders where number = ${number?.order_id}`,
    );
    expect(orders).toEqual([{ customer_id: founder.id, legal_entity_id: company }]);
    expect(await rowsOf(own.cartId)).toBe(before);
    expect(await heldBy(founder)).toBe(own.cartId);
    expect(await query(sql`select id from cart where id = ${buyer.cartId}`)).toEqual([]);
    expect(await reading({ id, buyer, before })).toMatchObject({
      state: 'placed',
      order_number: number?.order_id,
    });
    await host.host.sendDueMails();
    const mail = host.mails.findLast((each) => each.mail.to === buyer.email)?.mail.text;
    expect(mail).toContain(number?.order_id);
  });

  it('are refused with a reason, which no mail repeats, and the cart is back byte for byte (BEY-43)', async () => {
    const { id, buyer, before } = await asked();
    for (const reason of ['  ', 'x'.repeat(501)])
      expect((await refused(refusing(id, founder, reason))).code).toBe('bad-input');
    await replied(refusing(id, founder, `${'x'.repeat(499)}!`));
    expect(await rowsOf(buyer.cartId)).toBe(before);
    expect(await heldBy(buyer)).toBe(buyer.cartId);
    expect((await reading({ id, buyer, before })).reason).toBe(`${'x'.repeat(499)}!`);
    await host.host.sendDueMails();
    const mail = host.mails.findLast((each) => each.mail.to === buyer.email)?.mail;
    expect(mail?.text).toContain(id);
    expect(`${mail?.text}${mail?.html}`).not.toContain('xxx');
    expect(await placed(host, { ...buyer, cartId: await asAllowed(buyer) })).not.toBe('');
  });
  /** The member's cart once the limit is gone. */
  const asAllowed = async (buyer: Buyer): Promise<string> => {
    await setLimit(null);
    return heldBy(buyer);
  };

  it('that are withdrawn come back, and add to what the member has put into the cart meanwhile (BEY-43)', async () => {
    const waiting = await asked();
    const present = await heldBy(waiting.buyer);
    await replied(host.call('addToMyCart', anAdd(present, skuOf(0), 1), waiting.buyer));
    await replied(host.call('addToMyCart', anAdd(present, skuOf(9), 2), waiting.buyer));
    expect((await replied(withdrawing(waiting))).state).toBe('withdrawn');
    expect(await heldBy(waiting.buyer)).toBe(present);
    expect(await linesIn(present)).toEqual({ [skuOf(0)]: 4, [skuOf(9)]: 2, [skuOf(1)]: 2 });
    expect((await refused(withdrawing(waiting))).code).toBe('approval-decided');
  });

  it('return after seven days, by the upkeep and not before (BEY-43)', async () => {
    const { id, buyer, before } = await asked();
    const { db } = host.database;
    await expireApprovals(db, market.id, laterBy(FRIDAY_MORNING, 7 * DAY_MS - 1000), 1000);
    expect((await reading({ id, buyer, before })).state).toBe('waiting');
    await expireApprovals(db, market.id, laterBy(FRIDAY_MORNING, 7 * DAY_MS), 1000);
    expect((await reading({ id, buyer, before })).state).toBe('expired');
    expect(await rowsOf(buyer.cartId)).toBe(before);
    expect(await heldBy(buyer)).toBe(buyer.cartId);
  });

  it('cannot be ordered once their time is over, even before the upkeep (BEY-43)', async () => {
    const { id } = await asked();
    const cart = await ordering(id, founder);
    await sql`update company_approval set ends_at = ${FRIDAY_MORNING} where id = ${id}`.execute(
      host.database.db,
    );
    expect((await refused(placing(cart))).code).toBe('cart-changed');
  });

  it('that wait for their payment can be decided by nobody, are placed when it succeeds and wait again when it does not (BEY-43)', async () => {
    const waiting = await asked();
    const { id, buyer } = waiting;
    const payFor = async () => {
      const cart = await ordering(id, founder);
      const placement = aCardPlacement(cart, await revisionOf(host, cart));
      return (await replied(host.call('orderAndPay', placement, cart))).payment;
    };
    const payment = await payFor();
    expect((await reading(waiting)).state).toBe('ordered');
    expect((await refused(withdrawing(waiting))).code).toBe('approval-decided');
    expect((await refused(refusing(id, founder))).code).toBe('approval-decided');
    expect((await refused(host.call('orderApproval', ofCompany(id), founder))).code).toBe(
      'approval-decided',
    );
    provider.decide(payment.attempt_id, 'expired');
    host.clock.now = laterBy(FRIDAY_MORNING, DAY_MS);
    await host.host.followPayments();
    host.clock.now = FRIDAY_MORNING;
    expect((await reading(waiting)).state).toBe('waiting');
    expect(await linesIn(buyer.cartId)).toEqual(ASKED);
    await pay(host, provider, await payFor());
    expect((await reading(waiting)).state).toBe('placed');
    expect(
      await query(sql`select id from cart where customer_id = ${buyer.id} and state <> 'open'`),
    ).toEqual([]);
  });

  it('leave to the member what could not be ordered (BEY-43)', async () => {
    const { id, buyer } = await asked();
    const cart = await ordering(id, founder);
    await sql`update cart_line set qty = 1 where cart_id = ${cart.cartId} and sku = ${skuOf(0)}`.execute(
      host.database.db,
    );
    await sql`delete from cart_line where cart_id = ${cart.cartId} and sku = ${skuOf(1)}`.execute(
      host.database.db,
    );
    await sql`delete from shipment_choice where cart_id = ${cart.cartId}`.execute(host.database.db);
    await buyerAtCheckout(host, {}, founder);
    await replied(placing(cart));
    expect(await heldBy(buyer)).toBe(buyer.cartId);
    expect(await linesIn(buyer.cartId)).toEqual({ [skuOf(0)]: 2, [skuOf(1)]: 2 });
  });

  it('keep the prices of the quote that the member was ordering, whose cart ends with them (BEY-43, QUO-24)', async () => {
    const buyer = await shopperWithCart(host, ASKED, await joined('buyer'));
    const [quote] = await replied(
      host.call(
        'createQuote',
        { body: { request: { retailer_id: '1', cart_id: buyer.cartId } } },
        buyer,
      ),
    );
    const quoteId = quote?.id ?? '';
    const convert = async (): Promise<Buyer> => {
      const input = { params: { quoteId }, query: {}, headers: {} };
      await replied(host.call('convertQuote', input, buyer));
      return buyerAtCheckout(host, {}, buyer);
    };
    const before = await rowsOf(buyer.cartId);
    const first = await convert();
    const refusedOne = await replied(asking(first));
    expect(refusedOne.quote_number).toBe(quote?.number);
    expect(await rowsOf(buyer.cartId)).toBe(before);
    await replied(refusing(refusedOne.id, founder));
    expect(await rowsOf(buyer.cartId)).toBe(before);
    expect(await query(sql`select id from cart where id = ${first.cartId}`)).toEqual([]);
    const { id } = await replied(asking(await convert()));
    await raisePrice(skuOf(0));
    const cart = await ordering(id, founder);
    const [order] = (await replied(placing(cart))).orders;
    expect(order?.amount).toBe(refusedOne.asked_total);
    expect(await rowsOf(buyer.cartId)).toBe(before);
  });

  it('of a quote end with the quote’s last day (BEY-43)', async () => {
    const buyer = await shopperWithCart(host, ASKED, await joined('buyer'));
    const [quote] = await replied(
      host.call(
        'createQuote',
        { body: { request: { retailer_id: '1', cart_id: buyer.cartId } } },
        buyer,
      ),
    );
    const input = { params: { quoteId: quote?.id ?? '' }, query: {}, headers: {} };
    await sql`update quote set valid_until = '2026-11-22' where id = ${quote?.id}`.execute(
      host.database.db,
    );
    await replied(host.call('convertQuote', input, buyer));
    const { ends_at } = await replied(asking(await buyerAtCheckout(host, {}, buyer)));
    expect(Date.parse(ends_at)).toBe(Date.parse('2026-11-22T23:00:00.000Z'));
  });

  it('are placed once, however many approvers order them at a time (BEY-43)', async () => {
    const { id } = await asked();
    const other = await joined('administrator');
    const carts = [await ordering(id, founder), await ordering(id, other)];
    const answers = await Promise.all(carts.map(placing));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const cart of carts) expect(await heldBy(cart)).not.toBe(cart.cartId);
    expect(
      await query(
        sql`select count(*)::int as orders from orders where legal_entity_id = ${company}`,
      ),
    ).toEqual([{ orders: 1 }]);
  });

  it.each([0, 1, 2])(
    'end in one state when an approver places, another refuses and the member withdraws at once (BEY-43), run %i',
    async () => {
      const waiting = await asked();
      const { id, buyer } = waiting;
      const cart = await ordering(id, founder);
      const other = await joined('administrator');
      const answers = await Promise.all([placing(cart), refusing(id, other), withdrawing(waiting)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { state } = await reading(waiting);
      const isPlaced = state === 'placed';
      expect(['placed', 'refused', 'withdrawn']).toContain(state);
      expect(await linesIn(await heldBy(buyer))).toEqual(isPlaced ? {} : ASKED);
      expect(await heldBy(founder)).not.toBe(cart.cartId);
    },
  );

  it.each([
    [
      'leaves the company',
      ({ buyer }: Asked) =>
        host.call(
          'removeMember',
          { params: { legalEntityId: company, customerId: buyer.id } },
          buyer,
        ),
    ],
    [
      'does not buy for it any more',
      ({ buyer }: Asked) =>
        host.call(
          'changeMember',
          {
            params: { legalEntityId: company, customerId: buyer.id },
            body: { role: 'accountant' },
          },
          founder,
        ),
    ],
  ])('return to a member who %s (BEY-43)', async (_what, leave) => {
    const waiting = await asked();
    const cart = await ordering(waiting.id, founder);
    await replied(leave(waiting));
    expect(await rowsOf(waiting.buyer.cartId)).toBe(waiting.before);
    expect((await reading(waiting)).state).toBe('withdrawn');
    expect((await refused(placing(cart))).code).toBe('cart-changed');
    expect(await linesIn(await heldBy(founder))).toEqual({});
  });

  it('cannot be placed by an approver who has lost the right meanwhile (BEY-43)', async () => {
    const { id, buyer } = await asked();
    const other = await joined('administrator');
    const cart = await ordering(id, other);
    const revision = await revisionOf(host, cart);
    const params = { legalEntityId: company, customerId: other.id };
    await replied(host.call('changeMember', { params, body: { role: 'buyer' } }, founder));
    expect((await refused(host.call('placeOrder', aPlacement(cart, revision), cart))).code).toBe(
      'cart-changed',
    );
    expect(await heldBy(other)).not.toBe(cart.cartId);
    expect((await refused(refusing(id, other))).code).toBe('forbidden');
    expect((await reading({ id, buyer, before: '' })).state).toBe('waiting');
  });

  it('wait on when the limit changes, and the member may order them after a withdrawal (BEY-43)', async () => {
    const waiting = await asked();
    await setLimit(null);
    expect((await reading(waiting)).state).toBe('waiting');
    await replied(withdrawing(waiting));
    expect(await placed(host, waiting.buyer)).not.toBe('');
  });

  it('return when the last members leave and the company is gone (BEY-43)', async () => {
    const { buyer, before } = await asked();
    await replied(
      host.call(
        'removeMember',
        { params: { legalEntityId: company, customerId: buyer.id } },
        founder,
      ),
    );
    await sql`delete from company_member where customer_id = ${founder.id}`.execute(
      host.database.db,
    );
    await sql`delete from legal_entity where id = ${company}`.execute(host.database.db);
    expect(await rowsOf(buyer.cartId)).toBe(before);
    expect((await replied(host.call('listMyApprovals', { query: {} }, buyer))).approvals).toEqual(
      [],
    );
  });

  it('that were asked while another purchase waits for its payment lose none of its lines (BEY-43)', async () => {
    const shopper = await joined('buyer');
    await setLimit(null);
    const buyer = await buyerAtCheckout(host, { [skuOf(5)]: 2 }, shopper);
    const placement = aCardPlacement(buyer, await revisionOf(host, buyer));
    const { payment } = await replied(host.call('orderAndPay', placement, buyer));
    await setLimit(LIMIT);
    const again = await buyerAtCheckout(host, ASKED, shopper);
    expect(again.cartId).toBe(buyer.cartId);
    const { id } = await replied(asking(again));
    provider.decide(payment.attempt_id, 'expired');
    host.clock.now = laterBy(FRIDAY_MORNING, DAY_MS);
    await host.host.followPayments();
    host.clock.now = FRIDAY_MORNING;
    const present = await heldBy(buyer);
    expect(await linesIn(present)).toEqual({ [skuOf(5)]: 2 });
    await replied(placing(await ordering(id, founder)));
    expect(await linesIn(await heldBy(buyer))).toEqual({ [skuOf(5)]: 2 });
  });
});
