import type { Market } from '@materia/market-model';
import { methodName } from '@materia/ui-mail';
import type { PdfDocument } from '../../platform/pdf/pdf-document.ts';
import type { ReceiptRow } from '../documents/repository.ts';
import { plainTable, rateTable, totalsOf } from './document-tables.ts';
import { framed, writingOf } from './document-writing.ts';
import { sellerGroups } from './seller-groups.ts';

/** A copy of a till's receipt, drawn from nothing but its row. */
export const receiptPdf = (receipt: ReceiptRow, market: Market): PdfDocument => {
  const writing = writingOf(market, receipt.tax_territory);
  const { t, words, moment } = writing;
  const { date, time } = moment(receipt.bought_at);
  return framed(writing, {
    kind: t('documents.receipt'),
    number: receipt.id,
    issuedAt: receipt.bought_at,
    blocks: [
      sellerGroups(receipt.store, writing),
      {
        kind: 'facts',
        columns: 3,
        rows: [
          { term: t('documents.boughtAt'), value: `${date}, ${time}` },
          { term: t('documents.till'), value: String(receipt.till) },
          {
            term: t('documents.payment'),
            value: methodName(receipt.payment_method, market),
          },
          ...(receipt.order_number === null
            ? []
            : [{ term: t('documents.order'), value: receipt.order_number }]),
        ],
      },
      plainTable({ ...receipt }, writing),
      totalsOf(receipt, writing, t('documents.total')),
      { kind: 'heading', level: 2, text: t('documents.byRate') },
      rateTable(receipt, writing),
      { kind: 'paragraph', text: t('documents.notInvoice'), tone: 'small' },
      {
        kind: 'paragraph',
        text: words('rights.guarantee', { years: market.settings.legalGuarantee.years }),
        tone: 'small',
      },
    ],
  });
};
