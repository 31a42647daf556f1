import { describe, expect, it } from 'vitest';
import { aHost, aVisit } from './testing/shopping.ts';
import { htmlPage, type TestPage } from './testing/test-app.ts';

/** Shows what the frame of a page knows; a form compares a product or reports what was added. */
const pageOfFrame: TestPage = (request, shop, frame) => {
  if (request.method !== 'POST')
    return htmlPage(
      JSON.stringify({
        asks: frame.asksConsent,
        compared: frame.compared?.map(({ name }) => name),
        cards: shop.compared,
        added: frame.added && { quantity: frame.added.quantity, picture: frame.added.picture },
      }),
    );
  if (new URL(request.url).pathname === shop.to('comparator'))
    shop.session.keepCompared(['100234']);
  else {
    shop.session.rememberCart({ id: 'cart-1', itemsCount: 3 });
    shop.session.flash({
      type: 'success',
      key: 'product.added',
      added: { sku: '100234', quantity: 3 },
    });
  }
  return new Response(null, { status: 303, headers: { location: '/' } });
};

type Cookies = readonly (readonly [name: string, value: string])[];
const CHOSEN: Cookies = [['__Host-consent-pl', ',C0001,']];

const open = (cookies: Cookies = CHOSEN) => aVisit(aHost(), pageOfFrame, { cookies });
const seen = ({ body }: { readonly body: string }) =>
  JSON.parse(/<body>(\{.*?\})<script/.exec(body)?.[1] ?? '{}');

describe('a page that guests share', () => {
  it('asks for consent in its HTML until the shopper has chosen, and is cached once for each case (CNS-05)', async () => {
    const visit = await open([]);
    for (const cookie of ['', '__Host-consent-pl=,C0001,', '', '__Host-consent-pl=,C0001,C0002,'])
      expect(seen(await visit.ask({ url: '/', headers: { cookie } })).asks).toBe(cookie === '');
    expect(visit.rendered()).toBe(2);
  });

  it('is rendered for a browser that compares products, and only where they can be compared (CAT-07)', async () => {
    const visit = await open();
    expect(seen(await visit.ask({ url: '/' }))).toMatchObject({ cards: [] });
    await visit.post('/catalog/product_compare/index/');
    expect(visit.cookie('__Host-compare-pl')).toBe('100234');
    expect(seen(await visit.ask({ url: '/' }))).toMatchObject({ cards: ['100234'] });
    expect(seen(await visit.ask({ url: '/' })).compared).not.toEqual([]);
  });
});

describe('the message about what was added', () => {
  it('is about the line in the cart, once', async () => {
    const visit = await open();
    await visit.post('/checkout/cart');
    expect(seen(await visit.ask({ url: '/' })).added).toMatchObject({ quantity: 3 });
    expect(seen(await visit.ask({ url: '/' })).added).toBeUndefined();
  });

  it('does without its picture if the cart cannot be read', async () => {
    const host = aHost();
    const visit = await aVisit(host, pageOfFrame, { cookies: CHOSEN });
    await visit.post('/checkout/cart');
    host.down = true;
    const page = await visit.ask({ url: '/' });
    expect(page.statusCode).toBe(200);
    expect(seen(page).added).toBeUndefined();
  });
});
