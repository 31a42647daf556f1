import type { PublishedChoice } from '@materia/api-contract';
import type { Reader } from '../database/with-tx.ts';

/** What is published in a business unit, and how often something was published there. */
export type UnitRow = { readonly revision: number; readonly choices: readonly PublishedChoice[] };

/** The published choices of every unit that ever published something. */
export const readUnits = (
  db: Reader,
): Promise<readonly (UnitRow & { readonly market: string })[]> =>
  db.selectFrom('flag_unit').selectAll().execute();

/** The published choices of one unit; revision 0 without choices where nothing was published yet. */
export const readUnit = async (db: Reader, market: string): Promise<UnitRow> =>
  (await db
    .selectFrom('flag_unit')
    .select(['revision', 'choices'])
    .where('market', '=', market)
    .executeTakeFirst()) ?? { revision: 0, choices: [] };

/** Revisions alone: asked every second. */
export const readRevisions = (
  db: Reader,
): Promise<readonly { readonly market: string; readonly revision: number }[]> =>
  db.selectFrom('flag_unit').select(['market', 'revision']).execute();
