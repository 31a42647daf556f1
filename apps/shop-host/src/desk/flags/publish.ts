import type { Publication, PublishedChoice } from '@materia/api-contract';
import {
  areAsLeft,
  changedChoices,
  checkSchedule,
  choicesAt,
  dependentFlags,
  type FlagKey,
  flagSet,
  freezeOn,
  mayPublish,
  newlyBroken,
  restoredChoices,
  type ScheduledChoice,
} from '@materia/domain-feature-flags';
import { ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import { toInstant, todayIn } from '@materia/platform-clock';
import { type Tx, withTx } from '../../platform/database/with-tx.ts';
import type { UnitRow } from '../../platform/flags/repository.ts';
import { addAudit } from './audit.ts';
import { type ActingStaff, checkChanges, onOpenSet, optional } from './change-sets.ts';
import { type ConsoleFailure, refuse } from './failure.ts';
import {
  addPublication,
  findPublication,
  keysChangedSince,
  lockUnit,
  markRestored,
  markUndone,
  writeSet,
  writeUnit,
} from './repository.ts';

/** The currently published revision. */
type Outcome = Promise<Result<{ readonly revision: number }, ConsoleFailure>>;

/** Publishes a whole change set, in one transaction with its history and its audit entry. */
export const publishSet = (
  acting: ActingStaff,
  id: string,
  seen: number,
  { despiteHoliday }: { readonly despiteHoliday: boolean },
): Outcome =>
  onOpenSet(acting, id, seen, async (tx, set, unit) => {
    const { market, now } = acting;
    const keys = set.changes.map(({ key }) => key);
    const approval =
      set.approved_by === null || set.approved_revision === null
        ? undefined
        : { by: set.approved_by, revision: set.approved_revision };
    const { contributors } = set;
    const proposal = { contributors, revision: set.revision, keys, killed: unit.killed };
    const allowed = mayPublish(proposal, approval);
    if (!allowed.ok)
      return refuse(
        allowed.error.kind,
        'keys' in allowed.error ? { keys: allowed.error.keys } : {},
      );
    const checked = checkChanges({ changes: [...set.changes] }, market);
    if (!checked.ok) return checked;
    const overtaken = await overlap(tx, market.id, set.base, keys);
    if (overtaken.length > 0) return refuse('unit-changed', { keys: overtaken });
    const at = Date.parse(now);
    const schedule = optional(set.from_ms, set.until_ms);
    const inTime = checkSchedule(schedule, at);
    if (!inTime.ok) return refuse(inTime.error.kind);
    const begins = Math.max(at, schedule.from ?? at);
    const holiday = holidayAt(market, begins);
    if (holiday !== undefined && !despiteHoliday)
      return refuse('holiday-freeze', { subject: holiday });
    const revision = unit.revision + 1;
    const made = changedChoices(unit.choices, set.changes, schedule, at, (choice) => ({
      ...choice,
      author: set.author,
      reason: set.reason,
      revision,
      at: now,
    }));
    if (!made.ok) return refuse(made.error.kind, { keys: [made.error.key] });
    const isSame = (key: FlagKey): boolean =>
      !unit.killed.includes(key) && valuesOf(key, unit.choices) === valuesOf(key, made.value);
    if (keys.every(isSame)) return refuse('nothing-to-publish');
    const broken = newlyBroken(unit.choices, made.value, market.flagPresets, begins);
    if (broken.length > 0)
      return refuse('dependency-broken', {
        keys: [...new Set(broken.flatMap(({ flag, needs }) => [flag, needs]))],
      });
    await put(tx, acting, unit, {
      kind: 'set',
      author: set.author,
      approver: approval?.by ?? null,
      title: set.title,
      reason: set.reason,
      keys,
      choices: made.value,
    });
    await writeSet(tx, { ...set, state: 'published', published_as: revision, changed_at: now });
    return ok({ revision });
  });

/**
 * Switches a flag off at once, on all channels, without approval, together with the flags that have
 * no effect without it.
 */
export const killFlag = (acting: ActingStaff, key: FlagKey, reason: string): Outcome =>
  onUnit(acting, async (tx, unit) => {
    const { market, actor, now } = acting;
    const at = Date.parse(now);
    const sources = { choices: choicesAt(unit.choices, at), presets: market.flagPresets };
    const [web, app] = [
      flagSet({ channel: 'web', ...sources }),
      flagSet({ channel: 'app', ...sources }),
    ];
    if (!web[key] && !app[key]) return refuse('already-off', { keys: [key] });
    const keys = [key, ...dependentFlags(key).filter((each) => web[each] || app[each])];
    const revision = unit.revision + 1;
    const choices = changedChoices(
      unit.choices,
      keys.map((each) => ({ key: each, choice: false })),
      {},
      at,
      (choice) => ({ ...choice, author: actor, reason, revision, at: now }),
    );
    if (!choices.ok) return refuse(choices.error.kind);
    await put(tx, acting, unit, {
      kind: 'kill',
      author: actor,
      approver: null,
      title: key,
      reason,
      keys,
      choices: choices.value,
    });
    return ok({ revision });
  });

/**
 * Restores the flags of one publication to their previous choices. That state was in force before, so it needs no
 * second person. Refused if one of its flags is no longer as it left it, unless that change was rolled back. Only an
 * approver can undo a kill switch.
 */
export const rollBack = (
  acting: ActingStaff & { readonly mayApprove: boolean },
  publication: number,
  reason: string,
): Outcome =>
  onUnit(acting, async (tx, unit) => {
    const { market, actor, now } = acting;
    const undone = await findPublication(tx, market.id, publication);
    if (undone === undefined) return refuse('not-found');
    if (undone.undone_by !== null) return refuse('undone-already');
    if (undone.kind === 'kill' && !acting.mayApprove)
      return refuse('role-missing', { subject: 'approve' });
    const at = Date.parse(now);
    const overtaken = undone.keys.filter(
      (key) => !areAsLeft([key], undone.after, unit.choices, at),
    );
    if (overtaken.length > 0) return refuse('unit-changed', { keys: overtaken });
    const choices = restoredChoices(unit.choices, undone.keys, undone.before);
    const broken = newlyBroken(unit.choices, choices, market.flagPresets, at);
    if (broken.length > 0)
      return refuse('dependency-broken', {
        keys: [...new Set(broken.flatMap(({ flag, needs }) => [flag, needs]))],
      });
    const revision = unit.revision + 1;
    await put(tx, acting, unit, {
      kind: 'undo',
      author: actor,
      approver: null,
      title: undone.title,
      reason,
      keys: undone.keys,
      choices,
    });
    if (undone.kind === 'undo') await markRestored(tx, market.id, publication);
    await markUndone(tx, market.id, publication, revision);
    return ok({ revision });
  });

/** The holiday that freezes schedule starts in the market at a moment (milliseconds since 1970). */
export const holidayAt = ({ holidays, timeZone }: Market, moment: number): string | undefined =>
  freezeOn(todayIn(timeZone, toInstant(moment)), holidays)?.name;

/** The choices of a flag with their schedules, whoever made them. */
const valuesOf = (key: FlagKey, choices: readonly ScheduledChoice[]): string =>
  JSON.stringify(
    choices
      .filter((choice) => choice.key === key)
      .map(({ choice, from, until }) => [choice, from, until]),
  );

const onUnit = (acting: ActingStaff, work: (tx: Tx, unit: UnitRow) => Outcome): Outcome =>
  withTx(acting.db, async (tx) => work(tx, await lockUnit(tx, acting.market.id)));

const overlap = async (
  tx: Tx,
  market: string,
  since: number,
  keys: readonly FlagKey[],
): Promise<readonly FlagKey[]> => {
  const changed = await keysChangedSince(tx, market, since);
  return keys.filter((key) => changed.includes(key));
};

type Put = Pick<Publication, 'kind' | 'author' | 'approver' | 'title' | 'reason'> & {
  readonly keys: readonly FlagKey[];
  readonly choices: readonly PublishedChoice[];
};

const put = async (
  tx: Tx,
  { market, actor, now }: ActingStaff,
  unit: UnitRow,
  { choices, keys, ...facts }: Put,
): Promise<void> => {
  const revision = unit.revision + 1;
  const own = <Choice extends ScheduledChoice>(list: readonly Choice[]): Choice[] =>
    list.filter(({ key }) => keys.includes(key));
  await writeUnit(tx, market.id, { revision, choices });
  await addPublication(tx, market.id, {
    ...facts,
    keys: [...keys],
    revision,
    at: now,
    before: own(unit.choices),
    after: own(choices),
  });
  await addAudit(tx, market.id, now, {
    actor,
    action: `published-${facts.kind}`,
    detail: { ...facts, revision, keys, before: own(unit.choices), after: own(choices) },
  });
};
