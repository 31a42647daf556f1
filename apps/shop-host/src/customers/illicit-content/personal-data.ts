import { sql } from 'kysely';
import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** Reports stay, as those of somebody who gave no name. */
export const reportData: PersonalDataArea = {
  name: 'reports of illicit content',
  tables: { illicit_report: 'erased' },
  export: async function* (db, { market, provenEmail }) {
    if (provenEmail === undefined) return;
    yield {
      table: 'illicit_report',
      rows: await db
        .selectFrom('illicit_report')
        .selectAll()
        .where('market', '=', market)
        .where(sql`lower(email)`, '=', provenEmail.toLowerCase())
        .execute(),
    };
  },
  erase: async (tx, { market, provenEmail }) => {
    if (provenEmail === undefined) return;
    await tx
      .updateTable('illicit_report')
      .set({ name: null, email: null })
      .where('market', '=', market)
      .where(sql`lower(email)`, '=', provenEmail.toLowerCase())
      .execute();
  },
};
