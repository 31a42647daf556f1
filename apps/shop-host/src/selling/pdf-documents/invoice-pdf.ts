import type { Market } from '@materia/market-model';
import { methodName } from '@materia/ui-mail';
import type { PdfBlock, PdfDocument, PdfGroup } from '../../platform/pdf/pdf-document.ts';
import type { DocumentParty } from '../../platform/database/tables/document-tables.ts';
import type { CreditNoteRow, InvoiceRow } from '../documents/repository.ts';
import { fiscalTable, rateTable, totalsOf } from './document-tables.ts';
import { framed, instantOfDay, labelOf, type Writing, writingOf } from './document-writing.ts';

/** An invoice, drawn from nothing but its row. */
export const invoicePdf = (invoice: InvoiceRow, market: Market): PdfDocument => {
  const writing = writingOf(market, invoice.tax_territory);
  const { t, day } = writing;
  return framed(writing, {
    kind: t(invoice.simplified ? 'documents.simplifiedInvoice' : 'documents.invoice'),
    number: invoice.number,
    issuedAt: instantOfDay(invoice.issued_on),
    everyPage: everyPageOf(invoice),
    blocks: [
      {
        kind: 'groups',
        groups: [
          ...partiesOf(invoice, writing),
          ...(invoice.delivery_address === null
            ? []
            : [{ heading: t('documents.deliveredTo'), lines: invoice.delivery_address }]),
        ],
      },
      {
        kind: 'facts',
        columns: 3,
        rows: [
          { term: t('documents.issuedOn'), value: day(invoice.issued_on) },
          { term: t('documents.soldOn'), value: day(invoice.sold_on) },
          ...given(t('documents.order'), invoice.order_number),
          ...given(t('documents.receiptNumber'), invoice.receipt_id),
          ...given(
            t('documents.payment'),
            invoice.payment_method && methodName(invoice.payment_method, market),
          ),
          ...given(t('documents.reference'), invoice.reference),
        ],
      },
      fiscalTable(invoice, writing),
      totalsOf(invoice, writing, t('documents.total')),
      { kind: 'heading', level: 2, text: t('documents.byRate') },
      rateTable(invoice, writing),
      ...notesOf(market, invoice),
      ...qrOf(invoice, writing),
    ],
  });
};

const REASONS = {
  withdrawal: 'documents.reasonWithdrawal',
  cancellation: 'documents.reasonCancellation',
  return: 'documents.reasonReturn',
  deposit: 'documents.reasonDeposit',
  goodwill: 'documents.reasonGoodwill',
} as const satisfies Readonly<Record<CreditNoteRow['reason'], string>>;

/** A credit note: the invoice that it corrects, why, and by how much. */
export const creditNotePdf = (credit: CreditNoteRow, market: Market): PdfDocument => {
  const writing = writingOf(market, credit.tax_territory);
  const { t, day } = writing;
  return framed(writing, {
    kind: t('documents.creditNote'),
    number: credit.number,
    issuedAt: instantOfDay(credit.issued_on),
    everyPage: everyPageOf(credit),
    blocks: [
      {
        kind: 'notice',
        text: t('documents.corrects', {
          number: credit.invoice_number,
          date: day(credit.invoice_issued_on),
        }),
      },
      { kind: 'groups', groups: partiesOf(credit, writing) },
      {
        kind: 'facts',
        columns: 3,
        rows: [
          { term: t('documents.issuedOn'), value: day(credit.issued_on) },
          { term: t('documents.order'), value: credit.order_number },
          { term: t('documents.reason'), value: t(REASONS[credit.reason]) },
        ],
      },
      { kind: 'paragraph', text: t('documents.creditedHint') },
      fiscalTable(credit, writing),
      totalsOf(credit, writing, t('documents.creditedTotal')),
      { kind: 'heading', level: 2, text: t('documents.byRate') },
      rateTable(credit, writing),
      ...notesOf(market, credit),
      ...qrOf(credit, writing),
    ],
  });
};

const partiesOf = (
  { seller, buyer }: Pick<InvoiceRow, 'seller' | 'buyer'>,
  writing: Writing,
): readonly PdfGroup[] => [
  groupOf(writing.t('documents.seller'), seller, writing),
  groupOf(writing.t('documents.buyer'), buyer, writing),
];

const groupOf = (
  heading: string,
  { name, address, facts }: DocumentParty,
  writing: Writing,
): PdfGroup => ({
  heading,
  name,
  lines: address,
  facts: facts.map(({ label, value }) => ({ term: labelOf(writing, label), value })),
});

const given = (term: string, value: string | null) => (value === null ? [] : [{ term, value }]);

type Marked = Pick<InvoiceRow, 'fiscal'>;

const everyPageOf = ({ fiscal }: Marked): readonly string[] =>
  fiscal === null ? [] : [fiscal.note, fiscal.code];

/** Why a deposit bears no tax, and legal sentences for business buyers. */
const notesOf = (
  { documents: { untaxedDepositNote, businessNotes } }: Market,
  { buyer, charges }: Pick<InvoiceRow, 'buyer' | 'charges'>,
): readonly PdfBlock[] => {
  const isUntaxed = charges.some(
    ({ kind, vatBasisPoints }) => kind === 'deposit' && vatBasisPoints === 0,
  );
  return [
    ...(isUntaxed && untaxedDepositNote !== null ? [untaxedDepositNote] : []),
    ...(buyer.facts.length === 0 ? [] : businessNotes),
  ].map((text) => ({ kind: 'paragraph', text, tone: 'small' }));
};

/** The code is directly above its QR code. */
const qrOf = ({ fiscal }: Marked, { t }: Writing): readonly PdfBlock[] =>
  fiscal === null
    ? []
    : [
        {
          kind: 'qr',
          content: fiscal.qr,
          alt: t('documents.qr', { code: fiscal.code }),
          caption: [fiscal.code],
          millimetres: 40,
        },
      ];
