import { type Crumb, fetchCategoryByPath } from '@materia/api-catalogue';
import { type CmsBlock, cmsStore, fetchCategoryBlocks } from '@materia/api-content';
import { anyOutageAs } from '@materia/api-client-kernel';
import { shopRequest } from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import type { TileFacts } from './category-head/CategoryTiles.tsx';
import { tileOf } from './category-head/tile-of.ts';
import { loadList, type ListFacts } from './list-facts.ts';
import { parseListingQuery } from './listing-query.ts';

export type CategoryFacts = {
  readonly name: string;
  readonly segments: readonly string[];
  readonly description: string | undefined;
  readonly breadcrumbs: readonly Crumb[];
  readonly children: readonly TileFacts[];
  readonly list: ListFacts;
  /** Editorial blocks of the category, shown below the products. */
  readonly blocks: readonly CmsBlock[];
  /** Origin of the shop's URLs, for example `https://example.com`. */
  readonly origin: string;
};

/** Responds with 404 for an unknown category and for a page beyond the last one. */
export const loadCategory = async ({
  context,
  params,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<CategoryFacts> => {
  const shop = context.get(shopRequest);
  const segments = [params['level1'], params['level2'], params['level3'], params['level4']].filter(
    (segment) => segment !== undefined,
  );
  const found = await fetchCategoryByPath(shop.host, segments);
  if (found === undefined) throw data(null, { status: 404 });
  const { category, breadcrumbs } = found;
  const [list, blocks] = await Promise.all([
    loadList(
      shop,
      { kind: 'category', categoryId: category.id },
      parseListingQuery(url.searchParams),
    ),
    fetchCategoryBlocks(shop.host, cmsStore(shop.store), category.id, 'category').catch(
      anyOutageAs([]),
    ),
  ]);
  if (list === undefined) throw data(null, { status: 404 });
  return {
    name: category.name,
    segments: category.segments,
    description: category.description,
    breadcrumbs,
    children: category.children.map((child) => tileOf(child, shop.market.id)),
    list,
    blocks,
    origin: url.origin,
  };
};
