import type { Reader } from '../platform/database/with-tx.ts';
import { exportDataSubject } from '../my-account/personal-data/personal-data.ts';
import type { DataSubject } from '../platform/personal-data/personal-data.ts';

/** Everything that the shop knows of a person, by table. */
export const rowsOfSubject = async (
  db: Reader,
  subject: DataSubject,
): Promise<ReadonlyMap<string, readonly object[]>> => {
  const found = new Map<string, object[]>();
  for await (const { table, rows } of exportDataSubject(db, subject))
    found.set(table, [...(found.get(table) ?? []), ...rows]);
  return found;
};
