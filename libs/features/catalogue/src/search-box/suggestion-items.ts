import type { Suggestions } from '@materia/api-catalogue';
import type { PathTo } from '@materia/market-model';
import { categoryPath } from '@materia/ui-shop';
import { SEARCH_PARAMETER } from '../search-parameter.ts';

/** An item of the suggestion list; each links to a page. */
export type SuggestionItem = { readonly label: string; readonly href: string } & (
  | { readonly kind: 'category' | 'brand'; readonly productCount: number }
  | { readonly kind: 'product'; readonly brand: string; readonly image: string }
);

/** Suggestions as one list: departments first, because they match most searches, then brands, then products. */
export const suggestionItems = (
  { categories, brands, products }: Suggestions,
  to: PathTo,
): readonly SuggestionItem[] => [
  ...categories.map(({ name, segments, productCount }): SuggestionItem => ({
    kind: 'category',
    label: name,
    href: categoryPath(to, segments),
    productCount,
  })),
  ...brands.map(({ name, productCount }): SuggestionItem => ({
    kind: 'brand',
    label: name,
    href: `${to('search')}?${new URLSearchParams({ [SEARCH_PARAMETER]: name })}`,
    productCount,
  })),
  ...products.map(({ name, brand, image, urlKey }): SuggestionItem => ({
    kind: 'product',
    label: name,
    href: to('product', { urlKey }),
    brand,
    image,
  })),
];
