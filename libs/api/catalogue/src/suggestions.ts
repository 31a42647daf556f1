import type { HostClient } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import type { Currency } from '@materia/domain-money';
import type { OfferPrice } from '@materia/domain-pricing';
import { type CountedCategory, readCountedCategory } from './listing.ts';
import { readOffer } from './offer.ts';

/**
 * The suggestions of a search box for the typed text; counts are the number of products per entry.
 */
export type Suggestions = {
  /** The text that was searched for instead of a mistyped one. */
  readonly corrected: string | undefined;
  readonly products: readonly {
    readonly sku: string;
    readonly urlKey: string;
    readonly name: string;
    readonly brand: string;
    readonly image: string;
    /** The price of the best offer at the store. */
    readonly price: OfferPrice | undefined;
  }[];
  readonly categories: readonly CountedCategory[];
  readonly brands: readonly {
    readonly id: string;
    readonly name: string;
    readonly productCount: number;
  }[];
};

type SuggestionsReply = Reply<'suggest'>['data'][number];

const NONE: Suggestions = { corrected: undefined, products: [], categories: [], brands: [] };

/**
 * Suggestions for the typed text with the prices of a store; none for an empty text or when the
 * host refuses.
 */
export const fetchSuggestions = async (
  host: HostClient,
  typed: string,
  { storeId, currency }: { readonly storeId: string; readonly currency: Currency },
): Promise<Suggestions> => {
  const search = typed.trim();
  if (search === '') return NONE;
  const answer = await host('suggest', { query: { search, retailer_id: storeId } });
  const found = answer.ok ? answer.value.data[0] : undefined;
  return found === undefined ? NONE : readSuggestions(found, currency);
};

const readSuggestions = (
  { corrected, products, categories, brands }: SuggestionsReply,
  currency: Currency,
): Suggestions => ({
  corrected,
  products: products.map(({ sku, url_key, name, brand, image, best_offer }) => ({
    sku,
    urlKey: url_key,
    name,
    brand,
    image,
    price: best_offer && readOffer(best_offer, currency).price,
  })),
  categories: categories.map(readCountedCategory),
  brands: brands.map(({ id, name, product_count }) => ({ id, name, productCount: product_count })),
});
