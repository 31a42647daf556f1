import type { HostClient } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';

/** The suggestions of a search box for the typed text; counts are the number of products per entry. */
export type Suggestions = {
  readonly products: readonly {
    readonly sku: string;
    readonly urlKey: string;
    readonly name: string;
    readonly brand: string;
    readonly image: string;
  }[];
  readonly categories: readonly {
    readonly name: string;
    readonly segments: readonly string[];
    readonly productCount: number;
  }[];
  readonly brands: readonly {
    readonly id: string;
    readonly name: string;
    readonly productCount: number;
  }[];
};

type SuggestionsReply = Reply<'suggest'>['data'][number];

const NONE: Suggestions = { products: [], categories: [], brands: [] };

/** Suggestions for the typed text; empty for */
export const fetchSuggestions = async (host: HostClient, typed: string): Promise<Suggestions> => {
  const search = typed.trim();
  if (search === '') return NONE;
  const answer = await host('suggest', { query: { search } });
  const found = answer.ok ? answer.value.data[0] : undefined;
  return found === undefined ? NONE : readSuggestions(found);
};

const readSuggestions = ({ products, categories, brands }: SuggestionsReply): Suggestions => ({
  products: products.map(({ sku, url_key, name, brand, image }) => ({
    sku,
    urlKey: url_key,
    name,
    brand,
    image,
  })),
  categories: categories.map(({ name, url_path, product_count }) => ({
    name,
    segments: url_path.split('/'),
    productCount: product_count,
  })),
  brands: brands.map(({ id, name, product_count }) => ({ id, name, productCount: product_count })),
});
