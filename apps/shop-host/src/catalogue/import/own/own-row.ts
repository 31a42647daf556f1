import { fail, ok, type Result } from '@materia/domain-kernel';
import type { BasisPoints, Currency } from '@materia/domain-money';
import {
  COLUMN_NAMES,
  type ColumnName,
  COLUMNS,
  type OwnProduct,
} from '../../products/product-columns.ts';
import {
  amount,
  oneOf,
  type Parser,
  path,
  slug,
  text,
  whole,
} from '../../products/cell-parsers.ts';
import type { FurtherPhotographs } from '../../photographs/photographs-of-row.ts';
import { hasOlderPrice, type PaidPrice, readOlderPrice } from './older-price.ts';

/** The values in a line of a retailer's own file. Absent values leave the product as it is. */
export type OwnRow = {
  readonly sku: string;
  /** By the name of the target column. */
  readonly product: Readonly<OwnProduct>;
  /** Names from the top level down. */
  readonly category: readonly string[] | undefined;
  readonly price:
    | {
        readonly zone: string | undefined;
        readonly kind: 'private' | 'professional' | undefined;
        readonly amountMinor: number;
        readonly initialMinor: number;
        /** What professionals pay, where the line says so by itself. */
        readonly professional?: PaidPrice;
      }
    | undefined;
  readonly stock:
    | { readonly store: string | undefined; readonly quantity: number; readonly isOnOrder: boolean }
    | undefined;
  /** Units in the central warehouse. */
  readonly warehouseQuantity: number | undefined;
  /** Photographs beside the main one, which is the product's `image`. */
  readonly photographs: FurtherPhotographs | undefined;
};

/** Cells of a line by column name; empty cells are left out. */
export type Cells = ReadonlyMap<string, string>;

/** A line of an own file: its cells, or why it cannot be read. Lines count from 1, the header included. */
export type OwnLine = { readonly line: number } & (
  { readonly cells: Cells } | { readonly reason: string }
);

/** The column of further photographs, which may be given several times in a line. */
export const ADDITIONAL_IMAGES = 'additional_images';
/** Prefix of attribute columns, before the attribute's name. */
export const ATTRIBUTE_PREFIX = 'attr:';
const AVAILABILITIES = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const;
/** Units in stock when a file says only that there are some. */
export const UNCOUNTED = 100;
const HIGHEST_QUANTITY = 1_000_000;

/** Parses a line. Refuses it with one sentence that names the column. A file without a currency uses the market's. */
export const parseOwnRow = (cells: Cells, currency: Currency): Result<OwnRow, string> => {
  let refusal: string | undefined;
  const read = <Value>(column: string, parse: Parser<Value>): Value | undefined => {
    const given = cells.get(column);
    if (given === undefined) return undefined;
    const parsed = isStorable(given) ? parse(given) : fail('holds characters that are no text');
    if (parsed.ok) return parsed.value;
    refusal ??= `${column} ${parsed.error}`;
    return undefined;
  };
  const product: OwnProduct = {};
  const readColumn = <Name extends ColumnName>(name: Name): void => {
    const { own } = COLUMNS[name];
    const value = own && read(own.name, own.parse);
    if (value !== undefined) product[name] = value;
  };
  COLUMN_NAMES.forEach(readColumn);
  const attributes = attributesOf(cells, read);
  if (attributes !== undefined) product.attributes = attributes;
  const given = {
    product,
    category: read('category', path),
    price: hasOlderPrice(cells)
      ? olderPriceOf(read, currency, product.vat_basis_points)
      : priceOf(read, currency),
    stock: stockOf(read),
    warehouseQuantity: read('warehouse_quantity', whole(0, HIGHEST_QUANTITY)),
    photographs: photographsOf(read),
  };
  const { sku } = product;
  if (refusal === undefined && sku === undefined) refusal = 'sku is missing';
  if (refusal === undefined && read('is_third_party_vendor', oneOf(['0', '1'] as const)) === '1')
    refusal = 'is_third_party_vendor is set: offers of vendors come with the feed';
  if (refusal === undefined && cells.has('sale_price') && given.price === undefined)
    refusal = 'sale_price needs a price beside it';
  if (
    refusal === undefined &&
    given.price !== undefined &&
    given.price.amountMinor > given.price.initialMinor
  )
    refusal = 'sale_price is above the price';
  if (refusal !== undefined || sku === undefined) return fail(refusal ?? 'sku is missing');
  return ok({ ...given, sku });
};

type Read = <Value>(column: string, parse: Parser<Value>) => Value | undefined;

/** Text that the database can store: no NUL, no lone surrogates, no invalid UTF-8. */
const isStorable = (given: string): boolean =>
  given.isWellFormed() && !given.includes('\0') && !given.includes('\ufffd');

const attributesOf = (cells: Cells, read: Read): OwnProduct['attributes'] => {
  const columns = [...cells.keys()].filter((column) => column.startsWith(ATTRIBUTE_PREFIX));
  if (columns.length === 0) return undefined;
  return columns.flatMap((column) => {
    const label = column.slice(ATTRIBUTE_PREFIX.length).trim();
    const value = read(column, text(120));
    return value === undefined || slug(label) === ''
      ? []
      : [{ code: `own-${slug(label)}`.slice(0, 60), label: label.slice(0, 80), value }];
  });
};

/** As many as the Merchant feed may have. */
const MOST_PHOTOGRAPHS = 10;
const LONGEST_LIST = 5000;
const LONGEST_ALT = 200;

/** Photographs are separated by commas or line breaks, and what they show by `|`. */
const photographsOf = (read: Read): OwnRow['photographs'] => {
  const given = read(ADDITIONAL_IMAGES, parts(/[,\n]+/, MOST_PHOTOGRAPHS, LONGEST_LIST));
  const alts = read('additional_image_alts', parts('|', MOST_PHOTOGRAPHS, LONGEST_ALT));
  return given === undefined
    ? undefined
    : { given: given.filter((one) => one !== ''), alts: alts ?? [] };
};

const parts =
  (separator: string | RegExp, most: number, longest: number): Parser<readonly string[]> =>
  (given) => {
    const found = given.split(separator).map((part) => part.trim());
    if (found.length > most) return fail(`has more than ${most} entries`);
    if (found.some((part) => part.length > longest))
      return fail(`has an entry of more than ${longest} characters`);
    return ok(found);
  };

const priceOf = (read: Read, currency: string): OwnRow['price'] => {
  const initial = read('price', amount(currency));
  const reduced = read('sale_price', amount(currency));
  const zone = read('price_zone', text(40));
  const kind = read('customer', oneOf(['private', 'professional'] as const));
  return initial === undefined
    ? undefined
    : { zone, kind, amountMinor: reduced ?? initial, initialMinor: initial };
};

/** The older form of a price. It says by itself what each kind of customer pays. */
const olderPriceOf = (
  read: Read,
  currency: Currency,
  vatRate: BasisPoints | undefined,
): OwnRow['price'] => {
  const zone = read('price_zone', text(40));
  const prices = readOlderPrice(read, currency, vatRate);
  return prices && { zone, kind: undefined, ...prices.private, professional: prices.professional };
};

const stockOf = (read: Read): OwnRow['stock'] => {
  const availability = read('availability', (given) =>
    oneOf(AVAILABILITIES)(given.replaceAll(' ', '_')),
  );
  const quantity = read('quantity', whole(0, HIGHEST_QUANTITY));
  const store = read('store', text(40));
  if (availability === undefined && quantity === undefined) return undefined;
  const isOnOrder = availability === 'preorder' || availability === 'backorder';
  return {
    store,
    quantity: availability === 'out_of_stock' ? 0 : (quantity ?? UNCOUNTED),
    isOnOrder,
  };
};
