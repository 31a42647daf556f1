import { emailKey } from '@materia/domain-contact';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Notices belong to an address, not to an account. */
export const restockNoticeData: PersonalDataArea = {
  name: 'restock notices',
  tables: { restock_notice: 'erased' },
  export: async function* (db, { market, provenEmail }) {
    if (provenEmail === undefined) return;
    yield {
      table: 'restock_notice',
      rows: await db
        .selectFrom('restock_notice')
        .selectAll()
        .where('market', '=', market)
        .where('email_key', '=', emailKey(provenEmail))
        .execute(),
    };
  },
  erase: async (tx, { market, provenEmail }) => {
    if (provenEmail === undefined) return;
    await tx
      .deleteFrom('restock_notice')
      .where('market', '=', market)
      .where('email_key', '=', emailKey(provenEmail))
      .execute();
  },
};
