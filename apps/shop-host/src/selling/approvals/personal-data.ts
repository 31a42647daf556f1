import { deleteOwned, ownedRows } from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/**
 * What a member asked the approvers of a company for. Who decided is an account, which leaves no name
 * behind when it is erased.
 */
export const approvalData: PersonalDataArea = {
  name: 'approvals',
  tables: { company_approval: 'erased' },
  export: (db, subject) => ownedRows(db, 'company_approval', subject),
  erase: (tx, subject) => deleteOwned(tx, 'company_approval', subject),
};
