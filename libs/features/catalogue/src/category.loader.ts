import { type Category, type Crumb, fetchCategoryByPath } from '@materia/api-catalogue';
import { shopRequest } from '@materia/storefront-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type ListFacts, loadList } from './list-facts.ts';
import { readListingQuery } from './listing-query.ts';

export type CategoryFacts = {
  readonly name: string;
  readonly segments: readonly string[];
  readonly description: string | undefined;
  readonly breadcrumbs: readonly Crumb[];
  readonly children: readonly Pick<Category, 'name' | 'segments' | 'productCount'>[];
  readonly list: ListFacts;
  /** Scheme and host of the shop. */
  readonly origin: string;
};

/** Answers 404 for a category that does not exist and for a page beyond its last one. */
export const loadCategory = async ({ context, params, url }: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<CategoryFacts> => {
  const shop = context.get(shopRequest);
  const segments = [params['level1'], params['level2'], params['level3'], params['level4']].filter((segment) => segment !== undefined);
  const found = await fetchCategoryByPath(shop.host, segments);
  if (found === undefined) throw data(null, { status: 404 });
  const { category, breadcrumbs } = found;
  const list = await loadList(shop, { kind: 'category', categoryId: category.id }, readListingQuery(url.searchParams));
  if (list === undefined) throw data(null, { status: 404 });
  return {
    name: category.name,
    segments: category.segments,
    description: category.description,
    breadcrumbs,
    children: category.children.map(({ name, segments: words, productCount }) => ({ name, segments: words, productCount })),
    list,
    origin: url.origin,
  };
};
