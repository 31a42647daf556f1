import { type DocumentRow, documentRows } from '@materia/domain-documents';
import { type Currency, money } from '@materia/domain-money';
import type { PriceBasis } from '@materia/domain-pricing';
import { unreachable } from '@materia/domain-kernel';
import type {
  DocumentCharge,
  DocumentLine,
  DocumentRate,
} from '../../platform/database/tables/document-tables.ts';
import type { PdfBlock, PdfCell } from '../../platform/pdf/pdf-document.ts';
import type { Writing } from './document-writing.ts';

/** What a stored document charges. */
export type Charged = {
  readonly currency: Currency;
  readonly price_basis: PriceBasis;
  readonly lines: readonly DocumentLine[];
  readonly charges: readonly DocumentCharge[];
  readonly rates: readonly DocumentRate[];
  readonly total_minor: number;
  readonly tax_minor: number;
};

type Row = DocumentRow & { readonly product?: DocumentLine | undefined };

/** The rows of a document, each with its product if it is one. */
const rowsOf = ({ currency, price_basis, lines, charges }: Charged): readonly Row[] => {
  const taxed = (net: number, gross: number) => ({
    included: money(gross, currency),
    excluded: money(net, currency),
  });
  const rows = documentRows(
    lines.map((line) => ({
      line: line.line,
      quantity: line.qty,
      unit: money(line.unitMinor, currency),
      vatRate: line.vatBasisPoints,
      amount: taxed(line.rowNetMinor, line.rowMinor),
    })),
    charges.map((charge) => ({
      kind: charge.kind,
      quantity: charge.qty,
      code: charge.reference,
      vatRate: charge.vatBasisPoints,
      amount: taxed(charge.netMinor, charge.grossMinor),
    })),
    { basis: price_basis, currency },
  );
  return rows.map((row) => ({
    ...row,
    product: row.kind === 'product' ? lines.find(({ line }) => line === row.line) : undefined,
  }));
};

const nameOf = (row: Row, { words }: Writing): string => {
  switch (row.kind) {
    case 'product':
      return row.product?.name ?? '';
    case 'discount':
      return row.code === null ? words('line.discount') : words('line.coupon', { code: row.code });
    case 'eco-contribution':
      return words('line.ecoContribution');
    case 'preparation-fee':
      return words('line.preparationFee');
    case 'deposit':
      return words('line.palletDeposit');
    case 'delivery':
      return words('line.shipping');
    default:
      return unreachable(row);
  }
};

const firstCell = (row: Row, writing: Writing): PdfCell => {
  const { product } = row;
  const { t, amount } = writing;
  if (product === undefined) return { text: nameOf(row, writing) };
  return {
    text: product.name,
    notes: [
      t('documents.sku', { sku: product.sku }),
      ...(product.ecotaxMinor > 0
        ? [t('documents.eco', { amount: amount(product.ecotaxMinor) })]
        : []),
    ],
  };
};

const quantityOf = (row: Row): string => {
  const quantity = 'quantity' in row ? row.quantity : null;
  return quantity === null ? '1' : String(quantity);
};

/** The rows of an invoice with net prices, rates and tax. */
export const fiscalTable = (charged: Charged, writing: Writing): PdfBlock => {
  const { t, tax, amount, percent } = writing;
  const end = 'end' as const;
  return {
    kind: 'table',
    summary: t('documents.lines'),
    columns: [
      { title: t('documents.product'), align: 'start', share: 36 },
      { title: t('documents.quantity'), align: end, share: 11 },
      { title: t('documents.unitNet'), align: end, share: 14 },
      { title: t('documents.net'), align: end, share: 14 },
      { title: t('documents.rateShort', { tax }), align: end, share: 8 },
      { title: t('documents.gross'), align: end, share: 15 },
    ],
    rows: rowsOf(charged).map((row) => {
      const { included, excluded } = row.amount;
      const units = 'quantity' in row ? (row.quantity ?? 1) : 1;
      return [
        firstCell(row, writing),
        { text: quantityOf(row) },
        { text: amount(row.product?.unitNetMinor ?? Math.round(excluded.minor / units)) },
        { text: amount(excluded.minor) },
        { text: percent(row.vatRate) },
        { text: amount(included.minor) },
      ];
    }),
  };
};

/** The rows of a receipt or confirmation with prices that contain tax. */
export const plainTable = (charged: Charged, writing: Writing): PdfBlock => {
  const { t, amount, percent, tax } = writing;
  const end = 'end' as const;
  return {
    kind: 'table',
    summary: t('documents.lines'),
    columns: [
      { title: t('documents.product'), align: 'start', share: 48 },
      { title: t('documents.quantity'), align: end, share: 12 },
      { title: t('documents.unitGross'), align: end, share: 15 },
      { title: t('documents.rateShort', { tax }), align: end, share: 9 },
      { title: t('documents.gross'), align: end, share: 16 },
    ],
    rows: rowsOf(charged).map((row) => {
      const { included } = row.amount;
      const units = 'quantity' in row ? (row.quantity ?? 1) : 1;
      return [
        firstCell(row, writing),
        { text: quantityOf(row) },
        { text: amount(row.product?.unitMinor ?? Math.round(included.minor / units)) },
        { text: percent(row.vatRate) },
        { text: amount(included.minor) },
      ];
    }),
  };
};

/** The base, the tax and the sum at each rate. */
export const rateTable = ({ rates }: Charged, { t, tax, amount, percent }: Writing): PdfBlock => ({
  kind: 'table',
  summary: t('documents.byRate'),
  columns: [
    { title: t('documents.rate', { tax }), align: 'start', share: 40 },
    { title: t('documents.net'), align: 'end', share: 20 },
    { title: t('documents.tax', { tax }), align: 'end', share: 20 },
    { title: t('documents.gross'), align: 'end', share: 20 },
  ],
  rows: rates.map(({ vatBasisPoints, netMinor, taxMinor }) => [
    { text: percent(vatBasisPoints) },
    { text: amount(netMinor) },
    { text: amount(taxMinor) },
    { text: amount(netMinor + taxMinor) },
  ]),
});

/** What a document adds up to. */
export const totalsOf = (
  { total_minor, tax_minor, charges }: Charged,
  { t, tax, amount, words }: Writing,
  name: string,
): PdfBlock => {
  const eco = charges
    .filter(({ kind }) => kind === 'included-eco-contribution')
    .reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  return {
    kind: 'totals',
    summary: t('documents.totals'),
    rows: [
      { term: t('documents.totalNet'), value: amount(total_minor - tax_minor) },
      { term: t('documents.totalTax', { tax }), value: amount(tax_minor) },
    ],
    total: { term: name, value: amount(total_minor) },
    ...(eco > 0 && { after: [{ term: words('line.ecoIncluded'), value: amount(eco) }] }),
  };
};
