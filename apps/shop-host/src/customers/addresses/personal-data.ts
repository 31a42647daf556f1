import { deleteOwned, ownedRows } from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

export const addressData: PersonalDataArea = {
  name: 'address book',
  tables: { address: 'erased' },
  export: async (db, subject) => ({ address: await ownedRows(db, 'address', subject) }),
  erase: (tx, subject) => deleteOwned(tx, 'address', subject),
};
