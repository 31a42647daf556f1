import type { PlainDate } from '@materia/domain-holiday-calendar';

/** A document as accountants enter it in their books. */
export type AccountedDocument = {
  /** What it is, in the reader's language. */
  readonly kind: string;
  readonly number: string;
  readonly date: PlainDate;
  readonly seller: string;
  readonly buyer: string;
  /** The buyer's tax number; empty for private persons. */
  readonly taxNumber: string;
  readonly rates: readonly {
    readonly vatBasisPoints: number;
    readonly netMinor: number;
    readonly taxMinor: number;
  }[];
  readonly currency: string;
  readonly orderNumber: string;
  /** How it was paid, in the reader's language. */
  readonly payment: string;
};

/** The columns in their order; rates have one row each. */
export const ACCOUNTING_COLUMNS = [
  'kind',
  'number',
  'date',
  'seller',
  'buyer',
  'taxNumber',
  'rate',
  'net',
  'tax',
  'gross',
  'currency',
  'order',
  'payment',
] as const;
export type AccountingColumn = (typeof ACCOUNTING_COLUMNS)[number];

export type DecimalMark = ',' | '.';

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * The first line of the table. Where the decimal mark is a comma, spreadsheets separate cells by
 * semicolons.
 */
export const accountingHead = (
  titles: Readonly<Record<AccountingColumn, string>>,
  decimal: DecimalMark,
): string =>
  BYTE_ORDER_MARK +
  lineOf(
    ACCOUNTING_COLUMNS.map((column) => textCell(titles[column], decimal)),
    decimal,
  );

/**
 * The lines of a document, one for each tax rate, so that the amounts of the lines add up to those
 * of the document.
 */
export const accountingLines = (document: AccountedDocument, decimal: DecimalMark): string =>
  document.rates
    .map(({ vatBasisPoints, netMinor, taxMinor }) => {
      const text = (value: string): string => textCell(value, decimal);
      const amount = (minor: number): string => hundredths(minor, decimal);
      const cells: Readonly<Record<AccountingColumn, string>> = {
        kind: text(document.kind),
        number: text(document.number),
        date: document.date,
        seller: text(document.seller),
        buyer: text(document.buyer),
        taxNumber: text(document.taxNumber),
        rate: amount(vatBasisPoints),
        net: amount(netMinor),
        tax: amount(taxMinor),
        gross: amount(netMinor + taxMinor),
        currency: document.currency,
        order: text(document.orderNumber),
        payment: text(document.payment),
      };
      return lineOf(
        ACCOUNTING_COLUMNS.map((column) => cells[column]),
        decimal,
      );
    })
    .join('');

const separatorFor = (decimal: DecimalMark): string => (decimal === ',' ? ';' : ',');

const lineOf = (cells: readonly string[], decimal: DecimalMark): string =>
  cells.join(separatorFor(decimal)) + LINE_END;

/** Spreadsheets take cells that begin with one of these for formulas, which can read other cells. */
const FORMULA_START = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A text on one line, which no spreadsheet runs, in quotes where it needs them. */
const textCell = (value: string, decimal: DecimalMark): string => {
  const harmless = (FORMULA_START.test(value) ? `'${value}` : value).replace(/[\r\n\t]+/g, ' ');
  return harmless.includes('"') || harmless.includes(separatorFor(decimal))
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
};

/** Hundredths with the market's decimal mark; unlike texts, amounts may begin with a minus. */
const hundredths = (value: number, decimal: DecimalMark): string => {
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
};
