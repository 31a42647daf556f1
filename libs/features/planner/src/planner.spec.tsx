import {
  aCartReply,
  anOffer,
  aProductCard,
  type MockResponses,
  mockHost,
} from '@materia/api-mocks';
import { PRODUCT_GROUPS, PROJECTS } from '@materia/domain-project-planner';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { textsIn } from '@materia/testing/texts';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import { pathTo } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { takeKit } from './planner.action.ts';
import { loadPlanner } from './planner.loader.ts';
import type { PlannerOutcome } from './planner-facts.ts';
import { PlannerView } from './PlannerView.tsx';
import { presentPlanner } from './present-planner.ts';

const [poland] = markets;
const to = pathTo(poland.routes);

const material = (
  sku: string,
  group: keyof typeof PRODUCT_GROUPS,
  attributes: Record<string, string>,
) => ({
  card: aProductCard({
    sku,
    name: `Product ${sku}`,
    best_offer: anOffer(),
  }),
  category_id: PRODUCT_GROUPS[group],
  weight: 20,
  attributes: Object.entries(attributes).map(([code, value]) => ({ code, value })),
});

const MATERIALS = [
  material('100', 'underlays', { contents: '10 m²' }),
  material('200', 'laminates', { contents: '2 m²' }),
  material('300', 'skirtings', { 'length-m': '2 m' }),
];

const answers = (more: Partial<MockResponses> = {}): Partial<MockResponses> => ({
  listMaterials: () => ({ reply: { data: MATERIALS } }),
  addProductsToGuestCart: () => ({ reply: true as const }),
  readGuestCart: () => ({ reply: aCartReply() }),
  ...more,
});

const take = async (
  intent: string,
  more: Partial<MockResponses> = {},
  query = 'project=laminate',
  customer?: typeof ANNA,
) => {
  const sent: unknown[] = [];
  const host = answers(more);
  const add = host.addProductsToGuestCart;
  const visit = aVisit(
    poland,
    mockHost({
      ...host,
      ...(add && {
        addProductsToGuestCart: (request) => (sent.push(request.body), add(request)),
      }),
    }),
    { cartId: 'cart-1', ...(customer && { customer }) },
  );
  const body = new FormData();
  body.set('intent', intent);
  const outcome = await outcomeOf<PlannerOutcome>(() =>
    takeKit({
      context: visit.context,
      request: new Request(`https://shop.test${to('planner')}?${query}`, { method: 'POST', body }),
    }),
  );
  return { outcome, sent, sessionEvents: visit.sessionEvents };
};

const items = (...lines: readonly (readonly [sku: string, qty: number])[]) => [
  { request: { items: lines.map(([sku, qty]) => ({ sku, qty })) } },
];

describe('a kit is taken', () => {
  it('into the cart in one call, calculated again with the products of now (BEY-04)', async () => {
    // 14.7 m²: with 8 % of waste in packs of 2 m², with 5 % in rolls of 10 m²; 14.6 m of skirting with 10 %.
    const { outcome, sent, sessionEvents } = await take('cart');
    expect(outcome).toMatchObject({ status: 303, location: to('cart') });
    expect(sent).toMatchObject(items(['200', 8], ['100', 2], ['300', 9]));
    expect(sessionEvents).toContainEqual({ kind: 'flash', what: 'planner.added' });
  });

  it('as it was changed: another quantity, and without what is there already (BEY-04)', async () => {
    const { sent } = await take('cart', {}, 'project=laminate&qty.flooring=10&off.skirting=1');
    expect(sent).toMatchObject(items(['200', 10], ['100', 2]));
  });

  it('into a quote by way of the cart (QUO-03)', async () => {
    expect((await take('quote')).outcome).toMatchObject({
      status: 303,
      location: to('createQuote'),
    });
  });

  it('in part if the stock is short, and says what is missing', async () => {
    const { outcome } = await take('cart', {
      addProductsToGuestCart: () => ({
        reply: [{ sku: '300', outcome: 'NO_STOCK_AVAILABLE', qty: 3 }],
      }),
    });
    expect(outcome).toMatchObject({
      status: 422,
      facts: { kind: 'partly', into: 'cart', names: ['Product 300'] },
    });
  });

  it.each([
    ['without measures that make a surface', 'project=laminate&shape=l-shape&cutLength=4.2'],
    [
      'with everything there already',
      'project=laminate&off.flooring=1&off.underlay=1&off.skirting=1',
    ],
  ])('by nobody %s', async (_, query) => {
    const { outcome, sent } = await take('cart', {}, query);
    expect([outcome.status, outcome.facts, sent]).toEqual([422, { kind: 'empty' }, []]);
  });

  it('into a list after sign-in, which leads back to the plan (BEY-10)', async () => {
    const { outcome } = await take('list', {}, 'project=laminate&length=5');
    expect(decodeURIComponent(outcome.location ?? '')).toContain(
      `${to('planner')}?project=laminate&length=5`,
    );
  });

  it('into a new list, whose name is counted if there is one already (BEY-10)', async () => {
    const names: unknown[] = [];
    const { outcome } = await take(
      'list',
      {
        createMyList: ({ body }) => {
          names.push(body);
          return names.length === 1 ? { refusal: 'list-exists' } : { reply: { id: 'list-2' } };
        },
        addToMyList: () => ({ reply: true as const }),
      },
      'project=laminate',
      ANNA,
    );
    const name = poland.texts.planner.projectLaminate;
    expect(names).toEqual([{ name }, { name: `${name} 2` }]);
    expect(outcome).toMatchObject({ status: 303, location: to('myList', { listId: 'list-2' }) });
  });
});

describe.each(markets)('the page of $name', (market) => {
  it.each(PROJECTS)(
    'shows every line of %s with its role, although the shop has no product for it',
    async (project) => {
      const { context } = aVisit(
        market,
        mockHost({ listMaterials: () => ({ reply: { data: [] } }) }),
      );
      const { texts, ...loaded } = await loadPlanner({
        context,
        url: new URL(`https://shop.test/?project=${project}&wetRoom=1&layers=2&insulation=1`),
      });
      const t = textsIn(market);
      const facts = presentPlanner({ market, t, to: pathTo(market.routes) }, loaded, undefined);
      const html = draw(<PlannerView facts={facts} t={t} texts={texts} />, market);
      expect(html).toContain(t('planner.none').slice(0, 12));
      expect(html).toContain(t('planner.addAll'));
    },
  );
});
