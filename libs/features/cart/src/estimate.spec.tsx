import {
  aCartItem,
  aCartReply,
  anEstimate,
  aVendorOffer,
  type MockResponses,
  mockHost,
} from '@materia/api-mocks';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, STORE } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { loadCart } from './cart.loader.ts';
import { CartView } from './CartView.tsx';

const [poland] = markets;

const anEstimateDay = (() => {
  const [method] = anEstimate().methods;
  const day = parsePlainDate(method?.arrives ?? '');
  if (!day.ok) throw new Error('The sample has a day');
  return day.value;
})();

describe('the estimate of delivery in the cart', () => {
  const load = async (
    query: string,
    answers: Partial<MockResponses> = {},
    market: (typeof markets)[number] = poland,
    chosen = true,
  ) => {
    const cart: MockResponses['readUpgradedGuestCart'] = () => ({
      reply: aCartReply({ items: [aCartItem()] }),
    });
    const { context } = aVisit(
      market,
      mockHost({ readUpgradedGuestCart: cart, readGuestCart: cart, ...answers }),
      { cartId: 'cart-1', store: { ...STORE, chosen } },
    );
    const facts = await loadCart({
      context,
      url: new URL(`https://shop.test/checkout/cart${query}`),
    });
    const html = draw(<CartView {...facts} outcome={undefined} signInHref="/sign-in" />, market);
    return { estimate: facts.estimate, html };
  };

  it.each(markets.map((market) => [market.id, market] as const))(
    'shows price and day of each method for a postal code in %s (SHP-04, SHP-22)',
    async (_, market) => {
      const code = market.rules.postcode.groups.map((digits) => '1'.repeat(digits)).join('-');
      const { html } = await load(`?postcode=${code}`, {}, market);
      expect(html).toContain(market.longDate(anEstimateDay));
      expect(html).toContain('14,99');
    },
  );

  it('names each method, so that two home deliveries differ (SHP-22)', async () => {
    const [method] = anEstimate().methods;
    if (method === undefined) throw new Error('The sample has a method');
    const { html } = await load('?postcode=61-285', {
      estimateGuestShippingMethods: () => ({
        reply: [
          anEstimate({
            methods: [
              { ...method, carrier_code: 'chronopost', method_code: 'home' },
              { ...method, carrier_code: 'transporter', method_code: 'home' },
              { ...method, carrier_code: 'allxbrick', method_code: 'delivery' },
              { ...method, carrier_code: 'allxbrick', method_code: 'pickup' },
            ],
          }),
        ],
      }),
    });
    const { home, truck, partner, partnerPickup } = poland.texts.estimate;
    for (const label of [home, truck, partner, partnerPickup])
      expect(html.split(label)).toHaveLength(2);
  });

  it('explains why a text is no postal code, and keeps it', async () => {
    const { html, estimate } = await load('?postcode=61');
    expect(estimate).toMatchObject({ isInvalid: true, shipments: undefined });
    expect(html).toContain('value="61"');
    expect(html).toContain('03-841');
  });

  it('is silent when it fails (SHP-04, ERR-26)', async () => {
    const silent = await load('');
    const failed = await load('?postcode=61-285', {
      estimateGuestShippingMethods: () => ({ refusal: 'bad-input' }),
    });
    expect(failed.estimate).toMatchObject({ isInvalid: false, shipments: undefined });
    expect(failed.html.replace('value="61-285"', 'value=""')).toBe(silent.html);
  });

  it.each(markets.flatMap((market) => [1, 0].map((own) => ({ id: market.id, market, own }))))(
    'in $id also prices other vendors’ products, in the quantities of the cart, beside $own of the shop (CART-45)',
    async ({ market, own }) => {
      const digits = [...'2804500'];
      const postcode = market.rules.postcode.groups
        .map((length) => digits.splice(0, length).join(''))
        .join('-');
      const items = [
        ...(own === 0 ? [] : [aCartItem()]),
        aCartItem({ item_id: '2', id: '2', offer: aVendorOffer() }),
      ];
      const cart: MockResponses['readUpgradedGuestCart'] = () => ({ reply: aCartReply({ items }) });
      const { html, estimate } = await load(
        `?postcode=${postcode}`,
        {
          readUpgradedGuestCart: cart,
          readGuestCart: cart,
          estimateGuestShippingMethods: () => ({
            reply: [anEstimate({ part: 'brought' }), anEstimate()],
          }),
        },
        market,
      );
      expect(estimate).toMatchObject({ typed: postcode });
      expect(estimate?.shipments).toHaveLength(2);
      expect(html).toContain('name="postcode"');
    },
  );

  it('says that a place gets no delivery, and needs no chosen store (STO-27)', async () => {
    const { html } = await load('?postcode=61-285', {
      estimateGuestShippingMethods: () => ({ reply: [anEstimate({ methods: [] })] }),
    });
    expect(html).toContain('nie wysyłamy');
    expect((await load('', {}, poland, false)).estimate).toMatchObject({ typed: '' });
  });
});
