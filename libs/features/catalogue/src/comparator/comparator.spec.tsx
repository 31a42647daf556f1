import { createHostClient, type HostClient, HostUnavailable } from '@materia/api-client-kernel';
import { parseReply } from '@materia/api-contract/schemas';
import {
  anOffer,
  aProduct,
  defaultResponses,
  type MockResponses,
  mockHandlers,
} from '@materia/api-mocks';
import { type Market, pathTo } from '@materia/market-model';
import { textsIn } from '@materia/testing/texts';
import { ShopProvider } from '@materia/ui-shop';
import { getResponse } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { changeComparison } from './change-comparison.action.ts';
import { type ComparatorFacts, loadComparator } from './comparator.loader.ts';
import { ComparatorView } from './ComparatorView.tsx';

const [poland] = markets;
const PAGE = '/catalog/product_compare/index/';

const hostOf = (answers: Partial<MockResponses>): HostClient => {
  const baseUrl = 'http://host.test/pl';
  const handlers = mockHandlers(baseUrl, { ...defaultResponses, ...answers });
  return createHostClient({
    baseUrl: `${baseUrl}/`,
    headers: {},
    replyReader: parseReply,
    fetch: async (input, init) =>
      (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
  });
};

/** A host whose products 1 to 5 are cements of different classes and whose product 9 is a tile. */
const comparing: MockResponses['compareProducts'] = ({ query }) => {
  const skus = (query.get('skus') ?? '').split(',');
  if (skus.includes('9') && skus.length > 1) return { refusal: 'not-comparable' };
  const products = skus.map((sku) => ({
    product: aProduct({
      sku,
      name: `Cement ${sku}`,
      attributes: [
        { code: 'class', label: 'Klasa', value: `C${sku}` },
        { code: 'colour', label: 'Kolor', value: 'szary' },
      ],
    }),
    best_offer: anOffer(),
  }));
  return {
    reply: {
      data: [{ category: { id: '10', name: 'Cement', url_path: 'budowa/cement' }, products }],
    },
  };
};

const open = (
  compared: readonly string[],
  query = '',
  answers: Partial<MockResponses> = { compareProducts: comparing },
  market: Market = poland,
) => {
  const { context } = aVisit(market, hostOf(answers), { compared });
  return outcomeOf(() =>
    loadComparator({ context, url: new URL(`https://shop.test${PAGE}${query}`) }),
  );
};

const draw = (facts: ComparatorFacts | undefined, market: Market = poland): string => {
  if (facts === undefined) throw new Error('The page was not loaded');
  const t = textsIn(market);
  const page = (
    <ShopProvider market={market} t={t} to={pathTo(market.routes)}>
      <ComparatorView {...facts} />
    </ShopProvider>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />,
  );
};

describe('the comparator', () => {
  it.each(markets)(
    'of market $id has its own URL and shows price, stock and attributes side by side (RTE-20, CAT-07)',
    async (market) => {
      expect(pathTo(market.routes)('comparator')).toBe(PAGE);
      const html = draw((await open(['1', '2'], '', undefined, market)).facts, market);
      for (const shown of [
        'Cement 1',
        'Cement 2',
        'Klasa',
        'C1',
        'C2',
        'szary',
        market.texts.comparator.price,
      ])
        expect(html).toContain(shown);
      expect(html.split(market.texts.comparator.differs)).toHaveLength(2);
    },
  );

  it('shows only the differences on request', async () => {
    const { facts } = await open(['1', '2'], '?rows=different');
    expect(facts?.rows.map(({ code }) => code)).toEqual(['class']);
    expect(draw(facts)).not.toContain('szary');
  });

  it('marks no differences if there is only one product', async () => {
    expect(draw((await open(['1'])).facts)).not.toContain(poland.texts.comparator.differs);
  });

  it.each([
    ['nothing was chosen', [], {}],
    [
      'none of the chosen products exists any more',
      ['1'],
      { compareProducts: () => ({ refusal: 'not-found' as const }) },
    ],
  ])('explains how to start when %s', async (_, compared, answers) => {
    expect(draw((await open(compared, '', answers)).facts)).toContain(
      poland.texts.comparator.emptyText,
    );
  });

  it.each([
    ['other-category', 'otherCategory'],
    ['full', 'full'],
    ['failed', 'failed'],
  ] as const)('explains why a product was not added: %s (ERR-40)', async (refused, text) => {
    expect(draw((await open(['1'], `?refused=${refused}&sku=9`)).facts)).toContain(
      poland.texts.comparator[text],
    );
  });

  it('ignores unknown reasons and invalid references in the query', async () => {
    expect((await open(['1'], '?refused=%3Cb%3E&sku=9')).facts?.refused).toBeUndefined();
    expect((await open(['1'], '?refused=full&sku=%3Cb%3E')).facts?.refused).toEqual({
      kind: 'full',
      sku: undefined,
    });
  });
});

const change = async (
  compared: readonly string[],
  fields: Readonly<Record<string, string>>,
  host: HostClient = hostOf({ compareProducts: comparing }),
) => {
  const { context, sessionEvents } = aVisit(poland, host, { compared });
  const { status, location } = await outcomeOf(() =>
    changeComparison({ context, request: posted(fields) }),
  );
  return {
    status,
    location,
    sessionEvents: sessionEvents.map(({ kind, ...what }) => [
      kind,
      'what' in what ? what.what : '',
    ]),
  };
};

describe('a change of the comparison', () => {
  const list = { returnTo: '/budowa/cement/?page=2' };
  const added = ['flash', 'comparator.added'];
  it.each([
    [
      'adds a product and returns to the page',
      ['1'],
      { intent: 'add', sku: '2', ...list },
      { location: list.returnTo, sessionEvents: [['keep-compared', '1,2'], added] },
    ],
    [
      'does not add a product twice',
      ['1'],
      { intent: 'add', sku: '1', ...list },
      { location: list.returnTo, sessionEvents: [['flash', 'comparator.alreadyThere']] },
    ],
    [
      'does not add a product of another category (CAT-06)',
      ['1'],
      { intent: 'add', sku: '9', ...list },
      { location: `${PAGE}?refused=other-category&sku=9`, sessionEvents: [] },
    ],
    [
      'does not add a fifth product (CAT-07)',
      ['1', '2', '3', '4'],
      { intent: 'add', sku: '5', ...list },
      { location: `${PAGE}?refused=full&sku=5`, sessionEvents: [] },
    ],
    [
      'rejects a fifth product by its category first',
      ['1', '2', '3', '4'],
      { intent: 'add', sku: '9', ...list },
      { location: `${PAGE}?refused=other-category&sku=9`, sessionEvents: [] },
    ],
    [
      'restarts with a product',
      ['1', '2'],
      { intent: 'restart', sku: '9' },
      { location: PAGE, sessionEvents: [['keep-compared', '9'], added] },
    ],
    [
      'removes a product',
      ['1', '2'],
      { intent: 'remove', sku: '1' },
      { location: PAGE, sessionEvents: [['keep-compared', '2']] },
    ],
    [
      'removes a product and returns to the page of its card',
      ['1', '2'],
      { intent: 'remove', sku: '1', ...list },
      { location: list.returnTo, sessionEvents: [['keep-compared', '2']] },
    ],
    [
      'clears the comparison and returns to the page of its tray',
      ['1', '2'],
      { intent: 'clear', ...list },
      { location: list.returnTo, sessionEvents: [['keep-compared', '']] },
    ],
    [
      'clears the comparison',
      ['1', '2'],
      { intent: 'clear' },
      { location: PAGE, sessionEvents: [['keep-compared', '']] },
    ],
    [
      'never redirects to another site',
      [],
      { intent: 'add', sku: '1', returnTo: '//evil.example' },
      { location: PAGE, sessionEvents: [['keep-compared', '1'], added] },
    ],
  ])('%s', async (_, compared, fields, expected) =>
    expect(await change(compared, fields)).toEqual({ status: 303, ...expected }),
  );

  it.each([
    ['an unknown intent', { intent: 'x' }],
    ['no reference', { intent: 'add', sku: '<b>' }],
    ['an empty form', {}],
  ])('with %s is rejected', async (_, fields) =>
    expect((await change([], fields)).status).toBe(400),
  );

  it.each([
    [502, { status: 303, location: `${PAGE}?refused=failed&sku=2`, sessionEvents: [] }],
    [503, 'thrown'],
  ])(
    'reports a host error with status %i on its page, and leaves worse ones to the error page (ERR-40)',
    async (status, expected) => {
      const failing: HostClient = () => Promise.reject(new HostUnavailable(status));
      expect(
        await change(['1'], { intent: 'add', sku: '2' }, failing).catch(() => 'thrown'),
      ).toEqual(expected);
    },
  );
});
