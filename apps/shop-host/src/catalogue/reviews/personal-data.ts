import { deleteOwned, ownedRows } from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

export const reviewData: PersonalDataArea = {
  name: 'reviews',
  tables: { review: 'erased' },
  export: async (db, subject) => ({ review: await ownedRows(db, 'review', subject) }),
  erase: (tx, subject) => deleteOwned(tx, 'review', subject),
};
