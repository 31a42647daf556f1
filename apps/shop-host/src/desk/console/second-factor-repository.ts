import type { Db } from '../../platform/database/with-tx.ts';

/** Who has sealed second factors: staff, and people of sellers. */
export type SecondFactorTable = 'staff' | 'seller_person';

/** The sealed second factors that are stored. */
export const listSecondFactors = async (
  db: Db,
  table: SecondFactorTable,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom(table)
    .select('totp_secret')
    .where('totp_secret', 'is not', null)
    .execute();
  return rows.flatMap(({ totp_secret }) => (totp_secret === null ? [] : [totp_secret]));
};

/** Replaces a sealed second factor, unless it was changed meanwhile. */
export const replaceSecondFactor = async (
  db: Db,
  table: SecondFactorTable,
  before: string,
  after: string,
): Promise<void> => {
  await db
    .updateTable(table)
    .set({ totp_secret: after })
    .where('totp_secret', '=', before)
    .execute();
};
