import { emailKey } from '@materia/domain-contact';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Links belong to a mailbox, not to an account; the proof goes with its customer. */
export const mailboxData: PersonalDataArea = {
  name: 'mailbox',
  tables: { mailbox_link: 'erased', mailbox_proof: 'erased', precreated_account: 'erased' },
  export: async function* (db, { market, customerId, provenEmail }) {
    yield {
      table: 'mailbox_proof',
      rows: await db
        .selectFrom('mailbox_proof')
        .select(['email', 'proven_at'])
        .where('market', '=', market)
        .where('customer_id', '=', customerId)
        .execute(),
    };
    if (provenEmail === undefined) return;
    yield {
      table: 'mailbox_link',
      rows: await db
        .selectFrom('mailbox_link')
        .select(['purpose', 'email', 'created_at', 'used_at'])
        .where('market', '=', market)
        .where('email', '=', emailKey(provenEmail))
        .execute(),
    };
  },
  erase: async (tx, { market, customerId }) => {
    const account = await tx
      .selectFrom('customer')
      .select('email')
      .where('market', '=', market)
      .where('id', '=', customerId)
      .executeTakeFirst();
    if (account === undefined) return;
    for (const table of ['mailbox_link', 'precreated_account'] as const)
      await tx
        .deleteFrom(table)
        .where('market', '=', market)
        .where('email', '=', account.email)
        .execute();
  },
};
