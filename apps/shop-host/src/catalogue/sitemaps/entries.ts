import { type SitemapId, vendorKey } from '@materia/domain-navigation';
import { type Market, pathTo, type PathTo } from '@materia/market-model';
import { type BrandRow, brandsOf, shelfKey } from '../brands/shelves.ts';
import { cardRows } from '../products/repository.ts';
import { isListed, type ListingColumns } from '../index/listing-columns.ts';
import type { ListingIndex } from '../index/listing-index.ts';
import { contentAddresses } from '../content/addresses.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { listStores } from '../stores/repository.ts';
import { listVendors } from '../vendors/repository.ts';

export type SitemapRow = {
  readonly path: string;
  readonly name: string;
  readonly level?: number;
};
/**
 * A slice of a sitemap, starting at entry `from` (0 is the first), and the total number of entries.
 */
export type SitemapPart = { readonly entries: readonly SitemapRow[]; readonly total: number };

export type SitemapSource = {
  readonly db: Reader;
  readonly market: Market;
  readonly index: ListingIndex;
  /** ISO instant of the request. */ readonly now: string;
  /** Whether products and pages of vendors count (flag MARKETPLACE_MODE). */
  readonly isMarketplace: boolean;
};
type Slice = { readonly from: number; readonly size: number };
type PartOf = (source: SitemapSource, slice: Slice) => Promise<SitemapPart>;

/**
 * Readers of the sitemaps. In a marketplace the cost of a slice depends on its length, not on its
 * position.
 */
export const SITEMAP_PARTS: Readonly<Record<SitemapId, PartOf>> = {
  category: async ({ index }, slice) =>
    cut(
      [...index.categories.values()].map((category) => ({
        path: `/${category.url_path}/`,
        name: category.name,
        level: category.level,
      })),
      slice,
    ),
  product: async ({ db, market, index, isMarketplace }, { from, size }) => {
    const to = pathTo(market.routes);
    const listed = listedSkus(index.columns, isMarketplace);
    const skus = listed.slice(from, from + size);
    const cards = new Map((await cardRows(db, market.id, skus)).map((card) => [card.sku, card]));
    return {
      entries: skus
        .flatMap((sku) => cards.get(sku) ?? [])
        .map(({ url_key, name }) => ({ path: to('product', { urlKey: url_key }), name })),
      total: listed.length,
    };
  },
  brand: async ({ market, index, isMarketplace }, slice) => {
    const to = pathTo(market.routes);
    return cut(
      brandsOf(index, isMarketplace).map(({ urlKey, name }) => ({
        path: to('brand', { brandKey: urlKey }),
        name,
      })),
      slice,
    );
  },
  longtail: async ({ market, index, isMarketplace }, slice) => {
    const to = pathTo(market.routes);
    return cut(shelves(brandsOf(index, isMarketplace), to), slice);
  },
  cms: async (source, slice) => cut(await contentPages(source), slice),
};

const cut = (all: readonly SitemapRow[], { from, size }: Slice): SitemapPart => ({
  entries: all.slice(from, from + size),
  total: all.length,
});

const listedSkus = (columns: ListingColumns, isMarketplace: boolean): readonly string[] =>
  isMarketplace
    ? columns.sku
    : columns.sku.filter((_, row) => isListed(columns, row, isMarketplace));

const shelves = (brands: readonly BrandRow[], to: PathTo): readonly SitemapRow[] =>
  brands.flatMap((brand) =>
    brand.shelves.map(({ category }) => ({
      path: to('brandCategory', { brandKey: brand.urlKey, categoryKey: shelfKey(category) }),
      name: `${brand.name}: ${category.name}`,
    })),
  );

/**
 * Pages with the shop's own content: its stores, its vendors, its content pages, its forms for
 * visitors.
 */
const contentPages = async ({
  db,
  market,
  now,
  isMarketplace,
}: SitemapSource): Promise<readonly SitemapRow[]> => {
  const to = pathTo(market.routes);
  const { texts } = market;
  const stores = await listStores(db, market.id);
  return [
    { path: to('stores'), name: texts.header.stores },
    ...stores.map(({ url_key, name }) => ({ path: to('store', { storeName: url_key }), name })),
    ...(isMarketplace
      ? [{ path: to('vendors'), name: texts.vendors.heading }, ...(await vendorPages(db, market))]
      : []),
    { path: to('brands'), name: texts.brands.heading },
    { path: to('planner'), name: texts.planner.title },
    ...(await contentAddresses(db, market, now)).map(({ path, title }) => ({ path, name: title })),
    { path: to('newsletter'), name: texts.newsletter.heading },
    { path: to('reportIllicitContent'), name: texts.report.heading },
  ];
};

/** Exceeds the number of vendors of any marketplace. */
const MOST_VENDORS = 10_000;

const vendorPages = async (
  db: Reader,
  { id, routes, settings }: Market,
): Promise<readonly SitemapRow[]> => {
  const { rows } = await listVendors(db, id, { status: 'ACTIVE', position: 0, most: MOST_VENDORS });
  return rows.map(({ name, seller_identifier, with_name }) => ({
    path: pathTo(routes)('vendor', {
      vendorKey: vendorKey(
        { id: seller_identifier, shopName: name },
        with_name > 1 ? 'name-and-identifier' : settings.vendorAddress,
      ),
    }),
    name,
  }));
};
