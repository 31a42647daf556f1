import type { ChangeSet, EditedSet, NewSet } from '@materia/api-contract';
import { checkSchedule, type FlagKey, missingObject } from '@materia/domain-feature-flags';
import { ok, type Result } from '@materia/domain-kernel';
import { flagObjects, type Market } from '@materia/market-model';
import { randomId } from '../../platform/auth/random-ids.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { addAudit } from './audit.ts';
import { type ConsoleFailure, refuse } from './failure.ts';
import type { UnitRow } from '../../platform/flags/repository.ts';
import {
  insertSet,
  killedKeys,
  lockSet,
  lockUnit,
  readEffect,
  type SetRow,
  wireSet,
  writeSet,
} from './repository.ts';
import { parseLocalTime } from './local-time.ts';

/** The author of an action, its unit and its time. */
export type ActingStaff = {
  readonly db: Db;
  readonly market: Market;
  readonly actor: string;
  readonly now: string;
};

type Outcome = Promise<Result<ChangeSet, ConsoleFailure>>;

/** Stores a new change set, without publishing it. */
export const createSet = ({ db, market, actor, now }: ActingStaff, content: NewSet): Outcome => {
  const schedule = readSchedule(content, market, now);
  if (!schedule.ok) return Promise.resolve(schedule);
  const checked = checkChanges(content, market);
  if (!checked.ok) return Promise.resolve(checked);
  return withTx(db, async (tx) => {
    await lockUnit(tx, market.id);
    const row: SetRow = {
      market: market.id,
      id: randomId(),
      ...columnsOf(content, schedule.value),
      revision: 1,
      state: 'open',
      author: actor,
      contributors: [actor],
      approved_by: null,
      approved_revision: null,
      changed_at: now,
      published_as: null,
    };
    await insertSet(tx, row);
    await addAudit(tx, market.id, now, {
      actor,
      action: 'set-created',
      detail: {
        set: row.id,
        title: row.title,
        changes: row.changes,
        from: content.from,
        until: content.until,
      },
    });
    return ok(wireSet(row, market, await killedKeys(tx, market.id), null));
  });
};

/** Changes an open set, provided the editor saw its latest revision; this voids any approval. */
export const editSet = (acting: ActingStaff, id: string, content: EditedSet): Outcome => {
  const { market, actor, now } = acting;
  const schedule = readSchedule(content, market, now);
  if (!schedule.ok) return Promise.resolve(schedule);
  const checked = checkChanges(content, market);
  if (!checked.ok) return Promise.resolve(checked);
  return onOpenSet(acting, id, content.revision, async (tx, row, { killed }) => {
    const changed: SetRow = {
      ...row,
      ...columnsOf(content, schedule.value),
      revision: row.revision + 1,
      author: actor,
      contributors: [...new Set([...row.contributors, actor])],
      approved_by: null,
      approved_revision: null,
      changed_at: now,
    };
    await writeSet(tx, changed);
    await addAudit(tx, market.id, now, {
      actor,
      action: 'set-edited',
      detail: {
        set: id,
        revision: changed.revision,
        title: changed.title,
        changes: changed.changes,
        from: content.from,
        until: content.until,
      },
    });
    return ok(wireSet(changed, market, killed, null));
  });
};

/**
 * The second person's approval of exactly the revision they saw. An author of any revision cannot
 * be the second person.
 */
export const approveSet = (acting: ActingStaff, id: string, revision: number): Outcome =>
  onOpenSet(acting, id, revision, async (tx, row, { killed }) => {
    const { market, actor, now } = acting;
    if (row.contributors.includes(actor)) return refuse('approved-by-its-author');
    const approved: SetRow = { ...row, approved_by: actor, approved_revision: revision };
    await writeSet(tx, approved);
    await addAudit(tx, market.id, now, {
      actor,
      action: 'set-approved',
      detail: { set: id, revision },
    });
    return ok(wireSet(approved, market, killed, null));
  });

export const withdrawSet = (acting: ActingStaff, id: string, revision: number): Outcome =>
  onOpenSet(acting, id, revision, async (tx, row, { killed }) => {
    const { market, actor, now } = acting;
    const withdrawn: SetRow = { ...row, state: 'withdrawn', changed_at: now };
    await writeSet(tx, withdrawn);
    await addAudit(tx, market.id, now, { actor, action: 'set-withdrawn', detail: { set: id } });
    return ok(wireSet(withdrawn, market, killed, null));
  });

/**
 * Runs an action on the revision that the person saw; if there is a later one, it is refused and
 * returned, so that the console can show the difference.
 */
export const onOpenSet = <Value>(
  { db, market, now }: ActingStaff,
  id: string,
  revision: number,
  work: (
    tx: Tx,
    row: SetRow,
    unit: UnitRow & { readonly killed: readonly FlagKey[] },
  ) => Promise<Result<Value, ConsoleFailure>>,
): Promise<Result<Value, ConsoleFailure>> =>
  withTx(db, async (tx) => {
    const unit = await lockUnit(tx, market.id);
    const row = await lockSet(tx, market.id, id);
    if (row === undefined) return refuse('not-found');
    const killed = await killedKeys(tx, market.id);
    const current = wireSet(row, market, killed, await readEffect(tx, row, unit.choices, now));
    if (row.state !== 'open') return refuse('set-closed', { current });
    if (row.revision !== revision) return refuse('set-changed', { current });
    return work(tx, row, { ...unit, killed });
  });

type Bounds = { readonly from: number | null; readonly until: number | null };

const columnsOf = ({ title, reason, changes, base }: NewSet, { from, until }: Bounds) => ({
  title,
  reason,
  changes,
  base,
  from_ms: from,
  until_ms: until,
});

/** Refuses a flag that is named twice, and one that switches what the market does not have. */
export const checkChanges = (
  { changes }: Pick<NewSet, 'changes'>,
  market: Market,
): Result<true, ConsoleFailure> => {
  const keys = changes.map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) return refuse('flag-named-twice', { keys: [twice] });
  const missing = withoutObject(changes, market);
  return missing.length > 0 ? refuse('flag-without-object', { keys: missing }) : ok(true);
};

/** Flags that would get a choice although the market lacks what they switch. */
const withoutObject = (changes: NewSet['changes'], market: Market): readonly FlagKey[] => {
  const present = flagObjects(market);
  return changes
    .filter(({ key, choice }) => choice !== null && missingObject(key, present) !== undefined)
    .map(({ key }) => key);
};

/** The bounds of a schedule in the time zone of the unit. */
const readSchedule = (
  { from, until, changes }: Pick<NewSet, 'from' | 'until' | 'changes'>,
  { timeZone }: Market,
  now: string,
): Result<Bounds, ConsoleFailure> => {
  const start = from === null ? ok(null) : parseLocalTime(from, timeZone);
  const end = until === null ? ok(null) : parseLocalTime(until, timeZone);
  if (!start.ok || !end.ok) return refuse('no-such-time', { subject: start.ok ? 'until' : 'from' });
  const withdrawn = changes.filter(({ choice }) => choice === null).map(({ key }) => key);
  if ((from !== null || until !== null) && withdrawn.length > 0)
    return refuse('withdrawal-with-schedule', { keys: withdrawn });
  const checked = checkSchedule(optional(start.value, end.value), Date.parse(now));
  return checked.ok
    ? ok({ from: start.value, until: end.value })
    : refuse(checked.error.kind, { subject: 'until' });
};

/** The bounds that are set. */
export const optional = (
  from: number | null,
  until: number | null,
): { readonly from?: number; readonly until?: number } => ({
  ...(from !== null && { from }),
  ...(until !== null && { until }),
});
