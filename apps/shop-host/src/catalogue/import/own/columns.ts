import { ATTRIBUTE_PREFIX, type Cells } from './own-row.ts';

/** Columns of own files; those with a prefix are attributes. */
const OWN = [
  'sku',
  'name',
  'brand',
  'category',
  'description',
  'image',
  'ean',
  'sale_unit',
  'capacity_unit',
  'capacity',
  'weight_kg',
  'vat_percent',
  'listed_on',
  'rank',
  'price',
  'sale_price',
  'price_zone',
  'customer',
  'quantity',
  'availability',
  'store',
] as const;

/** The names of the Google Merchant feed for what our columns mean. */
const MERCHANT: Readonly<Record<string, string>> = {
  id: 'sku',
  title: 'name',
  product_type: 'category',
  image_link: 'image',
  gtin: 'ean',
  shipping_weight: 'weight_kg',
  sell_on_google_quantity: 'quantity',
};
/** Attributes of the Merchant feed that shoppers filter by. */
const MERCHANT_ATTRIBUTES = ['color', 'material', 'size', 'pattern'];

/** Our name of a column, or nothing for one that says nothing to a shop. Case, spaces and the prefix of XML do not matter. */
export const columnOf = (given: string): string | undefined => {
  const trimmed = given.trim();
  if (trimmed.toLowerCase().startsWith(ATTRIBUTE_PREFIX))
    return ATTRIBUTE_PREFIX + trimmed.slice(ATTRIBUTE_PREFIX.length);
  const name = trimmed
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');
  if (MERCHANT_ATTRIBUTES.includes(name)) return ATTRIBUTE_PREFIX + name;
  return MERCHANT[name] ?? OWN.find((own) => own === name);
};

/** Weights of the Merchant feed carry their unit. */
const cellOf = (column: string, given: string): string => {
  const value = given.trim();
  if (column !== 'weight_kg') return value;
  const [, figure, unit] = /^([\d.,]+) ?(kg|g)$/i.exec(value) ?? [];
  if (figure === undefined || unit === undefined) return value;
  return unit.toLowerCase() === 'g' ? String(Number(figure.replace(',', '.')) / 1000) : figure;
};

/** Cells without the empty ones; of two columns with one meaning the first counts. */
export const cellsOf = (given: Iterable<readonly [string, string]>): Cells => {
  const cells = new Map<string, string>();
  for (const [column, value] of given) {
    const cell = cellOf(column, value);
    if (cell !== '' && !cells.has(column)) cells.set(column, cell);
  }
  return cells;
};
