import { slugOf } from '@materia/domain-navigation';
import type { CategoryRow, ListingIndex } from '../index/listing-index.ts';
import { BRAND_FACET } from '../index/facet-numbers.ts';
import { isListed } from '../index/listing-columns.ts';

/** A brand's products in one leaf of the category tree. */
export type Shelf = { readonly category: CategoryRow; readonly count: number };
export type BrandRow = {
  readonly id: string;
  readonly name: string;
  readonly urlKey: string;
  readonly count: number;
  /** In tree order. */ readonly shelves: readonly Shelf[];
};

type KnownBrands = WeakMap<ListingIndex, readonly BrandRow[]>;
const ofAll: KnownBrands = new WeakMap();
const ofRetailer: KnownBrands = new WeakMap();

/**
 * The brands of a market by name, with the leaf categories that contain their products; outside a
 * marketplace without products that only vendors sell. Computed once per state of the index.
 */
export const brandsOf = (index: ListingIndex, isMarketplace: boolean): readonly BrandRow[] => {
  const known = isMarketplace ? ofAll : ofRetailer;
  const found = known.get(index) ?? countBrands(index, isMarketplace);
  known.set(index, found);
  return found;
};

/** A category's URL segment for a brand's shelf: category ids are unique, segments are not. */
export const shelfKey = ({ url_segment, id }: Pick<CategoryRow, 'url_segment' | 'id'>): string =>
  `${url_segment}-${id}`;

const countBrands = (index: ListingIndex, isMarketplace: boolean): readonly BrandRow[] => {
  const { columns, values } = index;
  const counts = new Map<number, Map<number, number>>();
  for (let row = 0; row < columns.size; row += 1) {
    if (!isListed(columns, row, isMarketplace)) continue;
    const lft = columns.categoryLft[row] ?? 0;
    for (let at = columns.valueStart[row] ?? 0; at < (columns.valueStart[row + 1] ?? 0); at += 1) {
      const value = columns.values[at] ?? 0;
      if (values[value]?.code !== BRAND_FACET) continue;
      const ofBrand = counts.get(value) ?? new Map<number, number>();
      counts.set(value, ofBrand.set(lft, (ofBrand.get(lft) ?? 0) + 1));
    }
  }
  const leafAt = new Map(
    [...index.categories.values()].map((category) => [category.lft, category]),
  );
  const taken = new Set<string>();
  return [...counts]
    .flatMap(([value, byLeaf]) => {
      const brand = values[value];
      return brand === undefined ? [] : [{ brand, byLeaf }];
    })
    .toSorted((a, b) => (slugOf(a.brand.value) < slugOf(b.brand.value) ? -1 : 1))
    .map(({ brand, byLeaf }) => {
      const shelves = [...byLeaf]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([lft, count]): readonly Shelf[] => {
          const category = leafAt.get(lft);
          return category === undefined ? [] : [{ category, count }];
        });
      const slug = slugOf(brand.value);
      const urlKey =
        slug === '' || taken.has(slug) ? `${slug === '' ? 'brand' : slug}-${brand.id}` : slug;
      taken.add(urlKey);
      return {
        id: String(brand.id),
        name: brand.value,
        urlKey,
        count: shelves.reduce((sum, shelf) => sum + shelf.count, 0),
        shelves,
      };
    });
};
