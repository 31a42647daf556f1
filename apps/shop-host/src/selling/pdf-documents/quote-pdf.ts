import type { Market } from '@materia/market-model';
import type { PdfDocument } from '../../platform/pdf/pdf-document.ts';
import type { QuoteRow } from '../documents/repository.ts';
import { fiscalTable, plainTable, rateTable, totalsOf } from './document-tables.ts';
import { framed, writingOf } from './document-writing.ts';
import { sellerGroups } from './seller-groups.ts';

/** A quote: what the products cost, at which store, and until which day. */
export const quotePdf = (quote: QuoteRow, market: Market): PdfDocument => {
  const writing = writingOf(market, quote.tax_territory);
  const { t, day } = writing;
  return framed(writing, {
    kind: t('documents.quote'),
    number: quote.number,
    issuedAt: quote.created_at,
    blocks: [
      sellerGroups(quote.store, writing),
      {
        kind: 'facts',
        columns: 3,
        rows: [
          ...(quote.name === null ? [] : [{ term: t('documents.quoteName'), value: quote.name }]),
          { term: t('documents.issuedOn'), value: day(quote.created_on) },
          { term: t('documents.validUntil'), value: day(quote.valid_until) },
        ],
      },
      (quote.price_basis === 'excluded' ? fiscalTable : plainTable)(quote, writing),
      totalsOf(quote, writing, t('documents.total')),
      { kind: 'heading', level: 2, text: t('documents.byRate') },
      rateTable(quote, writing),
      {
        kind: 'paragraph',
        text: t('documents.quoteTerms', { date: day(quote.valid_until) }),
        tone: 'small',
      },
      { kind: 'paragraph', text: t('documents.notInvoice'), tone: 'small' },
    ],
  });
};
