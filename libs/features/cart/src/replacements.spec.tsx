import {
  aCartItem,
  aCartReply,
  aProductCard,
  type MockResponses,
  type MockRequest,
  mockHost,
} from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { changeCart } from './cart.action.ts';
import { loadCart } from './cart.loader.ts';
import { CartView } from './CartView.tsx';

const [poland] = markets;
const WAITS = {
  item_id: 'L2',
  sku: '7',
  adeokey: 'M7',
  name: 'Bloczek',
  brand: 'Kamborn',
  url_key: 'bloczek-ref7',
  image: 'x.svg',
  qty: 4,
  offer_code: 'R-7',
  code: 'NO_STOCK_AVAILABLE',
  last_price: 9.5,
} as const;
const listSubstitutes: MockResponses['listSubstitutes'] = ({ params }) => ({
  reply: {
    data: params['productAdeoKey'] === 'M7' ? [aProductCard({ sku: '8', name: 'Pustak' })] : [],
  },
});

const pageOf = async (
  market: (typeof markets)[number],
  answers: Partial<MockResponses>,
  isOn: boolean,
): Promise<string> => {
  const { shop } = aVisit(market, mockHost());
  const { context } = aVisit(market, mockHost({ listSubstitutes, ...answers }), {
    cartId: 'cart-1',
    flags: { ...shop.flags, REPLACED_PRODUCTS: isOn },
  });
  const facts = await loadCart({ context, url: new URL('https://shop.test/checkout/cart') });
  return draw(<CartView {...facts} outcome={undefined} signInHref="#" />, market);
};

const oneWaits: Partial<MockResponses> = {
  readUpgradedGuestCart: () => ({ reply: aCartReply({ waiting_items: [WAITS] }) }),
};

describe.each(markets)('a waiting line in market $id', (market) => {
  const { cartLine } = market.texts;

  it('can be replaced by products of the store, only with REPLACED_PRODUCTS on (CART-22, FLAG-33)', async () => {
    const html = await pageOf(market, oneWaits, true);
    expect(
      [
        cartLine.inPlace,
        'Pustak',
        cartLine.takeNamed.replace('{product}', 'Pustak'),
        'name="replaces" value="L2"',
        'name="quantity" value="4"',
      ].filter((part) => !html.includes(part)),
    ).toEqual([]);
    expect(await pageOf(market, oneWaits, false)).not.toContain('name="replaces"');
  });

  it('names its replacement and offers no second one; the replacement names the line it replaces (CART-22)', async () => {
    const replaced: Partial<MockResponses> = {
      readUpgradedGuestCart: () => ({
        reply: aCartReply({
          items: [aCartItem({ item_id: 'L3', name: 'Pustak', replaces: 'L2' })],
          waiting_items: [{ ...WAITS, replaced_by: 'L3' }],
        }),
      }),
    };
    const html = await pageOf(market, replaced, true);
    expect(
      [
        cartLine.replacedBy.replace('{product}', 'Pustak'),
        cartLine.replaces.replace('{product}', 'Bloczek'),
      ].filter((text) => !html.includes(text)),
    ).toEqual([]);
    expect(html).not.toContain('name="replaces"');
  });
});

it('a replacement is added under the id of the line it replaces, and the line stays (CART-22)', async () => {
  const sent: MockRequest[] = [];
  const addToGuestCart: MockResponses['addToGuestCart'] = (request) => {
    sent.push(request);
    return { reply: true };
  };
  const { context } = aVisit(poland, mockHost({ addToGuestCart }), { cartId: 'cart-1' });
  const fields = {
    intent: 'add',
    sku: '8',
    offer: 'R-8',
    context: '012P',
    quantity: '4',
    replaces: 'L2',
  };
  expect((await outcomeOf(() => changeCart({ context, request: posted(fields) }))).status).toBe(
    303,
  );
  expect(sent.map(({ body }) => body)).toMatchObject([
    { request: { sku: '8', qty: 4, replaces: 'L2' } },
  ]);
});
