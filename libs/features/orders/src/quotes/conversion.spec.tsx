import { aQuote, aRefusal, type MockResponses, mockHost } from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { buyQuote, type ConversionOutcome } from './convert-quote.action.ts';
import { loadConvertQuote } from './convert-quote.loader.ts';
import { ConvertQuoteView } from './ConvertQuoteView.tsx';
import { leaveQuote } from './leave-quote.action.ts';
import { loadLeaveQuote } from './leave-quote.loader.ts';
import { LeaveQuoteView } from './LeaveQuoteView.tsx';

const [poland] = markets;
const params = { quoteId: 'q-1' };
const VALID = { ...aQuote(), date: '2090-01-01', expiryDate: '2090-01-31' };
const t = poland.texts.quotes;
const CART = poland.routes.cart.canonical;

const visit = (answers: Partial<MockResponses> = {}, more: object = {}) =>
  aVisit(poland, mockHost({ readQuote: () => ({ reply: [VALID] }), ...answers }), {
    customer: ANNA,
    cartId: 'cart-1',
    ...more,
  });

describe('buying a quote (ACC-03, CHK-40)', () => {
  it('asks first, and says what becomes of the cart (QUO-03, CART-24)', async () => {
    const facts = await loadConvertQuote({ ...visit(), params });
    const html = draw(<ConvertQuoteView {...facts} outcome={undefined} />, poland);
    for (const text of ['convertText', 'convertCart', 'convert'] as const)
      expect(html).toContain(poland.texts.quotes[text]);
  });

  it('remembers the new cart id, with the store of the quote, which is fetched (QUO-04, QUO-05, CART-17)', async () => {
    const asked: unknown[] = [];
    const shopper = visit({
      convertQuote: (input) => (asked.push(input.params), { reply: 'quote-cart' }),
      readStore: ({ params: store }) => (asked.push(store), { refusal: 'not-found' }),
    });
    const { status, location } = await outcomeOf(() =>
      buyQuote({ context: shopper.context, params }),
    );
    expect([status, location]).toEqual([303, CART]);
    expect(asked[0]).toEqual({ quoteId: 'q-1' });
    expect(asked).toHaveLength(2);
    expect(shopper.sessionEvents).toContainEqual({
      kind: 'remember-cart',
      what: `quote-cart: ${VALID.lines.reduce((sum, { qty }) => sum + qty, 0)}, quote at ${VALID.retailerInfo.id}`,
    });
  });

  it.each([
    ['quote-expired', 409, t.convertExpired],
    ['cart-locked', 409, t.convertBusy],
    ['forbidden', 403, t.convertForbidden],
    ['not-found', 404, t.convertFailed],
    ['quote-not-confirmed', 409, t.convertFailed],
  ] as const)('is refused for %s with its sentence', async (refusal, expected, sentence) => {
    const { status, facts } = await outcomeOf<ConversionOutcome>(() =>
      buyQuote({ context: visit({ convertQuote: () => aRefusal(refusal) }).context, params }),
    );
    expect(status).toBe(expected);
    const page = await loadConvertQuote({ ...visit(), params });
    expect(draw(<ConvertQuoteView {...page} outcome={facts} />, poland)).toContain(sentence);
  });

  it('that has expired leads to its page, which offers no purchase (QUO-22)', async () => {
    const expired = { ...VALID, date: '2025-01-01', expiryDate: '2025-01-31' };
    const { location } = await outcomeOf(() =>
      loadConvertQuote({ ...visit({ readQuote: () => ({ reply: [expired] }) }), params }),
    );
    expect(location).toBe(poland.routes.quoteDetails.canonical.replace(':quoteId', 'q-1'));
  });
});

describe('leaving the purchase of a quote', () => {
  const buying = (answers: Partial<MockResponses> = {}) => visit(answers, { ordersQuote: true });
  const url = new URL('https://shop.test/leave?return=%2Fsomewhere');
  const send = (answers: Partial<MockResponses>) => {
    const shopper = buying(answers);
    const request = posted({ returnTo: '/somewhere' });
    return { shopper, done: outcomeOf(() => leaveQuote({ context: shopper.context, request })) };
  };

  it('warns in the words of each market, and can be given up (QUO-09, QUO-10, QUO-25, CART-25)', async () => {
    const facts = await loadLeaveQuote({
      ...buying({ readMyCartId: () => ({ reply: 'cart-1' }) }),
      url,
    });
    expect(facts).toEqual({ returnTo: '/somewhere', isApproval: false });
    for (const market of markets) {
      const html = draw(<LeaveQuoteView {...facts} outcome={undefined} />, market);
      for (const text of ['leaveWarning', 'leaveStay', 'leave'] as const)
        expect(html).toContain(market.texts.quotes[text]);
      expect(html).toContain(`href="${market.routes.cart.canonical}"`);
    }
    expect(
      markets.map(({ id, texts }) => (id === 'es' ? texts.quotes.leaveWarning : '')),
    ).toContain(
      'Tienes un pedido convertido de presupuesto sin completar. Si abandonas esta página, se cancelará.',
    );
  });

  it('leads on where there is nothing to end, or it has ended elsewhere', async () => {
    const ended = buying({ readMyCartId: () => ({ reply: 'own' }) });
    for (const shopper of [visit(), ended])
      expect((await outcomeOf(() => loadLeaveQuote({ ...shopper, url }))).location).toBe(
        '/somewhere',
      );
    expect(ended.sessionEvents).toContainEqual({ kind: 'forget-cart' });
  });

  it('remembers the former cart with its count (QUO-08, QUO-11, CHK-41)', async () => {
    const { shopper, done } = send({
      abortQuote: () => ({ reply: { id: 'own', items: [], items_count: 3 } }),
    });
    expect(await done).toMatchObject({ status: 303, location: '/somewhere' });
    expect(shopper.sessionEvents).toContainEqual({ kind: 'remember-cart', what: 'own: 3' });
  });

  it('goes on as a guest with a new cart id if the session has ended (QUO-13, CHK-42)', async () => {
    const { shopper, done } = send({
      abortQuote: () => ({ refusal: 'unauthenticated' }),
      createGuestCart: () => ({ reply: 'guest' }),
    });
    expect((await done).location).toBe('/somewhere');
    expect(shopper.sessionEvents).toEqual(
      expect.arrayContaining([{ kind: 'sign-out' }, { kind: 'remember-cart', what: 'guest: 0' }]),
    );
  });

  it('says that it failed, and the purchase goes on', async () => {
    expect((await send({ abortQuote: () => ({ refusal: 'forbidden' }) }).done).status).toBe(502);
  });
});
