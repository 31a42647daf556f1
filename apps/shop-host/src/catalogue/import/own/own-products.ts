import { fail, ok, type Result } from '@materia/domain-kernel';
import {
  COLUMN_NAMES,
  type ColumnName,
  COLUMNS,
  type FullProduct,
  type NewProduct,
  type OwnProduct,
} from '../../products/product-columns.ts';
import type { OwnRow } from './own-row.ts';

/** Defaults for a new product where its line has no value. */
export type Defaults = Omit<NewProduct, 'sku' | 'name' | 'brand' | 'categoryId'>;

/** Whether a line describes the product itself, besides its price and stock. */
export const isAboutProduct = ({ category, product }: OwnRow): boolean =>
  category !== undefined || Object.keys(product).some((column) => column !== 'sku');

/**
 * The product after a line: the line's values, otherwise the stored ones, otherwise defaults. A new
 * one needs name, brand, category and price.
 */
export const mergedProduct = (
  row: OwnRow,
  known: FullProduct | undefined,
  categoryId: string | undefined,
  defaults: Defaults,
): Result<FullProduct, string> => {
  const name = row.product.name ?? known?.name;
  const brand = row.product.brand ?? known?.brand;
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
  const added = { sku: row.sku, name, brand, categoryId: category, ...defaults };
  const given: OwnProduct = { ...row.product, category_id: category };
  const product: OwnProduct = {};
  const fill = <Name extends ColumnName>(column: Name): void => {
    const own: FullProduct[Name] | undefined = given[column];
    if (own !== undefined) product[column] = own;
    else product[column] = known === undefined ? COLUMNS[column].initial(added) : known[column];
  };
  COLUMN_NAMES.forEach(fill);
  if (!isWhole(product)) throw new Error(`Product ${row.sku} lacks a column`);
  return ok(product);
};

const isWhole = (product: Partial<FullProduct>): product is FullProduct =>
  COLUMN_NAMES.every((column) => product[column] !== undefined);
