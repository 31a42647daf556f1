import { isCivility } from '@materia/domain-contact';
import type { Profile } from '@materia/domain-customer';
import type { Updateable } from 'kysely';
import type { CustomerTable } from '../../platform/database/tables/account-tables.ts';

/** The columns of checked fields. Values that were removed are null, as those never given. */
export const profileColumns = ({
  company,
  taxNumber,
  companyType,
  vatNumber,
  civility,
  firstname,
  lastname,
  secondLastname,
  birthDate,
  fiscalNumber,
  mobile,
  phone,
}: Partial<Profile>): Updateable<CustomerTable> => ({
  ...(company !== undefined && { corporation_name: company }),
  ...(taxNumber !== undefined && { company_fiscal_id: taxNumber }),
  ...(companyType !== undefined && { legal_entity_type: companyType }),
  ...(vatNumber !== undefined && { intra_community_vat: vatNumber || null }),
  ...(civility !== undefined && { prefix: isCivility(civility) ? civility : null }),
  ...(firstname !== undefined && { firstname }),
  ...(lastname !== undefined && { lastname }),
  ...(secondLastname !== undefined && { lastname_2: secondLastname || null }),
  ...(birthDate !== undefined && { dob: birthDate || null }),
  ...(fiscalNumber !== undefined && { fiscal_id_1: fiscalNumber || null }),
  ...(mobile !== undefined && { mobile }),
  ...(phone !== undefined && { phone }),
});
