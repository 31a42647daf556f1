import { emailKey } from '@materia/domain-contact';
import { ownedRows } from '../../platform/personal-data/owned-rows-repository.ts';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';
import { deleteMember, findMembership, lockCompany } from './members-repository.ts';

/** Membership of companies, and invitations to them, which belong to an address. */
export const companyData: PersonalDataArea = {
  name: 'companies',
  tables: { company_member: 'erased', company_invitation: 'erased' },
  export: async (db, { market, customerId, provenEmail }) => ({
    company_member: await ownedRows(db, 'company_member', { market, customerId }),
    ...(provenEmail !== undefined && {
      company_invitation: await db
        .selectFrom('company_invitation')
        .select(['id', 'legal_entity_id', 'email', 'role'])
        .select(['invited_at', 'expires_at', 'accepted_at', 'withdrawn_at'])
        .where('market', '=', market)
        .where('email_key', '=', emailKey(provenEmail))
        .execute(),
    }),
  }),
  /** Nobody is kept in a company: also its last administrator leaves it. */
  erase: async (tx, { market, customerId, provenEmail }) => {
    const mine = await findMembership(tx, market, customerId);
    if (mine !== undefined) await lockCompany(tx, market, mine.legalEntityId);
    await deleteMember(tx, market, customerId);
    if (provenEmail === undefined) return;
    await tx
      .deleteFrom('company_invitation')
      .where('market', '=', market)
      .where('email_key', '=', emailKey(provenEmail))
      .execute();
  },
};
