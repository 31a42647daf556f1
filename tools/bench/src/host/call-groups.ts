import { category, type CategoryReply, SCHEMAS } from '@materia/api-contract/schemas';
import { z } from 'zod';
import type { HostCalls } from './calls.ts';

/** The calls behind one row of the table. */
export type CallGroup = { readonly row: string; readonly paths: readonly string[] };

const PRICE_ORDER = JSON.stringify({ key: 'price-asc' });
const OWN_FACETS = ['availability', 'reduction', 'brand'];

/** Builds the calls to measure from what the shop sells. `market` is the business unit in the path. */
export const callGroupsFor = async (
  calls: HostCalls,
  market: string,
): Promise<readonly CallGroup[]> => {
  const [tree] = (
    await calls.read(`/${market}/categories/tree`, z.object({ data: z.array(category) }))
  ).data;
  const storeId =
    (await calls.read(`/${market}/retailer/list`, SCHEMAS.listStores.reply)).data[0]?.id ?? '';
  if (tree === undefined) throw new Error('The shop has no categories');
  const list = (query: Readonly<Record<string, string>>): string =>
    `/${market}/product/list?${new URLSearchParams({ retailer_id: storeId, page_size: '24', ...query })}`;
  const page = async (path: string) => (await calls.read(path, SCHEMAS.listProducts.reply)).data[0];

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
    const facets = (await page(list(plain)))?.filters ?? [];
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

  const products = (await page(list({ page_size: '96' })))?.products ?? [];
  const words = [
    ...new Set(products.flatMap(({ name, brand }) => [name.split(' ')[0] ?? '', brand])),
  ]
    .filter((word) => word.length > 4)
    .slice(0, 12);
  const mistyped = words.map(
    (word) => `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`,
  );
  return [
    { row: 'health (baseline of this machine)', paths: ['/health'] },
    ...listings,
    { row: 'search with facets', paths: words.map((search) => list({ search })) },
    { row: 'search, mistyped', paths: mistyped.map((search) => list({ search })) },
    {
      row: 'suggestions',
      paths: words.flatMap((word) =>
        [3, 5].map(
          (length) =>
            `/${market}/search/suggestions?${new URLSearchParams({ search: word.slice(0, length) })}`,
        ),
      ),
    },
    {
      row: 'product',
      paths: products.map(({ url_key }) => `/${market}/product/detail/${url_key}`),
    },
  ];
};

const withDescendants = (one: CategoryReply): readonly CategoryReply[] => [
  one,
  ...one.children.flatMap(withDescendants),
];
