import { fail, ok, type Result } from '@materia/domain-kernel';
import type { AttributeRow } from '../../../platform/database/schema.ts';
import { type OwnRow, slug } from './own-row.ts';

/** A product as its row of the database holds it. */
export type FullProduct = {
  readonly sku: string;
  readonly adeokey: string;
  readonly ean: string;
  readonly url_key: string;
  readonly name: string;
  readonly brand: string;
  readonly category_id: string;
  readonly image: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly attributes: readonly AttributeRow[];
  readonly sale_unit: string;
  readonly capacity_unit: string | null;
  readonly capacity_per_sale_unit: number | null;
  readonly weight_grams: number;
  readonly vat_basis_points: number;
  readonly ecotax_minor: number;
  readonly ecotax_stream: string | null;
  readonly manufacturer: {
    readonly name: string;
    readonly address: string;
    readonly email: string;
  };
  readonly rank: number;
  readonly listed_on: string;
};

/** What a new product gets where its line says nothing. */
export type Defaults = {
  readonly today: string;
  readonly nextRank: () => number;
  readonly vatBasisPoints: number;
  readonly saleUnit: string;
};

/** A kilogram, where the file tells no weight: shipping needs one. */
const UNKNOWN_WEIGHT = 1000;

/** Whether a line says anything of the product itself, beside its price and stock. */
export const isAboutProduct = (row: OwnRow): boolean =>
  Object.entries(row).some(
    ([field, value]) => value !== undefined && !BESIDE_PRODUCT.includes(field),
  );

const BESIDE_PRODUCT = ['sku', 'price', 'stock'];

/** The product after a line: what the line says, else what was known, else a default. A new one needs name, brand, category and price. */
export const mergedProduct = (
  row: OwnRow,
  known: FullProduct | undefined,
  categoryId: string | undefined,
  defaults: Defaults,
): Result<FullProduct, string> => {
  const name = row.name ?? known?.name;
  const brand = row.brand ?? known?.brand;
  const category = categoryId ?? known?.category_id;
  if (
    name === undefined ||
    brand === undefined ||
    category === undefined ||
    (known === undefined && row.price === undefined)
  ) {
    const missing = [
      name === undefined && 'name',
      brand === undefined && 'brand',
      category === undefined && 'category',
      known === undefined && row.price === undefined && 'price',
    ];
    return fail(`a new product needs ${missing.filter((one) => one !== false).join(', ')}`);
  }
  return ok({
    sku: row.sku,
    adeokey: known?.adeokey ?? `M${row.sku}`,
    ean: row.ean ?? known?.ean ?? '',
    url_key: known?.url_key ?? `${slug(name)}-ref${slug(row.sku)}`,
    name,
    brand,
    category_id: category,
    image: row.image ?? known?.image ?? '',
    description: row.description ?? known?.description ?? '',
    highlights: known?.highlights ?? [],
    attributes: row.attributes ?? known?.attributes ?? [],
    sale_unit: row.saleUnit ?? known?.sale_unit ?? defaults.saleUnit,
    capacity_unit: row.capacityUnit ?? known?.capacity_unit ?? null,
    capacity_per_sale_unit: row.capacityPerSaleUnit ?? known?.capacity_per_sale_unit ?? null,
    weight_grams: row.weightGrams ?? known?.weight_grams ?? UNKNOWN_WEIGHT,
    vat_basis_points: row.vatBasisPoints ?? known?.vat_basis_points ?? defaults.vatBasisPoints,
    ecotax_minor: known?.ecotax_minor ?? 0,
    ecotax_stream: known?.ecotax_stream ?? null,
    manufacturer: known?.manufacturer ?? { name: brand, address: '', email: '' },
    rank: row.rank ?? known?.rank ?? defaults.nextRank(),
    listed_on: row.listedOn ?? known?.listed_on ?? defaults.today,
  });
};
