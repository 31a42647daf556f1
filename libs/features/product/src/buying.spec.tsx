import {
  aBuyingOptions,
  anOffer,
  aProductCard,
  aVendorOffer,
  mockHost,
  type MockResponses,
} from '@materia/api-mocks';
import { plainDate } from '@materia/domain-holiday-calendar';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf, STORE } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { loadProduct } from './product.loader.ts';
import { ProductView } from './ProductView.tsx';

const [poland] = markets;

const pageOf = async (
  responses: Partial<MockResponses>,
  market: (typeof markets)[number] = poland,
  { chosen = true } = {},
): Promise<string> => {
  const { context } = aVisit(market, mockHost(responses), { store: { ...STORE, chosen } });
  const { facts } = await outcomeOf(() =>
    loadProduct({
      context,
      params: { urlKey: 'cement-25-kg-ref100234' },
      url: new URL('https://shop.test/cement-25-kg-ref100234.html'),
    }),
  );
  if (facts === undefined) throw new Error('The page was not loaded');
  return draw(<ProductView {...facts} />, market).replaceAll(/[\u{a0}\u{202f}]/gu, ' ');
};

const options: MockResponses['listBuyingOptions'] = () => ({ reply: { data: [aBuyingOptions()] } });

describe('the buy box', () => {
  it.each(markets)(
    'in market $id names collecting, home and points with day and final price, or why not (DLV-10, PRM-01)',
    async (market) => {
      const html = await pageOf({ listBuyingOptions: options }, market);
      const { buying } = market.texts;
      for (const words of [
        buying.title,
        buying.whyTooHeavy,
        buying.point,
        market.longDate(plainDate(2026, 11, 24)),
      ])
        expect(html).toContain(words);
      expect(html).toMatch(/29,00/);
      expect(html).toMatch(/42,99/);
    },
  );

  it('asks for a store and a place where they are not known', async () => {
    const [{ options: own } = { options: [] }] = [aBuyingOptions()];
    const html = await pageOf(
      {
        listBuyingOptions: () => ({
          reply: {
            data: [
              aBuyingOptions({
                options: [
                  { mode: 'store', obstacle: 'no-store' },
                  ...own.flatMap((option) =>
                    'total' in option && option.mode === 'home'
                      ? [{ ...option, is_lowest: true }]
                      : [],
                  ),
                ],
              }),
            ],
          },
        }),
      },
      poland,
      { chosen: false },
    );
    expect(html).toContain(poland.texts.buying.whyNoStore);
    expect(html).toContain(poland.texts.buying.choosePlace);
    expect(html).toContain('od 42,99 zł');
  });

  it('shows the promise of the offer while the host cannot compute final prices', async () => {
    const html = await pageOf({});
    expect(html).not.toContain(poland.texts.buying.title);
    expect(html).toContain('Odbiór w sklepie Poznań Franowo');
  });
});

describe('the sellers of a product', () => {
  it('are in the order of their final cost, with rating and their own button', async () => {
    const vendor = aVendorOffer();
    const html = await pageOf({
      readOffers: () => ({ reply: { data: [anOffer(), vendor] } }),
      listBuyingOptions: () => ({
        reply: {
          data: [
            aBuyingOptions(),
            aBuyingOptions({
              offer_code: vendor.code,
              vendor_rating: { average: 4.2, count: 38 },
              options: [
                { mode: 'store', obstacle: 'vendor-sends' },
                {
                  mode: 'home',
                  carrier_code: 'seller',
                  method_code: 'home',
                  date: '2026-11-26',
                  delivery: { amount: 5, amount_no_tax: 4.07 },
                  preparation: { amount: 0, amount_no_tax: 0 },
                  total: { amount: 31, amount_no_tax: 25.2 },
                  is_lowest: false,
                },
              ],
            }),
          ],
        },
      }),
    });
    const list = html.slice(html.indexOf('id="other-offers"'));
    expect(list.indexOf('Razem 31,00 zł')).toBeGreaterThan(0);
    expect(list.indexOf('Razem 31,00 zł')).toBeLessThan(list.indexOf('Razem 42,99 zł'));
    expect(list).toContain('4,2');
    expect(list.match(/data-add=""/g)).toHaveLength(2);
  });
});

describe('questions about a product', () => {
  it.each(markets)(
    'in market $id go to the store by phone and by a mail that names it',
    async (market) => {
      const html = await pageOf({}, market);
      expect(html).toContain(market.texts.buying.questions);
      expect(html).toMatch(/href="tel:\+?\d+"/);
      expect(html).toMatch(/href="mailto:[^"?]+\?subject=[^"]*100234[^"]*"/);
    },
  );
});

describe('what goes with a product', () => {
  const listRecommendations: MockResponses['listRecommendations'] = ({ query }) => ({
    reply: {
      data:
        query.get('skus') === '100234'
          ? [
              {
                product: aProductCard({ sku: '7', name: 'Kruszywo', best_offer: anOffer() }),
                because: 'bought-together',
              },
            ]
          : [],
    },
  });

  it.each(markets)(
    'in market $id has the reason and a button that adds it, in place of others of the category (BEY-35)',
    async (market) => {
      const html = await pageOf({ listRecommendations }, market);
      const { buying, productMore } = market.texts;
      expect(html).toContain(buying.goesWith);
      expect(html).toContain(buying.boughtTogether);
      expect(html).toContain(buying.addNamed.replace('{product}', 'Kruszywo'));
      expect(html).not.toContain(productMore.recommended.replace('{category}', ''));
    },
  );

  it('is left out when nothing is known (BEY-35)', async () => {
    expect(await pageOf({})).not.toContain(poland.texts.buying.goesWith);
  });
});
