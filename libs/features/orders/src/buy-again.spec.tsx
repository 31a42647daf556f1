import { anAvailability, anOrder, type MockResponses, mockHost } from '@materia/api-mocks';
import { pathTo } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import { buyAgain } from './buy-again.action.ts';
import { loadBuyAgain } from './buy-again.loader.ts';
import { BuyAgainView } from './BuyAgainView.tsx';

const [available] = anAvailability().lines;
if (available === undefined) throw new Error('The sample has a line');
const { available: _, ...gone } = {
  ...available,
  lineNumber: 2,
  name: 'Sand 25 kg',
  substitutes: [
    { itemId: '9', name: 'Gravel', imageUrl: '9', urlKey: 'gravel', price: 12, priceNoTax: 9.76 },
  ],
};

describe.each(markets.map((market) => [market.id, market] as const))(
  'buying again in %s',
  (_id, market) => {
    const texts = market.texts.buyAgain;
    const to = pathTo(market.routes);
    const orderId = '2603000017';
    const own = { ordersId: orderId, currency: market.currency };

    const visitOf = (answers: Partial<MockResponses>) => {
      const reordered: unknown[] = [];
      const host = mockHost({
        readOrder: () => ({ reply: anOrder(own) }),
        readOrderAvailability: () => ({
          reply: anAvailability({ currency: market.currency, lines: [available, gone] }),
        }),
        reorder: ({ body }) => {
          reordered.push(body);
          return { reply: { cart_id: 'cart-1', shortfalls: [] } };
        },
        ...answers,
      });
      const visit = aVisit(market, host, { customer: ANNA });
      return { ...visit, reordered, params: { purchaseId: orderId } };
    };
    const page = async (answers: Partial<MockResponses> = {}) => {
      const { context, params } = visitOf(answers);
      const { facts, status } = await outcomeOf(() => loadBuyAgain({ context, params }));
      return { status, html: facts === undefined ? '' : draw(<BuyAgainView {...facts} />, market) };
    };
    const send = async (
      quantities: Readonly<Record<string, string>>,
      answers: Partial<MockResponses> = {},
    ) => {
      const { context, params, reordered, sessionEvents } = visitOf(answers);
      const request = new Request(`http://shop.test${to('buyAgain', params)}`, {
        method: 'POST',
        body: new URLSearchParams(
          Object.entries(quantities).map(([line, text]) => [`quantity-${orderId}_${line}`, text]),
        ),
      });
      const answer = await buyAgain({ context, params, request });
      const outcome = answer instanceof Response ? undefined : answer.data;
      const facts = await loadBuyAgain({ context, params });
      return {
        status: answer instanceof Response ? answer.status : answer.init?.status,
        outcome,
        reordered,
        sessionEvents,
        html: draw(<BuyAgainView {...facts} outcome={outcome} />, market),
      };
    };

    it('says for each line what the store has now and what it costs now compared with then; unavailable products are named with substitutes (BEY-36, CALL-111, PUR-08)', async () => {
      const { html } = await page();
      for (const text of [texts.available, texts.unavailable, 'Gravel', texts.instead])
        expect(html).toContain(text);
      expect(html).toContain(`name="quantity-${orderId}_1"`);
      expect(html).not.toContain(`name="quantity-${orderId}_2"`);
      expect(html).toContain(`href="${to('product', { urlKey: 'gravel' })}"`);
      expect(html).toContain(`action="${to('buyAgain', { purchaseId: orderId })}"`);
    });

    it('puts the chosen lines into the cart, those with 0 left out, and leads there (PUR-04)', async () => {
      const { status, reordered, sessionEvents } = await send({ 1: '3', 2: '0' });
      expect(status).toBe(303);
      expect(reordered).toMatchObject([
        { request: { maestro_order_id: orderId, lines: [{ lineNumber: 1, quantity: 3 }] } },
      ]);
      expect(sessionEvents.map(({ kind }) => kind)).toContain('flash');
    });

    it('names what did not go in, with the rest in the cart (PUR-08)', async () => {
      const shortfalls = [{ lineNumber: 2, name: 'Sand 25 kg', qty: 0 }];
      const { status, outcome, html } = await send(
        { 1: '3', 2: '1' },
        { reorder: () => ({ reply: { cart_id: 'cart-1', shortfalls } }) },
      );
      expect([status, outcome?.kind]).toEqual([200, 'partly']);
      expect(html).toContain('Sand 25 kg');
      expect(html).toContain(texts.partlyTitle);
      expect(html).toContain(`href="${to('cart')}"`);
    });

    it.each([
      [{ 1: 'x' }, 'quantityInvalid'],
      [{ 1: '-1' }, 'quantityInvalid'],
      [{ 1: '0' }, 'nothingChosen'],
      [{}, 'nothingChosen'],
    ] as const)('%j is refused at its field and calls nothing', async (typed, message) => {
      const { status, reordered, html } = await send(typed);
      expect([status, reordered]).toEqual([422, []]);
      expect(html).toContain(texts[message]);
    });

    it.each([
      ['not-reorderable', 'notPossible'],
      ['cart-locked', 'locked'],
      ['too-many-requests', 'busy'],
      ['not-found', 'failed'],
    ] as const)('after %s it says why nothing went in (PUR-03)', async (refusal, message) => {
      const { status, html } = await send({ 1: '1' }, { reorder: () => ({ refusal }) });
      expect(status).toBe(409);
      expect(html).toContain(texts[message]);
    });

    it('has no form for a purchase with a line without an offer (PUR-03), and none for another customer’s', async () => {
      const { html } = await page({
        readOrderAvailability: () => ({
          reply: anAvailability({ currency: market.currency, isReorderable: false }),
        }),
      });
      expect(html).toContain(texts.notPossible);
      expect(html).not.toContain('<form');
      const missing = await page({
        readOrder: () => ({ refusal: 'not-found' }),
        readOrderAvailability: () => ({ refusal: 'not-found' }),
      });
      expect(missing.status).toBe(404);
    });
  },
);
