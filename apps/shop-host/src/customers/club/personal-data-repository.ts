import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import type { DataSubject } from '../../platform/personal-data/personal-data.ts';
import type { ClubEntryRow } from './repository.ts';

type Subject = Pick<DataSubject, 'market' | 'customerId'>;

export const entriesOf = (db: Reader, { market, customerId }: Subject): Promise<ClubEntryRow[]> =>
  db
    .selectFrom('club_entry')
    .selectAll()
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .orderBy('seq')
    .execute();

/** Deletes the coupons of a member with their codes, which nobody could use any more. */
export const deleteCouponsOf = async (tx: Tx, { market, customerId }: Subject): Promise<void> => {
  await tx
    .deleteFrom('coupon')
    .where('market', '=', market)
    .where('code', 'in', (mine) =>
      mine
        .selectFrom('club_coupon')
        .select('code')
        .where('market', '=', market)
        .where('customer_id', '=', customerId),
    )
    .execute();
};
