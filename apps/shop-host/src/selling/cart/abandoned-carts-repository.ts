import { sql } from 'kysely';
import type { Reader } from '../../platform/database/with-tx.ts';

/**
 * Deletes at most so many carts of guests that nobody has changed since an instant, with their lines and addresses, and returns how
 * many. What an open purchase orders stays, and so do the cart out of which it was taken and one that somebody is changing.
 */
export const deleteAbandonedCarts = async (
  db: Reader,
  market: string,
  unchangedSince: string,
  most: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`delete from cart where market = ${market} and id in (
    select id from cart abandoned
    where market = ${market} and customer_id is null and created_at < ${unchangedSince} and updated_at < ${unchangedSince}
      and purchase_number is null and not exists (
        select from cart taken where taken.market = abandoned.market and taken.taken_from = abandoned.id and taken.purchase_number is not null)
    limit ${most} for update of abandoned skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
};
