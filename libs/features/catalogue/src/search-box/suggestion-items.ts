import type { Suggestions } from '@materia/api-catalogue';
import type { OfferPrice } from '@materia/domain-pricing';
import type { PathTo } from '@materia/market-model';
import { categoryPath } from '@materia/ui-shop';
import { searchAddress } from '../search-parameter.ts';

/** An item of the suggestion list. Each links to a page, except the one that deletes recent searches. */
export type SuggestionItem =
  | ({ readonly label: string; readonly href: string } & (
      | { readonly kind: 'category' | 'brand'; readonly productCount: number }
      | { readonly kind: 'correction' | 'recent' }
      | {
          readonly kind: 'product';
          readonly brand: string;
          readonly image: string;
          readonly price: OfferPrice | undefined;
        }
    ))
  | { readonly kind: 'forget'; readonly label: string };

/**
 * Suggestions as one list: the correction of a typo, then departments, because they match most searches, then brands,
 * then products.
 */
export const suggestionItems = (
  { corrected, categories, brands, products }: Suggestions,
  to: PathTo,
): readonly SuggestionItem[] => [
  ...(corrected === undefined
    ? []
    : [
        {
          kind: 'correction' as const,
          label: corrected,
          href: searchAddress(to('search'), corrected),
        },
      ]),
  ...categories.map(({ name, segments, productCount }): SuggestionItem => ({
    kind: 'category',
    label: name,
    href: categoryPath(to, segments),
    productCount,
  })),
  ...brands.map(({ name, productCount }): SuggestionItem => ({
    kind: 'brand',
    label: name,
    href: searchAddress(to('search'), name),
    productCount,
  })),
  ...products.map(({ name, brand, image, urlKey, price }): SuggestionItem => ({
    kind: 'product',
    label: name,
    href: to('product', { urlKey }),
    brand,
    image,
    price,
  })),
];

/** Recent searches as items, with one that deletes them. `forgetLabel` names it. */
export const recentItems = (
  searches: readonly string[],
  to: PathTo,
  forgetLabel: string,
): readonly SuggestionItem[] =>
  searches.length === 0
    ? []
    : [
        ...searches.map((words): SuggestionItem => ({
          kind: 'recent',
          label: words,
          href: searchAddress(to('search'), words),
        })),
        { kind: 'forget', label: forgetLabel },
      ];
