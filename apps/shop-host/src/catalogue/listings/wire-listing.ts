import type { Reply } from '@materia/api-contract';
import { wireCardFamily } from '../families/wire-family.ts';
import type { SearchResult } from '../search/search-port.ts';
import { wireRetailer } from '../stores/wire-store.ts';
import type { ListPage } from './listing.ts';
import { wireCard } from '../products/wire-product.ts';

type WireListing = Reply<'listProducts'>['data'][number];

/** A page of a list on the wire. */
export const wireListing = ({
  store,
  products,
  total,
  page,
  pageSize,
  facets,
  searched,
}: ListPage): Reply<'listProducts'> => ({
  data: [
    {
      retailer: wireRetailer(store),
      products: products.map(({ card, offers, rating, family }) => ({
        ...wireCard(card, offers, rating),
        ...(family !== undefined && { family: wireCardFamily(family) }),
      })),
      total,
      page_id: page,
      page_size: pageSize,
      page_count: Math.ceil(total / pageSize),
      filters: facets.map(({ values, ...facet }) => ({ ...facet, values: [...values] })),
      ...(searched !== undefined && {
        search: wireReading(
          searched,
          products.map(({ card }) => card.name),
        ),
      }),
    },
  ],
});

/**
 * What the shop made of a search text. `names` are those of the products, which show how words are
 * spelled.
 */
const wireReading = (
  { corrected, dropped, categories }: SearchResult,
  names: readonly string[],
): WireListing['search'] => ({
  ...(corrected !== undefined && { corrected: corrected(names) }),
  dropped: [...dropped],
  categories: categories.map(({ id, name, url_path, product_count }) => ({
    id,
    name,
    url_path,
    product_count,
  })),
});
