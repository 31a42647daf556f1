import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../../platform/auth/random-ids.ts';
import { ENGINES } from '../../testing/database.ts';
import { SPECIAL, skuOf } from '../../testing/feed.ts';
import {
  FRIDAY_MORNING,
  openTestHost,
  refused,
  replied,
  type TestHost,
} from '../../testing/host.ts';
import { readPdf } from '../../testing/pdf/read-pdf.ts';
import { anAdd, type Buyer, newShopper, shopperWithCart } from '../../testing/shoppers.ts';

const [market] = markets;

describe.each(ENGINES)('quotes on %s', (engine) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost(engine);
  });
  afterAll(() => host.close());

  const create = (buyer: Buyer, name?: string) =>
    host.call(
      'createQuote',
      { body: { request: { retailer_id: '1', cart_id: buyer.cartId, ...(name && { name }) } } },
      buyer,
    );
  const quoteOf = async (buyer: Buyer, name?: string) => {
    const [quote] = await replied(create(buyer, name));
    if (quote === undefined) throw new Error('A quote was made');
    return quote;
  };
  const listed = async (buyer: { readonly token: string }) =>
    (
      await replied(
        host.call(
          'listOrders',
          { query: { 'params[typesActe]': 'quote', 'params[status]': 'ACTIF' } },
          buyer,
        ),
      )
    ).quotes?.map(({ id }) => id);
  const inCompany = async (
    ...members: readonly (readonly [id: string, role: 'administrator' | 'buyer' | 'accountant'])[]
  ): Promise<string> => {
    const { db } = host.database;
    const id = randomId();
    await sql`insert into legal_entity (market, id, name, tax_number, created_at) values ('pl', ${id}, 'Bud', ${id}, ${FRIDAY_MORNING})`.execute(
      db,
    );
    for (const [member, role] of members)
      await sql`insert into company_member (market, customer_id, legal_entity_id, role, since) values ('pl', ${member}, ${id}, ${role}, ${FRIDAY_MORNING})`.execute(
        db,
      );
    return id;
  };

  it('saves a cart under a name for 30 days, as a list whose first item counts, and leaves the cart as it was (CALL-128, QUO-01, QUO-02, QUO-15, QUO-17, QUO-21)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 2, [skuOf(1)]: 1 });
    const quote = await quoteOf(buyer, '  Bathroom ');
    expect(quote).toMatchObject({
      name: 'Bathroom',
      status: 'ACTIF',
      date: '2026-11-20',
      expiryDate: '2026-12-20',
    });
    expect(quote.lines.map(({ item_id, qty }) => [item_id, qty])).toEqual([
      [skuOf(0), 2],
      [skuOf(1), 1],
    ]);
    const [read] = await replied(
      host.call(
        'readMyCart',
        { body: { request: { retailer_id: '1', cart_id: buyer.cartId } } },
        buyer,
      ),
    );
    expect(read?.cart.items).toHaveLength(2);
    expect(read?.cart.base_grand_total).toBeCloseTo(quote.grandTotal, 9);
    const other = await quoteOf(buyer);
    expect(other.name).toBeUndefined();
    expect(await listed(buyer)).toEqual([other.id, quote.id]);
  });

  it.each([
    {
      reason: 'third-party-line',
      when: 'a seller’s line (CART-44)',
      prepare: async (buyer: Buyer) => {
        await sql`update vendor_offer set qty = 50 where market = 'pl' and sku = ${SPECIAL.vendorOnly}`.execute(
          host.database.db,
        );
        await replied(
          host.call(
            'addToMyCart',
            anAdd(buyer.cartId, SPECIAL.vendorOnly, 1, { offer: `V1-${SPECIAL.vendorOnly}` }),
            buyer,
          ),
        );
      },
    },
    {
      reason: 'coupon',
      when: 'a promo code (CART-46, QUO-14)',
      prepare: ({ cartId }: Buyer) =>
        sql`update cart set coupon_code = 'TENTH' where id = ${cartId}`.execute(host.database.db),
    },
    {
      reason: 'no-products',
      when: 'no products',
      prepare: ({ cartId }: Buyer) =>
        sql`delete from cart_line where cart_id = ${cartId}`.execute(host.database.db),
    },
  ])('refuses a cart with $when, and makes no quote', async ({ reason, prepare }) => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 1 });
    await prepare(buyer);
    expect(await refused(create(buyer))).toMatchObject({
      code: 'quote-not-possible',
      parameters: { reason },
    });
    expect(await listed(buyer)).toEqual([]);
  });

  it('needs an account with its token for every call (CART-47, CALL-133)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 1 });
    const { id: quoteId } = await quoteOf(buyer);
    const calls = await Promise.all([
      host.call('createQuote', {
        body: { request: { retailer_id: '1', cart_id: buyer.cartId } },
      }),
      host.call('readQuote', { params: { quoteId } }),
      host.call('readQuotePdf', { params: { quoteId } }),
      host.call('deleteQuote', { params: { quoteId } }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it('is a PDF with its number, name, lines and last day, and is gone once it is deleted (CALL-131, CALL-132, QUO-18)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 3 });
    const quote = await quoteOf(buyer, 'Terrace');
    const { rawPayload, headers } = await host.app.inject({
      method: 'GET',
      url: `/${market.id}/cotation/quotes/${quote.id}/pdf`,
      headers: { authorization: `Bearer ${buyer.token}`, accept: 'application/pdf' },
    });
    expect(headers['content-type']).toBe('application/pdf');
    const text = (await readPdf(rawPayload)).text;
    for (const part of [quote.number, 'Terrace', quote.lines[0]?.name ?? '', '20/12/2026'])
      expect(text).toContain(part);
    const at = { params: { quoteId: quote.id } };
    expect(await replied(host.call('deleteQuote', at, buyer))).toBe(true);
    expect((await refused(host.call('deleteQuote', at, buyer))).code).toBe('not-found');
    expect((await refused(host.call('readQuotePdf', at, buyer))).code).toBe('not-found');
    expect(await listed(buyer)).toEqual([]);
  });

  it('of a member is open to colleagues who may see orders, by the paths of the legal entity, and to nobody else (CALL-134, QUO-20)', async () => {
    const buyer = await shopperWithCart(host, { [skuOf(0)]: 1 });
    const [colleague, accountant, stranger] = [
      await newShopper(host),
      await newShopper(host),
      await newShopper(host),
    ];
    const legalEntityId = await inCompany(
      [buyer.id, 'buyer'],
      [colleague.id, 'administrator'],
      [accountant.id, 'accountant'],
    );
    const others = await inCompany([stranger.id, 'administrator']);
    const { id: quoteId } = await quoteOf(buyer);
    const params = { legalEntityId, quoteId };
    const read = (as: { readonly token: string }, at = params) =>
      host.call('readCompanyQuote', { params: at }, as);
    expect((await replied(read(colleague)))[0]?.id).toBe(quoteId);
    expect((await refused(read(accountant))).code).toBe('forbidden');
    expect((await refused(read(stranger))).code).toBe('not-found');
    expect((await refused(read(stranger, { legalEntityId: others, quoteId }))).code).toBe(
      'not-found',
    );
    expect((await refused(host.call('readQuote', { params: { quoteId } }, colleague))).code).toBe(
      'not-found',
    );
    expect((await host.call('readCompanyQuotePdf', { params }, colleague)).status).toBe(200);
    expect(await replied(host.call('deleteCompanyQuote', { params }, colleague))).toBe(true);
    expect((await refused(read(buyer))).code).toBe('not-found');
  });
});
