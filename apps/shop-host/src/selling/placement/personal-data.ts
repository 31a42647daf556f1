import type { PersonalDataArea } from '../../platform/personal-data/personal-data.ts';

const ownerOf = (customerId: string): string => `c:${customerId}`;

/** The keys of placements, with the reply that a repeated click gets. */
export const placementData: PersonalDataArea = {
  name: 'placements',
  tables: { idempotency: 'erased' },
  export: async function* (db, { market, customerId }) {
    yield {
      table: 'idempotency',
      rows: await db
        .selectFrom('idempotency')
        .select(['created_at', 'reply'])
        .where('market', '=', market)
        .where('owner', '=', ownerOf(customerId))
        .execute(),
    };
  },
  erase: async (tx, { market, customerId }) => {
    await tx
      .deleteFrom('idempotency')
      .where('market', '=', market)
      .where('owner', '=', ownerOf(customerId))
      .execute();
  },
};
