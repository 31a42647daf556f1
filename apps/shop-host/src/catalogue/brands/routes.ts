import { slugOf } from '@materia/domain-navigation';
import { fail, ok } from '@materia/domain-kernel';
import type { ListingIndexes } from '../index/listing-indexes.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type BrandRow, brandsOf, shelfKey } from './shelves.ts';

type Tools = {
  readonly indexes: ListingIndexes;
  /** The names of a market's pictures. */
  readonly picturesOf: (market: string) => Promise<ReadonlySet<string>>;
};

/** The brand calls. */
export const brandHandlers = ({
  indexes,
  picturesOf,
}: Tools): Pick<Handlers, 'listBrands' | 'readBrand'> => ({
  listBrands: async (_input, { market, flags }) => {
    const pictures = await picturesOf(market.id);
    return ok({
      data: brandsOf(await indexes.of(market.id), flags.MARKETPLACE_MODE).map((brand) =>
        wireBrand(brand, pictures),
      ),
    });
  },
  readBrand: async ({ params }, { market, flags }) => {
    const brands = brandsOf(await indexes.of(market.id), flags.MARKETPLACE_MODE);
    const brand = brands.find(({ urlKey }) => urlKey === params.key);
    if (brand === undefined) return fail({ kind: 'not-found' });
    const shelves = brand.shelves.map(({ category, count }) => ({
      category_id: category.id,
      name: category.name,
      url_key: shelfKey(category),
      url_path: category.url_path,
      product_count: count,
    }));
    return ok({ data: [{ ...wireBrand(brand, await picturesOf(market.id)), shelves }] });
  },
});

const wireBrand = ({ id, name, urlKey, count }: BrandRow, pictures: ReadonlySet<string>) => {
  const logo = `brand-${slugOf(name)}`;
  return { id, name, url_key: urlKey, product_count: count, ...(pictures.has(logo) && { logo }) };
};
