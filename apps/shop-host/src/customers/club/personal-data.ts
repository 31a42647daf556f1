import { deleteOwned, ownedRows } from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';
import { deleteCouponsOf, entriesOf } from './personal-data-repository.ts';

/** Points end with the account, and so do coupons that were not used. */
export const clubData: PersonalDataArea = {
  name: 'club',
  tables: { club_account: 'erased', club_entry: 'erased', club_coupon: 'erased' },
  export: async function* (db, subject) {
    yield* ownedRows(db, 'club_account', subject);
    yield { table: 'club_entry', rows: await entriesOf(db, subject) };
    yield* ownedRows(db, 'club_coupon', subject);
  },
  erase: async (tx, subject) => {
    await deleteCouponsOf(tx, subject);
    await deleteOwned(tx, 'club_account', subject);
  },
};
