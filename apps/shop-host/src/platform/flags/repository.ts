import type { PublishedChoice } from '@materia/api-contract';
import type { Reader } from '../database/with-tx.ts';

/** The published choices of a business unit, and the number of its publications. */
export type UnitRow = { readonly revision: number; readonly choices: readonly PublishedChoice[] };

/** The published choices of every unit that has published something. */
export const readUnits = (
  db: Reader,
): Promise<readonly (UnitRow & { readonly market: string })[]> =>
  db.selectFrom('flag_unit').selectAll().execute();

/** The published choices of one unit; revision 0 and no choices before the first publication. */
export const readUnit = async (db: Reader, market: string): Promise<UnitRow> =>
  (await db
    .selectFrom('flag_unit')
    .select(['revision', 'choices'])
    .where('market', '=', market)
    .executeTakeFirst()) ?? { revision: 0, choices: [] };

/** Revisions only, because they are polled every second. */
export const readRevisions = (
  db: Reader,
): Promise<readonly { readonly market: string; readonly revision: number }[]> =>
  db.selectFrom('flag_unit').select(['market', 'revision']).execute();
