import { deleteOwned, ownedRows } from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

export const preferenceData: PersonalDataArea = {
  name: 'preferences',
  tables: { receipt_preference: 'erased' },
  export: (db, subject) => ownedRows(db, 'receipt_preference', subject),
  erase: (tx, subject) => deleteOwned(tx, 'receipt_preference', subject),
};
