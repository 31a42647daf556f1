import { marketById } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { aHost, aVisit } from './testing/shopping.ts';
import { htmlPage, type TestPage } from './testing/test-app.ts';

const pl = marketById('pl') ?? expect.unreachable();
const path = (name: keyof typeof pl.routes) => pl.routes[name].canonical;

/** Pages by which a customer signs in, buys a quote at store 12, and gives that up. */
const buying: TestPage = async (request, shop) => {
  if (request.method !== 'POST')
    return htmlPage(
      JSON.stringify({ ordersQuote: shop.ordersQuote === true, store: shop.store.id }),
    );
  switch (new URL(request.url).pathname) {
    case path('login'):
      await shop.session.signIn({ username: 'anna@materia.example', password: 'secret' });
      break;
    case path('createQuote'):
      shop.session.rememberCart({ id: 'quote-cart', itemsCount: 2, quoteStore: '12' });
      break;
    default:
      shop.session.rememberCart({ id: 'own-cart', itemsCount: 1 });
  }
  return new Response(null, { status: 303, headers: { location: '/' } });
};

const aBuyer = async () => {
  const visit = await aVisit(aHost(), buying);
  await visit.post(path('login'));
  await visit.post(path('createQuote'));
  return visit;
};

describe('a customer who buys a quote', () => {
  it.each(['cart', 'checkoutDelivery', 'checkoutRecipient', 'checkoutReview'] as const)(
    'moves within the purchase, to %s, at the store of the quote (CART-27, CHK-40, QUO-04)',
    async (name) => {
      const { statusCode, body } = await (await aBuyer()).ask({ url: path(name) });
      expect(statusCode).toBe(200);
      expect(body).toContain(JSON.stringify({ ordersQuote: true, store: '12' }));
    },
  );

  it.each(['terms', 'privacy', 'legalNotice', 'pickupConditions'] as const)(
    'may read %s (CART-26, QUO-08)',
    async (name) => {
      expect((await (await aBuyer()).ask({ url: path(name) })).statusCode).toBe(200);
    },
  );

  it.each(['home', 'account', 'myQuotes', 'stores'] as const)(
    'is asked before %s, also if a browser asks ahead, and nothing ends (CART-25, QUO-08)',
    async (name) => {
      const visit = await aBuyer();
      for (const headers of [{}, { 'sec-purpose': 'prefetch' }]) {
        const { statusCode, headers: sent } = await visit.ask({ url: path(name), headers });
        expect(statusCode).toBe(302);
        expect(sent.location).toBe(
          `${path('leaveQuote')}?${new URLSearchParams({ return: path(name) })}`,
        );
      }
      expect((await visit.ask({ url: path('cart') })).body).toContain('"ordersQuote":true');
    },
  );

  it('goes where they like once another cart id is stored (CART-18, CART-19)', async () => {
    const visit = await aBuyer();
    await visit.post(path('cart'));
    const { statusCode, body } = await visit.ask({ url: path('account') });
    expect(statusCode).toBe(200);
    expect(body).toContain('"ordersQuote":false');
  });
});
