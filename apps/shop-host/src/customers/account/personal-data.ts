import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

/** The account itself, erased last: whatever still refers to it would refuse the deletion. */
export const accountData: PersonalDataArea = {
  name: 'account',
  tables: { customer: 'erased', session: 'erased', email_change: 'erased' },
  export: async function* (db, { market, customerId }) {
    const customers = await db
      .selectFrom('customer')
      .selectAll()
      .where('market', '=', market)
      .where('id', '=', customerId)
      .execute();
    yield {
      table: 'customer',
      rows: customers.map(({ password_hash: _secret, ...customer }) => customer),
    };
    yield {
      table: 'email_change',
      rows: await db
        .selectFrom('email_change')
        .select(['email', 'asked_at', 'expires_at'])
        .where('market', '=', market)
        .where('customer_id', '=', customerId)
        .execute(),
    };
    yield {
      table: 'session',
      rows: await db
        .selectFrom('session')
        .select(['created_at', 'seen_at', 'revoked_at', 'browser', 'system'])
        .where('market', '=', market)
        .where('customer_id', '=', customerId)
        .execute(),
    };
  },
  /** Sessions and changes of the e-mail address go with their customer. */
  erase: async (tx, { market, customerId }) => {
    await tx
      .deleteFrom('customer')
      .where('market', '=', market)
      .where('id', '=', customerId)
      .execute();
  },
};
