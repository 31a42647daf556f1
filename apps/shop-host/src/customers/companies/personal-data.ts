import { emailKey } from '@materia/domain-contact';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Membership of companies, and invitations to them, which belong to an address. */
export const companyData: PersonalDataArea = {
  name: 'companies',
  tables: { company_member: 'erased', company_invitation: 'erased' },
  export: async (db, { market, customerId, provenEmail }) => ({
    company_member: await db
      .selectFrom('company_member')
      .selectAll()
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute(),
    ...(provenEmail !== undefined && {
      company_invitation: await db
        .selectFrom('company_invitation')
        .select(['legal_entity_id', 'email', 'role', 'invited_at', 'expires_at', 'accepted_at'])
        .where('market', '=', market)
        .where('email_key', '=', emailKey(provenEmail))
        .execute(),
    }),
  }),
  erase: async (tx, { market, customerId, provenEmail }) => {
    await tx
      .deleteFrom('company_member')
      .where('market', '=', market)
      .where('customer_id', '=', customerId)
      .execute();
    if (provenEmail === undefined) return;
    await tx
      .deleteFrom('company_invitation')
      .where('market', '=', market)
      .where('email_key', '=', emailKey(provenEmail))
      .execute();
  },
};
