import type { ChangeSet, Publication, PublishedChoice } from '@materia/api-contract';
import { areAsLeft, type FlagKey, guardedKeys, schedulePhase } from '@materia/domain-feature-flags';
import type { Market } from '@materia/market-model';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';
import type {
  FlagPublicationTable,
  FlagSetTable,
} from '../../platform/database/tables/flag-tables.ts';
import { readUnit, type UnitRow } from '../../platform/flags/repository.ts';
import { formatLocalTime } from './local-time.ts';

export type SetRow = Selectable<FlagSetTable>;

/**
 * The published choices of a unit, locked until the transaction ends, so that changes of a unit are
 * serialized.
 */
export const lockUnit = async (tx: Tx, market: string): Promise<UnitRow> => {
  await tx
    .insertInto('flag_unit')
    .values({ market, revision: 0, choices: '[]' })
    .onConflict((conflict) => conflict.column('market').doNothing())
    .execute();
  return tx
    .selectFrom('flag_unit')
    .select(['revision', 'choices'])
    .where('market', '=', market)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

export const writeUnit = async (
  tx: Tx,
  market: string,
  { revision, choices }: UnitRow,
): Promise<void> => {
  await tx
    .updateTable('flag_unit')
    .set({ revision, choices: JSON.stringify(choices) })
    .where('market', '=', market)
    .execute();
};

export const addPublication = async (
  tx: Tx,
  market: string,
  row: Omit<Publication, 'undoneBy' | 'canUndo'>,
): Promise<void> => {
  await tx
    .insertInto('flag_publication')
    .values({
      ...row,
      market,
      before: JSON.stringify(row.before),
      after: JSON.stringify(row.after),
      undone_by: null,
    })
    .execute();
};

export const findPublication = (
  tx: Tx,
  market: string,
  revision: number,
): Promise<Selectable<FlagPublicationTable> | undefined> =>
  tx
    .selectFrom('flag_publication')
    .selectAll()
    .where('market', '=', market)
    .where('revision', '=', revision)
    .executeTakeFirst();

export const markUndone = async (
  tx: Tx,
  market: string,
  revision: number,
  by: number,
): Promise<void> => {
  await tx
    .updateTable('flag_publication')
    .set({ undone_by: by })
    .where('market', '=', market)
    .where('revision', '=', revision)
    .execute();
};

/** A rollback was rolled back: what it had undone is in force again. */
export const markRestored = async (tx: Tx, market: string, undoing: number): Promise<void> => {
  await tx
    .updateTable('flag_publication')
    .set({ undone_by: null })
    .where('market', '=', market)
    .where('undone_by', '=', undoing)
    .execute();
};

/** Flags that were changed by publications after a revision. */
export const keysChangedSince = async (
  tx: Tx,
  market: string,
  revision: number,
): Promise<readonly FlagKey[]> =>
  (
    await tx
      .selectFrom('flag_publication')
      .select('keys')
      .where('market', '=', market)
      .where('revision', '>', revision)
      .execute()
  ).flatMap(({ keys }) => keys);

/** The flags that a kill switch keeps off: their current choice is the one it made. */
export const killedKeys = async (db: Reader, market: string): Promise<readonly FlagKey[]> => {
  const { choices } = await readUnit(db, market);
  if (choices.length === 0) return [];
  const kills = await db
    .selectFrom('flag_publication')
    .select('revision')
    .where('market', '=', market)
    .where('kind', '=', 'kill')
    .where(
      'revision',
      'in',
      choices.map(({ revision }) => revision),
    )
    .execute();
  const byKill = new Set(kills.map(({ revision }) => revision));
  return choices.filter(({ revision }) => byKill.has(revision)).map(({ key }) => key);
};

const MOST_SHOWN = 200;

export const readPublications = async (
  db: Reader,
  market: string,
  now: string,
): Promise<readonly Publication[]> => {
  const { choices } = await readUnit(db, market);
  const rows = await db
    .selectFrom('flag_publication')
    .selectAll()
    .where('market', '=', market)
    .orderBy('revision', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(
    ({
      undone_by: undoneBy,
      keys,
      before,
      after,
      revision,
      at,
      kind,
      author,
      approver,
      title,
      reason,
    }) => ({
      revision,
      at,
      kind,
      author,
      approver,
      title,
      reason,
      keys: [...keys],
      before: [...before],
      after: [...after],
      undoneBy,
      canUndo: undoneBy === null && areAsLeft(keys, after, choices, Date.parse(now)),
    }),
  );
};

export const insertSet = async (tx: Tx, row: SetRow): Promise<void> => {
  await tx
    .insertInto('flag_set')
    .values({ ...row, changes: JSON.stringify(row.changes) })
    .execute();
};

/** Stores a change set again, with all its columns. */
export const writeSet = async (tx: Tx, { market, id, ...row }: SetRow): Promise<void> => {
  await tx
    .updateTable('flag_set')
    .set({ ...row, changes: JSON.stringify(row.changes) })
    .where('market', '=', market)
    .where('id', '=', id)
    .execute();
};

export const lockSet = (tx: Tx, market: string, id: string): Promise<SetRow | undefined> =>
  tx
    .selectFrom('flag_set')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findSet = (db: Reader, market: string, id: string): Promise<SetRow | undefined> =>
  db
    .selectFrom('flag_set')
    .selectAll()
    .where('market', '=', market)
    .where('id', '=', id)
    .executeTakeFirst();

export const readSets = async (
  db: Reader,
  market: Market,
  now: string,
): Promise<readonly ChangeSet[]> => {
  const rows = await db
    .selectFrom('flag_set')
    .selectAll()
    .where('market', '=', market.id)
    .orderBy('changed_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const killed = await killedKeys(db, market.id);
  const { choices } = await readUnit(db, market.id);
  const published = new Map(
    (await publicationsOf(db, market.id, rows)).map((row) => [row.revision, row]),
  );
  return rows.map((row) =>
    wireSet(
      row,
      market,
      killed,
      effectOf(row, published.get(row.published_as ?? -1), choices, now),
    ),
  );
};

/** How many open sets a person can approve: those that wait for a second person and are not theirs. */
export const countToApprove = async (
  db: Reader,
  market: string,
  person: string,
): Promise<number> => {
  const rows = await db
    .selectFrom('flag_set')
    .select(['changes', 'contributors', 'approved_revision', 'revision'])
    .where('market', '=', market)
    .where('state', '=', 'open')
    .execute();
  const killed = await killedKeys(db, market);
  return rows.filter(
    ({ changes, contributors, approved_revision, revision }) =>
      approved_revision !== revision &&
      !contributors.includes(person) &&
      guardedKeys(
        changes.map(({ key }) => key),
        killed,
      ).length > 0,
  ).length;
};

type PublicationRow = Selectable<FlagPublicationTable>;

const publicationsOf = async (
  db: Reader,
  market: string,
  sets: readonly Pick<SetRow, 'published_as'>[],
): Promise<readonly PublicationRow[]> => {
  const revisions = sets.flatMap(({ published_as }) => published_as ?? []);
  if (revisions.length === 0) return [];
  return db
    .selectFrom('flag_publication')
    .selectAll()
    .where('market', '=', market)
    .where('revision', 'in', revisions)
    .execute();
};

/** What has become of a set, read from its publication. */
export const readEffect = async (
  db: Reader,
  set: SetRow,
  choices: readonly PublishedChoice[],
  now: string,
): Promise<ChangeSet['effect']> => {
  const [publication] = await publicationsOf(db, set.market, [set]);
  return effectOf(set, publication, choices, now);
};

const effectOf = (
  { from_ms, until_ms }: Pick<SetRow, 'from_ms' | 'until_ms'>,
  publication: PublicationRow | undefined,
  choices: readonly PublishedChoice[],
  now: string,
): ChangeSet['effect'] => {
  if (publication === undefined) return null;
  if (publication.undone_by !== null) return 'rolled-back';
  const at = Date.parse(now);
  const phase = schedulePhase({ from: from_ms ?? undefined, until: until_ms ?? undefined }, at);
  if (phase === 'ended') return 'ended';
  if (!areAsLeft(publication.keys, publication.after, choices, at)) return 'overtaken';
  return phase === 'waiting' ? 'scheduled' : 'running';
};

/** A change set as the console sees it: its schedule in the unit's local time. */
export const wireSet = (
  row: SetRow,
  { timeZone }: Pick<Market, 'timeZone'>,
  killed: readonly FlagKey[],
  effect: ChangeSet['effect'],
): ChangeSet => ({
  id: row.id,
  unit: row.market,
  title: row.title,
  reason: row.reason,
  changes: row.changes.map(({ key, choice }) => ({ key, choice })),
  from: row.from_ms === null ? null : formatLocalTime(row.from_ms, timeZone),
  until: row.until_ms === null ? null : formatLocalTime(row.until_ms, timeZone),
  base: row.base,
  revision: row.revision,
  state: row.state,
  author: row.author,
  contributors: [...row.contributors],
  approval:
    row.approved_by === null || row.approved_revision === null
      ? null
      : { by: row.approved_by, revision: row.approved_revision },
  guarded: [
    ...guardedKeys(
      row.changes.map(({ key }) => key),
      killed,
    ),
  ],
  changedAt: row.changed_at,
  publishedAs: row.published_as,
  effect,
});
