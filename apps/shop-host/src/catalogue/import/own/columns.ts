import { COLUMN_NAMES, COLUMNS, type OwnColumn } from '../../products/product-columns.ts';
import { OLDER_PRICE_COLUMNS } from './older-price.ts';
import { ADDITIONAL_IMAGES, ATTRIBUTE_PREFIX, type Cells } from './own-row.ts';

type DescribedColumn = Omit<OwnColumn<unknown>, 'parse'>;

/** Columns that are stored in more than one product column, or in its prices and stock. */
const BESIDE_PRODUCT: readonly DescribedColumn[] = [
  {
    name: 'category',
    merchant: 'product_type',
    contains:
      'names from the top down, `Ogród > Taczki`, 4 levels at most; missing ones are made by lines that can stand as a new product',
  },
  {
    name: 'price',
    merchant: 'price',
    contains:
      "including tax, `12.99`, `12,99` or `12.99 PLN`, in the market's currency; before a reduction",
  },
  {
    name: ADDITIONAL_IMAGES,
    merchant: 'additional_image_link',
    contains: 'up to 10 further photographs like `image`, separated by commas',
  },
  {
    name: 'additional_image_alts',
    contains: 'what each of them shows, in their order and separated by `|`',
  },
  { name: 'sale_price', merchant: 'sale_price', contains: 'the reduced price' },
  ...OLDER_PRICE_COLUMNS,
  {
    name: 'is_third_party_vendor',
    contains: '`0`; a line with `1` is refused, because offers of vendors come with the feed',
  },
  { name: 'price_zone', contains: 'the zone that the price is for; without it all' },
  { name: 'customer', contains: '`private` or `professional`; without it the price is for both' },
  {
    name: 'quantity',
    merchant: 'sell_on_google_quantity',
    contains: 'whole units, those that open orders hold included',
  },
  {
    name: 'availability',
    merchant: 'availability',
    contains:
      '`in_stock`, `out_of_stock`, `preorder`, `backorder`; without a quantity, what is there counts as 100',
  },
  {
    name: 'store',
    contains: 'id or seller code of a store; without it the quantity is that of every store',
  },
  {
    name: 'warehouse_quantity',
    contains:
      'whole units in the central warehouse, which sends what a store lacks, those that open orders hold included',
  },
];

/** Every column of own files except attributes. */
export const OWN_COLUMNS: readonly DescribedColumn[] = [
  ...COLUMN_NAMES.flatMap((name) => COLUMNS[name].own ?? []),
  ...BESIDE_PRODUCT,
];

/** Attributes of the Merchant feed that shoppers filter by. */
const MERCHANT_ATTRIBUTES = ['color', 'material', 'size', 'pattern'];

/** The columns as a Markdown table, line by line. */
export const columnsTable = (): readonly string[] => [
  '| Column | Merchant feed | Contains |',
  '|---|---|---|',
  ...OWN_COLUMNS.map(
    ({ name, merchant, contains }) =>
      `| \`${name}\` | ${merchant === undefined ? '' : `\`${merchant}\``} | ${contains} |`,
  ),
  `| \`${ATTRIBUTE_PREFIX}Colour\` | ${MERCHANT_ATTRIBUTES.map((name) => `\`${name}\``).join(', ')} | an attribute with the name behind the colon, which shoppers filter by |`,
];

/** Our column name by any name used in files. */
const NAMES: ReadonlyMap<string, string> = new Map(
  OWN_COLUMNS.flatMap(({ name, merchant = name }) => [
    [merchant, name],
    [name, name],
  ]),
);

/**
 * Our name of a column; `undefined` for one that the shop does not use. Case, spaces and the XML prefix are ignored.
 */
export const columnOf = (given: string): string | undefined => {
  const trimmed = given.trim();
  if (trimmed.toLowerCase().startsWith(ATTRIBUTE_PREFIX))
    return ATTRIBUTE_PREFIX + trimmed.slice(ATTRIBUTE_PREFIX.length);
  const name = trimmed
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');
  if (MERCHANT_ATTRIBUTES.includes(name)) return ATTRIBUTE_PREFIX + name;
  return NAMES.get(name);
};

/** The non-empty cells; of two columns with the same meaning the first wins, except for photographs. */
export const cellsOf = (given: Iterable<readonly [string, string]>): Cells => {
  const cells = new Map<string, string>();
  for (const [column, value] of given) {
    const cell = value.trim();
    const known = cells.get(column);
    if (cell === '') continue;
    if (known === undefined) cells.set(column, cell);
    // A Merchant feed repeats the element.
    else if (column === ADDITIONAL_IMAGES) cells.set(column, `${known},${cell}`);
  }
  return cells;
};
