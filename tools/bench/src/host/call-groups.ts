import { type CallInput, callPath, monitoringCalls } from '@materia/api-contract';
import type { CategoryReply } from '@materia/api-contract/schemas';
import { aRead, type HostCalls } from './calls.ts';

/** The calls behind one row of the table. */
export type CallGroup = { readonly row: string; readonly paths: readonly string[] };

type ListQuery = Partial<CallInput<'listProducts'>['query']>;

const PRICE_ORDER = JSON.stringify({ key: 'price-asc' });
const OWN_FACETS = ['availability', 'reduction', 'brand'];

/** Builds the calls to measure from what the shop sells. `market` is the business unit in the path. */
export const callGroupsFor = async (
  calls: HostCalls,
  market: string,
): Promise<readonly CallGroup[]> => {
  const [tree] = (await calls.reply(market, 'readCategoryTree', {})).data;
  const [store] = (await calls.reply(market, 'listStores', {})).data;
  if (tree === undefined || store === undefined)
    throw new Error('The shop has no categories or no store');
  const queryOf = (query: ListQuery): CallInput<'listProducts'> => ({
    // One card for all colours and sizes of a product, as the shop lists them.
    query: { retailer_id: store.id, page_size: '24', by_family: '1', ...query },
  });
  const list = (query: ListQuery): string => aRead(market, 'listProducts', queryOf(query));
  const page = async (query: ListQuery) =>
    (await calls.reply(market, 'listProducts', queryOf(query))).data[0];

  const all = withDescendants(tree).filter(
    ({ level, product_count }) => level > 0 && product_count > 0,
  );
  const nearest = (count: number, from: readonly CategoryReply[]): CategoryReply =>
    from.toSorted(
      (a, b) => Math.abs(a.product_count - count) - Math.abs(b.product_count - count),
    )[0] ?? tree;
  const leaf = nearest(
    tree.product_count / 500,
    all.filter(({ children }) => children.length === 0),
  );
  const middle = nearest(tree.product_count / 10, all);
  const top = nearest(tree.product_count, all);

  const listings: CallGroup[] = [];
  for (const [name, { id, product_count }] of [
    ['leaf', leaf],
    ['middle', middle],
    ['top', top],
  ] as const) {
    const plain = { category_id: id, order_by: PRICE_ORDER };
    const facets = (await page(plain))?.filters ?? [];
    const attribute = facets.find(
      ({ code, values }) => !OWN_FACETS.includes(code) && values.length > 1,
    );
    const firstTwo = (code: string): readonly string[] =>
      facets
        .find((facet) => facet.code === code)
        ?.values.slice(0, 2)
        .map((value) => value.id) ?? [];
    const chosen = JSON.stringify({
      brand: firstTwo('brand'),
      ...(attribute === undefined
        ? { availability: ['here'] }
        : { [attribute.code]: firstTwo(attribute.code) }),
    });
    listings.push({
      row: `listing ${name} (${product_count})`,
      paths: ['1', '2', '3'].map((page_id) => list({ ...plain, page_id })),
    });
    listings.push({
      row: `listing ${name}, two facet groups`,
      paths: [list({ ...plain, filters: chosen })],
    });
  }

  const products = (await page({ page_size: '96' }))?.products ?? [];
  const words = [
    ...new Set(products.flatMap(({ name, brand }) => [name.split(' ')[0] ?? '', brand])),
  ]
    .filter((word) => word.length > 4)
    .slice(0, 12);
  const mistyped = words.map(
    (word) => `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`,
  );
  return [
    { row: 'health (baseline of this machine)', paths: [callPath(monitoringCalls.readHealth)] },
    ...listings,
    { row: 'search with facets', paths: words.map((search) => list({ search })) },
    { row: 'search, mistyped', paths: mistyped.map((search) => list({ search })) },
    {
      row: 'suggestions',
      paths: words.flatMap((word) =>
        [3, 5].map((length) =>
          aRead(market, 'suggest', { query: { search: word.slice(0, length) } }),
        ),
      ),
    },
    {
      row: 'product',
      paths: products.map(({ url_key }) =>
        aRead(market, 'readProduct', { params: { id: url_key } }),
      ),
    },
  ];
};

const withDescendants = (one: CategoryReply): readonly CategoryReply[] => [
  one,
  ...one.children.flatMap(withDescendants),
];
