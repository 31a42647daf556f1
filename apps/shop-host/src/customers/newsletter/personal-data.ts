import { emailKey } from '@materia/domain-contact';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

const TABLES = ['newsletter_subscription', 'newsletter_request', 'newsletter_step'] as const;

/** Subscriptions belong to an address, not to an account. */
export const newsletterData: PersonalDataArea = {
  name: 'newsletter',
  tables: {
    newsletter_subscription: 'erased',
    newsletter_request: 'erased',
    newsletter_step: 'proof of consent',
  },
  export: async function* (db, { market, provenEmail }) {
    if (provenEmail === undefined) return;
    for (const table of TABLES)
      yield {
        table,
        rows: await db
          .selectFrom(table)
          .selectAll()
          .where('market', '=', market)
          .where('email_key', '=', emailKey(provenEmail))
          .execute(),
      };
  },
  erase: async (tx, { market, provenEmail }) => {
    if (provenEmail === undefined) return;
    for (const table of ['newsletter_subscription', 'newsletter_request'] as const)
      await tx
        .deleteFrom(table)
        .where('market', '=', market)
        .where('email_key', '=', emailKey(provenEmail))
        .execute();
  },
};
