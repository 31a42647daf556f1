import { aCartItem, aCartReply, aQuote, type MockResponses, mockHost } from '@materia/api-mocks';
import type { SignedInCustomer } from '@materia/page-request';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { type CreateQuoteOutcome, saveQuote } from './create-quote.action.ts';
import { loadCreateQuote } from './create-quote.loader.ts';
import { CreateQuoteView } from './CreateQuoteView.tsx';
import { changeQuote } from './quote-details.action.ts';
import { loadQuote } from './quote-details.loader.ts';
import { QuoteDetailsView } from './QuoteDetailsView.tsx';
import { loadQuotes } from './quotes.loader.ts';
import { QuotesView } from './QuotesView.tsx';

const [poland] = markets;
const t = poland.texts.quotes;
const params = { quoteId: 'q-1' };

const visit = (answers: Partial<MockResponses> = {}, customer: SignedInCustomer = ANNA) =>
  aVisit(poland, mockHost(answers), { customer, cartId: 'cart-1' });

const EXPIRED = {
  ...aQuote(),
  status: 'EXPIRE' as const,
  date: '2025-01-01',
  expiryDate: '2025-01-31',
};
const VALID = { ...aQuote(), date: '2090-01-01', expiryDate: '2090-01-31' };

describe('the quotes of a customer (ACC-03)', () => {
  const pageOf = (quotes = [VALID, EXPIRED]) =>
    loadQuotes({
      ...visit({
        listOrders: () => ({
          reply: { orders: [], quotes, total: quotes.length, page: 1, page_count: 1 },
        }),
      }),
      request: new Request('http://shop.test/quotes'),
    });

  it('are listed as the host sends them, with their state and their file (QUO-15, QUO-22, RTE-53)', async () => {
    const html = draw(<QuotesView {...await pageOf()} />, poland);
    for (const text of [t.title, t.active, t.expired, t.download, t.open])
      expect(html).toContain(text);
    expect(html).toContain(poland.routes.quoteDetails.canonical.replace(':quoteId', 'q-1'));
  });

  it('lead to the cart where there are none', async () => {
    const html = draw(<QuotesView {...await pageOf([])} />, poland);
    expect(html).toContain(t.emptyTitle);
    expect(html).toContain(`href="${poland.routes.cart.canonical}"`);
  });
});

describe('the page of a quote', () => {
  const pageOf = async (
    quote = VALID,
    answers: Partial<MockResponses> = {},
    customer: SignedInCustomer = ANNA,
  ) => {
    const facts = await loadQuote({
      ...visit({ readQuote: () => ({ reply: [quote] }), ...answers }, customer),
      params,
      url: new URL('https://shop.test/quote'),
    });
    return draw(<QuoteDetailsView {...facts} outcome={undefined} />, poland);
  };

  it('has its products, amounts, store and last day, can be downloaded and deleted after a confirmation (QUO-16, QUO-18)', async () => {
    const html = await pageOf();
    for (const text of [t.products, t.store, t.download, t.delete, t.deleteSure, t.active])
      expect(html).toContain(text);
    for (const { name } of VALID.lines) expect(html).toContain(name);
    expect(html).not.toContain(t.newCart);
  });

  it('of an expired quote shows today’s prices with each difference, and puts the products into the cart (QUO-22)', async () => {
    const html = await pageOf(EXPIRED);
    for (const text of [t.expiredText, t.pricesNow, t.difference, t.newCart])
      expect(html).toContain(text);
    const put = visit({ readQuote: () => ({ reply: [EXPIRED] }) });
    const { status, location } = await outcomeOf(() =>
      changeQuote({ context: put.context, params, request: posted({ intent: 'new-cart' }) }),
    );
    expect([status, location]).toEqual([303, poland.routes.cart.canonical]);
  });

  it('shows its address to members of a company, and that of a colleague opens by the company (QUO-20)', async () => {
    const asked: unknown[] = [];
    const html = await pageOf(
      VALID,
      {
        readQuote: () => ({ refusal: 'not-found' }),
        readMyCompany: () => ({
          reply: {
            company: {
              legal_entity_id: 'le-1',
              name: 'Bud',
              tax_number: '1',
              role: 'buyer',
              customer_id: 'c',
              approval_limit_minor: null,
              members: [],
              invitations: [],
            },
          },
        }),
        readCompanyQuote: ({ params: sent }) => (asked.push(sent), { reply: [VALID] }),
      },
      { ...ANNA, legalEntityId: 'le-1' },
    );
    expect(asked).toEqual([{ legalEntityId: 'le-1', quoteId: 'q-1' }]);
    expect(html).toContain(t.shareText);
    expect(html).toContain(
      `https://shop.test${poland.routes.quoteDetails.canonical.replace(':quoteId', 'q-1')}`,
    );
  });

  it('is not found for anybody else', async () => {
    const { status } = await outcomeOf(() =>
      loadQuote({
        ...visit({ readQuote: () => ({ refusal: 'not-found' }) }),
        params,
        url: new URL('https://shop.test/quote'),
      }),
    );
    expect(status).toBe(404);
  });

  it('deletes it, or says that this failed', async () => {
    const send = (answers: Partial<MockResponses>) =>
      outcomeOf(() =>
        changeQuote({
          context: visit(answers).context,
          params,
          request: posted({ intent: 'delete' }),
        }),
      );
    const done = await send({});
    expect([done.status, done.location]).toEqual([303, poland.routes.myQuotes.canonical]);
    expect((await send({ deleteQuote: () => ({ refusal: 'not-found' }) })).status).toBe(409);
  });
});

describe('a new quote', () => {
  const formOf = async (answers: Partial<MockResponses>, outcome?: CreateQuoteOutcome) =>
    draw(<CreateQuoteView {...await loadCreateQuote(visit(answers))} outcome={outcome} />, poland);
  const send = (answers: Partial<MockResponses>, name = 'Dom') =>
    outcomeOf<CreateQuoteOutcome>(() =>
      saveQuote({ context: visit(answers).context, request: posted({ name }) }),
    );

  it('asks for a name, and opens once it is made (QUO-01)', async () => {
    const sent: unknown[] = [];
    const { status, location } = await send({
      createQuote: ({ body }) => (sent.push(body), { reply: [aQuote()] }),
    });
    expect(sent).toEqual([
      { request: expect.objectContaining({ cart_id: 'cart-1', name: 'Dom' }) },
    ]);
    expect([status, location]).toEqual([
      303,
      poland.routes.quoteDetails.canonical.replace(':quoteId', 'q-1'),
    ]);
    expect(
      await formOf({ readMyCart: () => ({ reply: aCartReply({ items: [aCartItem()] }) }) }),
    ).toContain(t.create);
  });

  it.each([
    ['third-party-line', 'CART-44', t.thirdParty],
    ['coupon', 'CART-46, QUO-14', t.coupon],
    ['no-products', 'an empty cart', t.noProducts],
    ['already-a-quote', 'a cart of a quote', t.alreadyQuote],
  ] as const)('is refused for %s with its sentence (%s, ERR-17)', async (reason, _, sentence) => {
    const refused = await send({
      createQuote: () => ({ refusal: 'quote-not-possible', parameters: { reason } }),
    });
    expect(refused.status).toBe(409);
    expect(await formOf({}, refused.facts)).toContain(sentence);
  });

  it('keeps a name that is too long, and says so', async () => {
    const refused = await send({}, 'a'.repeat(81));
    expect(refused.status).toBe(422);
    expect(refused.facts).toEqual({ problem: 'name', typed: 'a'.repeat(81) });
  });
});
