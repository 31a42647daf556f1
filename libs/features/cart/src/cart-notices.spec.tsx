import { aCartItem, aCartReply, anOffer, type MockResponses, mockHost } from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { textsIn } from '@materia/testing/texts';
import { ANNA, aVisit } from '@materia/testing/visit';
import type { Market } from '@materia/market-model';
import type { ShopRequest } from '@materia/page-request';
import { describe, expect, it } from 'vitest';
import { loadCart } from './cart.loader.ts';
import { CartView } from './CartView.tsx';

const CART_URL = new URL('https://shop.test/checkout/cart');

/** The cart page of a guest in a market, and what it did to the session. */
const cartPage = async (
  market: Market,
  answers: Partial<MockResponses>,
  changes: Partial<ShopRequest> = {},
) => {
  const { context, sessionEvents } = aVisit(market, mockHost(answers), {
    cartId: 'cart-1',
    ...changes,
  });
  const facts = await loadCart({ context, url: CART_URL });
  const html = draw(<CartView {...facts} outcome={undefined} signInHref="/sign-in" />, market);
  return { facts, html, sessionEvents };
};

type Unavailability = NonNullable<
  ReturnType<typeof aCartReply>[number]
>['cart']['delivery_diagram']['unavailabilityMessages'][number];

/** A checked cart whose only line has this outcome. */
const checked = (outcome: Partial<Unavailability>): Partial<MockResponses> => ({
  readUpgradedGuestCart: () => ({
    reply: aCartReply({
      delivery_diagram: {
        '3p': { shippings: [] },
        unavailabilityMessages: [
          {
            item_id: '9',
            sku: '9',
            name: 'Tynk',
            code: 'TECHNICAL_ERROR',
            deleted: false,
            ...outcome,
          },
        ],
      },
    }),
  }),
});

describe.each(markets)('the cart page in market $id', (market) => {
  const t = textsIn(market);

  it.each([
    [
      'NTF-06',
      'NO_STOCK_AVAILABLE',
      { code: 'NO_STOCK_AVAILABLE', deleted: true },
      t('cart.noStockAvailable', { product: 'Tynk' }),
    ],
    [
      'NTF-07',
      'STOCK_MODIFIED',
      { code: 'NO_STOCK_AVAILABLE', deleted: false, qty: 3 },
      t('cart.stockModified', { product: 'Tynk', count: 3 }),
    ],
    [
      'NTF-10',
      'TECHNICAL_ERROR',
      { code: 'TECHNICAL_ERROR', deleted: true },
      t('cart.technicalError', { product: 'Tynk' }),
    ],
    [
      'NTF-11',
      'PRODUCT_DISCOUNT_REMOVED',
      { code: 'PRODUCT_DISCOUNT_REMOVED' },
      t('cart.discountRemoved', { product: 'Tynk' }),
    ],
  ] as const)(
    'maps what the check of a cart found to a notice that can be closed: %s, %s (CART-21, NTF-02, NTF-12)',
    async (_, notice, outcome, text) => {
      const { facts, html } = await cartPage(market, checked(outcome));
      expect(facts.notices.map(({ code }) => code)).toEqual([notice, 'CONNECT']);
      expect(html).toContain(text);
      expect(html).toContain(`name="closed" value="${notice}"`);
    },
  );

  it.each([
    ['NTF-08', 'OFFER_PRICE_INCREASED', 9.5, 12.25],
    ['NTF-09', 'OFFER_PRICE_DECREASED', 12.25, 9.5],
  ] as const)(
    '%s: says %s with both prices when a price went from %d to %d (NTF-02)',
    async (_, notice, last, now) => {
      const { facts, html } = await cartPage(
        market,
        checked({ code: 'OFFER_PRICE_CHANGE', last_price: last, new_price: now }),
      );
      expect(facts.notices.map(({ code }) => code)).toEqual([notice, 'CONNECT']);
      for (const amount of ['9,50', '12,25']) expect(html).toContain(amount);
    },
  );

  it('is silent when the new price equals the last one (NTF-14)', async () => {
    const { facts } = await cartPage(
      market,
      checked({ code: 'OFFER_PRICE_CHANGE', last_price: 9.5, new_price: 9.5 }),
    );
    expect(facts.notices.map(({ code }) => code)).toEqual(['CONNECT']);
  });

  it('shows at a line the percentage, the former price and that a discount applies (CART-30)', async () => {
    const own = anOffer();
    const reduced = anOffer({
      price: {
        ...own.price,
        unitAmount: 75,
        initialUnitAmount: 100,
        lowestAmount30Days: 100,
        lowestAmount30DaysNoTax: 81.3,
      },
    });
    const { html } = await cartPage(market, {
      readUpgradedGuestCart: () => ({
        reply: aCartReply({
          items: [
            aCartItem({ offer: reduced, qty: 1, price_incl_tax: 75, row_total_incl_tax: 70 }),
          ],
        }),
      }),
    });
    for (const text of [t('price.reduction', { percent: 25 }), '100,00', t('line.discount')])
      expect(html).toContain(text);
  });

  it('says at a line that all available units are chosen, in Portuguese as quoted (QTY-03, MKT-24)', async () => {
    const of = async (qty: number) =>
      (
        await cartPage(market, {
          readUpgradedGuestCart: () => ({
            reply: aCartReply({ items: [aCartItem({ qty, qty_max: 40 })] }),
          }),
        })
      ).html.includes(market.texts.cart.maximumReached);
    expect([await of(39), await of(40)]).toEqual([false, true]);
    expect(market.texts.cart.maximumReached === 'Total máximo atingido!').toBe(market.id === 'pt');
  });
});

describe('the request for the cart', () => {
  it.each([true, false])(
    'says whether the shopper is a professional: %s (CART-42)',
    async (isProfessional) => {
      const sent: unknown[] = [];
      await cartPage(
        markets[0],
        {
          readUpgradedMyCart: ({ body }) => {
            sent.push(body);
            return { reply: aCartReply() };
          },
        },
        {
          customer: { ...ANNA, isProfessional },
          priceContextCode: isProfessional ? '012B' : '012P',
        },
      );
      expect(sent).toEqual([
        {
          request: expect.objectContaining({
            is_pro_card: isProfessional,
            context_code: isProfessional ? '012B' : '012P',
          }),
        },
      ]);
    },
  );

  it('refused with 401 ends the session, and the page shows the guest’s cart (ERR-13, ERR-81)', async () => {
    const { facts, sessionEvents } = await cartPage(
      markets[0],
      {
        readUpgradedMyCart: () => ({ refusal: 'unauthenticated' }),
        readUpgradedGuestCart: () => ({ reply: aCartReply() }),
      },
      { customer: ANNA },
    );
    expect(sessionEvents[0]).toEqual({ kind: 'sign-out' });
    expect(facts.problem).toBeUndefined();
  });
});
