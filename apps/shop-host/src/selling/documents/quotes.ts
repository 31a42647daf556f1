import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { listQuotes, type QuoteRow } from './repository.ts';

const PAGE_SIZE = 10;

/** A page of quotes, with the number of quotes on all pages. */
export type QuotePage = {
  readonly rows: readonly QuoteRow[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
};

/** A page of the customer's quotes; `activeOnly` leaves out expired ones. */
export const pageOfQuotes = async (
  db: Db,
  { market, customer, today }: CustomerContext,
  activeOnly: boolean,
  page: number,
): Promise<QuotePage> => {
  const owner = { market: market.id, customerId: customer.customerId };
  const { rows, total } = await listQuotes(db, owner, activeOnly ? today : undefined, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return { rows, total, page, pageCount: Math.ceil(total / PAGE_SIZE) };
};
