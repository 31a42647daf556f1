import { aCartItem, aCartReply, anOffer, type MockResponses, mockHost } from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf, posted, STORE } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { changeCart } from './cart.action.ts';
import { loadCart } from './cart.loader.ts';
import { CartView } from './CartView.tsx';

type Item = Parameters<typeof aCartItem>[0];

/** 60 bags, of which the store has 32 and the warehouse adds 28. */
const SIXTY = {
  qty: 60,
  qty_max: 391,
  offer: anOffer({
    warehouseAvailability: {
      stockStatus: 'ONSITE',
      availableStock: 359,
      promise: { unit: 'DAY', delay: 2 },
    },
  }),
  portions: [
    {
      qty: 32,
      carrier_code: 'drive',
      method_code: 'two_hours',
      promise: { unit: 'HOUR', delay: 2 },
    },
    {
      qty: 28,
      carrier_code: 'transporter',
      method_code: 'home',
      promise: { unit: 'DAY', delay: 4 },
    },
  ],
} as const satisfies Item;

const cartWith = (item: Item): Partial<MockResponses> => ({
  readUpgradedGuestCart: () => ({ reply: aCartReply({ items: [aCartItem(item)] }) }),
});

describe.each(markets.map((market) => [market.id, market] as const))(
  'quantities in the cart of %s',
  (_, market) => {
    const visit = (item: Item) =>
      aVisit(market, mockHost(cartWith(item)), {
        cartId: 'cart-1',
        store: { ...STORE, chosen: true },
      });
    const load = (item: Item) =>
      loadCart({ context: visit(item).context, url: new URL('https://shop.test/checkout/cart') });
    const words = async (item: Item): Promise<string> =>
      draw(<CartView {...await load(item)} outcome={undefined} signInHref="/sign-in" />, market);
    const bags: Readonly<Record<string, string>> = market.texts.saleUnits.bag;
    const inBags = (quantity: number): string =>
      (bags[new Intl.PluralRules(market.locale).select(quantity)] ?? '').replace(
        '{count}',
        String(quantity),
      );
    const portion = (quantity: number, way: string) =>
      market.texts.delivery.portion
        .replace('{quantity}', inBags(quantity))
        .replace('{way}', way)
        .replace('{when}', '');

    it('that come from store and warehouse are promised part by part (QTY-01, BEY-05)', async () => {
      const { delivery } = market.texts;
      const html = await words(SIXTY);
      expect(html).toContain(portion(32, delivery.drivePickup));
      expect(html).toContain(portion(28, delivery.truck));
      expect(html).not.toContain(market.texts.cart.maximumReached);
      const { portions } = (await load(SIXTY)).groups[0]?.lines[0] ?? {};
      expect(portions?.map(({ promise }) => promise.kind)).toEqual([
        'within-hours',
        'working-days',
      ]);
    });

    it('that are too heavy say how many can be delivered, with a button that lowers them', async () => {
      const html = await words({ qty: 60, undeliverable: 'too-heavy', deliverable_qty: 48 });
      const { line, cart } = market.texts;
      expect(html).toContain(line.undeliverableWeight);
      expect(html).toContain(line.undeliverableMost.replace('{quantity}', '48'));
      expect(html).toContain(cart.lowerTo.replace('{quantity}', '48'));
      expect(html).toMatch(/<input type="hidden" name="quantity" value="48"\/>/);
      const alone = await words({ undeliverable: 'too-heavy' });
      expect(alone).toContain(line.undeliverableAlone);
    });

    it('that are refused are answered in the shop’s words, and stay as typed (QTY-05)', async () => {
      const { context } = visit({});
      const form = { intent: 'update', line: '1', quantity: '0' };
      const { facts, status } = await outcomeOf(() =>
        changeCart({ context, request: posted(form) }),
      );
      expect(status).toBe(422);
      const html = draw(
        <CartView {...await load({})} outcome={facts} signInHref="/sign-in" />,
        market,
      );
      expect(html).toContain(market.texts.cart.belowMinimum.replace('{minimum}', '1'));
      expect(html).toMatch(/name="quantity"[^>]*value="0"/);
      expect(html).toMatch(/<form[^>]*data-quantity=""[^>]*novalidate/i);
    });
  },
);
