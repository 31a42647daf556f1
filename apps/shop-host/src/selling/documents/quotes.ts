import type { Reply } from '@materia/api-contract';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { listQuotes } from './repository.ts';
import { wireQuote } from './wire-documents.ts';

const PAGE_SIZE = 10;

/**
 * A page of the customer's quotes for the call that lists orders and quotes; `activeOnly` leaves
 * out expired ones.
 */
export const pageOfQuotes = async (
  db: Db,
  { market, customer, today }: CustomerContext,
  activeOnly: boolean,
  page: number,
): Promise<Reply<'listOrders'>> => {
  const owner = { market: market.id, customerId: customer.customerId };
  const { rows, total } = await listQuotes(db, owner, activeOnly ? today : undefined, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return {
    orders: [],
    quotes: rows.map((row) => wireQuote(row, today, market)),
    total,
    page,
    page_count: Math.ceil(total / PAGE_SIZE),
  };
};
