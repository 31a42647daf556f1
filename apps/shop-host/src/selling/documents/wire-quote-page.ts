import type { Reply } from '@materia/api-contract';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { QuotePage } from './quotes.ts';
import { wireQuote } from './wire-documents.ts';

/** A page of quotes on the wire, for the call that lists orders and quotes. */
export const wireQuotePage = (
  { rows, total, page, pageCount }: QuotePage,
  { market, today }: Pick<CustomerContext, 'market' | 'today'>,
): Reply<'listOrders'> => ({
  orders: [],
  quotes: rows.map((row) => wireQuote(row, today, market)),
  total,
  page,
  page_count: pageCount,
});
