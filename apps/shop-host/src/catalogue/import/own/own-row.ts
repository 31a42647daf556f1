import { fail, ok, type Result } from '@materia/domain-kernel';
import { fold } from '../../search/fold.ts';

/** What a line of a retailer's own file says about a product. What it does not say stays as it is. */
export type OwnRow = {
  readonly sku: string;
  readonly name: string | undefined;
  readonly brand: string | undefined;
  /** Names from the top down. */
  readonly category: readonly string[] | undefined;
  readonly description: string | undefined;
  readonly image: string | undefined;
  readonly ean: string | undefined;
  readonly saleUnit: string | undefined;
  readonly capacityUnit: string | undefined;
  readonly capacityPerSaleUnit: number | undefined;
  readonly weightGrams: number | undefined;
  readonly vatBasisPoints: number | undefined;
  readonly listedOn: string | undefined;
  readonly rank: number | undefined;
  readonly attributes:
    | readonly { readonly code: string; readonly label: string; readonly value: string }[]
    | undefined;
  readonly price:
    | {
        readonly zone: string | undefined;
        readonly kind: 'private' | 'professional' | undefined;
        readonly amountMinor: number;
        readonly initialMinor: number;
      }
    | undefined;
  readonly stock:
    | { readonly store: string | undefined; readonly quantity: number; readonly isOnOrder: boolean }
    | undefined;
};

/** Cells of a line by the name of their column; empty cells are left out. */
export type Cells = ReadonlyMap<string, string>;

/** A line of an own file: its cells, or why it cannot be read. Lines count from 1, the header included. */
export type OwnLine = { readonly line: number } & (
  { readonly cells: Cells } | { readonly reason: string }
);

type Parsed<Value> = Result<Value, string>;
type Parser<Value> = (text: string) => Parsed<Value>;

const HIGHEST_MINOR = 1_000_000_000;
const MOST_LEVELS = 4;

const text =
  (longest: number): Parser<string> =>
  (given) =>
    given.length <= longest ? ok(given) : fail(`has more than ${longest} characters`);

const number =
  (least: number, most: number): Parser<number> =>
  (given) => {
    const plain = given.replace(',', '.');
    const value = /^-?\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN;
    return value >= least && value <= most
      ? ok(value)
      : fail(`"${shown(given)}" is not a number from ${least} to ${most}`);
  };

const whole =
  (least: number, most: number): Parser<number> =>
  (given) =>
    /^\d{1,12}$/.test(given) && Number(given) >= least && Number(given) <= most
      ? ok(Number(given))
      : fail(`"${shown(given)}" is not a whole number from ${least} to ${most}`);

/** 12.99, 12,99, 1 299,00, 12.99 PLN, PLN 12.99: at most two decimals, in the market's currency. */
const amount =
  (currency: string): Parser<number> =>
  (given) => {
    const [, before = '', digits = '', decimals = '', after = ''] =
      /^([A-Z]{3} ?)?(\d{1,3}(?:[ \u00a0\u202f]?\d{3})*|\d{1,9})(?:[.,](\d{1,2}))?( ?[A-Z]{3})?$/.exec(
        given,
      ) ?? [];
    const named = (before || after).trim();
    if (named !== '' && named !== currency)
      return fail(`is in ${named}, the market's currency is ${currency}`);
    const minor =
      digits === ''
        ? Number.NaN
        : Number(digits.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
    return minor > 0 && minor <= HIGHEST_MINOR
      ? ok(minor)
      : fail(`"${shown(given)}" is not an amount`);
  };

const day: Parser<string> = (given) => {
  const date = given.slice(0, 10);
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    !date.startsWith('0000') &&
    new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date;
  return isDay ? ok(date) : fail(`"${shown(given)}" is not a day such as 2026-11-20`);
};

const oneOf =
  <Word extends string>(words: readonly Word[]): Parser<Word> =>
  (given) => {
    const word = words.find((known) => known === given.toLowerCase());
    return word === undefined ? fail(`"${shown(given)}" is none of ${words.join(', ')}`) : ok(word);
  };

const path: Parser<readonly string[]> = (given) => {
  const names = given.split('>').map((name) => name.trim());
  if (names.length > MOST_LEVELS) return fail(`has more than ${MOST_LEVELS} levels`);
  if (names.some((name) => slug(name) === '' || name.length > 80))
    return fail('has a level without a name of at most 80 characters');
  return ok(names);
};

const sku: Parser<string> = (given) =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(given)
    ? ok(given)
    : fail('must be 1 to 40 letters, figures, dots, dashes or underscores');
const ean: Parser<string> = (given) =>
  /^\d{8,14}$/.test(given.replace(/[ -]/g, ''))
    ? ok(given.replace(/[ -]/g, ''))
    : fail(`"${shown(given)}" is not 8 to 14 figures`);

/** Letters, figures and dashes, for addresses and codes. */
export const slug = (given: string): string =>
  fold(given)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const shown = (given: string): string => (given.length > 30 ? `${given.slice(0, 30)}…` : given);

/** Columns of own files and what they have to hold. Prices, stock and attributes are read by hand below. */
export const ATTRIBUTE_PREFIX = 'attr:';
const AVAILABILITIES = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const;
/** Pieces where a file says only that there are some. */
export const UNCOUNTED = 100;
const HIGHEST_QUANTITY = 1_000_000;

/**
 * Reads a line. Refuses it with one sentence that names the column; a file that names no currency means the market's.
 */
export const parseOwnRow = (cells: Cells, currency: string): Result<OwnRow, string> => {
  let refusal: string | undefined;
  const read = <Value>(column: string, parse: Parser<Value>): Value | undefined => {
    const given = cells.get(column);
    if (given === undefined) return undefined;
    const parsed = isStorable(given) ? parse(given) : fail('holds characters that are no text');
    if (parsed.ok) return parsed.value;
    refusal ??= `${column} ${parsed.error}`;
    return undefined;
  };
  const given = {
    sku: read('sku', sku),
    name: read('name', text(200)),
    brand: read('brand', text(80)),
    category: read('category', path),
    description: read('description', text(5000)),
    image: read('image', text(500)),
    ean: read('ean', ean),
    saleUnit: read('sale_unit', text(20)),
    capacityUnit: read('capacity_unit', text(20)),
    capacityPerSaleUnit: read('capacity', number(0.000_001, 1_000_000)),
    weightGrams: grams(read('weight_kg', number(0.001, 100_000))),
    vatBasisPoints: basisPoints(read('vat_percent', number(0, 50))),
    listedOn: read('listed_on', day),
    rank: read('rank', whole(1, 1_000_000_000)),
    attributes: attributesOf(cells, read),
    price: priceOf(read, currency),
    stock: stockOf(read),
  };
  if (refusal === undefined && given.sku === undefined) refusal = 'sku is missing';
  if (refusal === undefined && cells.has('sale_price') && given.price === undefined)
    refusal = 'sale_price needs a price beside it';
  if (
    refusal === undefined &&
    given.price !== undefined &&
    given.price.amountMinor > given.price.initialMinor
  )
    refusal = 'sale_price is above the price';
  if (refusal !== undefined || given.sku === undefined) return fail(refusal ?? 'sku is missing');
  return ok({ ...given, sku: given.sku });
};

type Read = <Value>(column: string, parse: Parser<Value>) => Value | undefined;

/** Text that the database can keep: no NUL, no half characters, nothing that was no UTF-8. */
const isStorable = (given: string): boolean =>
  given.isWellFormed() && !given.includes('\0') && !given.includes('\ufffd');

const grams = (kilograms: number | undefined): number | undefined =>
  kilograms && Math.max(1, Math.round(kilograms * 1000));
const basisPoints = (percent: number | undefined): number | undefined =>
  percent === undefined ? undefined : Math.round(percent * 100);

const attributesOf = (cells: Cells, read: Read): OwnRow['attributes'] => {
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

const priceOf = (read: Read, currency: string): OwnRow['price'] => {
  const initial = read('price', amount(currency));
  const reduced = read('sale_price', amount(currency));
  const zone = read('price_zone', text(40));
  const kind = read('customer', oneOf(['private', 'professional'] as const));
  return initial === undefined
    ? undefined
    : { zone, kind, amountMinor: reduced ?? initial, initialMinor: initial };
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
