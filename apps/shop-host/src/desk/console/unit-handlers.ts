import type { ConsoleCallName, OwnRefusalBody } from '@materia/api-contract';
import { mayAct } from '@materia/domain-feature-flags';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { ConsoleUnitContext } from '../../platform/contract/context.ts';
import type { HandlersOf, OwnRefusal } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { exportAudit, readAudit } from '../flags/audit.ts';
import {
  type ActingStaff,
  approveSet,
  createSet,
  editSet,
  withdrawSet,
} from '../flags/change-sets.ts';
import { exportFlags, importFlags } from '../flags/exchange.ts';
import { type ConsoleFailure, refuse } from '../flags/failure.ts';
import type { FlagBoard } from '../../platform/flags/flag-board.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import { killFlag, publishSet, rollBack } from '../flags/publish.ts';
import { findSet, readPublications, readSets } from '../flags/repository.ts';
import { consoleRefusal } from './console-refusal.ts';
import type { CompanyCalls } from './company-handlers.ts';
import type { MoneyCalls } from './money-handlers.ts';
import type { previewTokens } from './preview.ts';

type UnitCalls = Exclude<
  ConsoleCallName,
  | 'signInToConsole'
  | 'listConsoleSignInWays'
  | 'startConsoleOpenId'
  | 'finishConsoleOpenId'
  | 'signOutOfConsole'
  | 'readConsolePerson'
  | 'readBoard'
  | MoneyCalls
  | CompanyCalls
>;

type UnitTools = {
  readonly db: Db;
  readonly flags: FlagBoard;
  readonly preview: ReturnType<typeof previewTokens>;
  readonly security: SecurityLog;
};

type ConsoleResult<Value> = Result<Value, OwnRefusal<OwnRefusalBody<UnitCalls>>>;

/**
 * The actions of staff in one unit. The guard has checked the role; only a publication during a
 * holiday freeze needs more.
 */
export const unitHandlers = ({
  db,
  flags,
  preview,
  security,
}: UnitTools): HandlersOf<UnitCalls> => {
  const actingIn = ({ market, person, now }: ConsoleUnitContext): ActingStaff => ({
    db,
    market,
    actor: person.email,
    now,
  });
  const publishing = async <Value>(
    { person }: ConsoleUnitContext,
    result: Promise<Result<Value, ConsoleFailure>>,
  ): Promise<ConsoleResult<Value>> => {
    const published = await result;
    // The guard has let the call through, but this publication needs more.
    if (!published.ok && published.error.kind === 'role-missing')
      security({ event: 'access-denied', realm: 'staff', account: person.email });
    // Notifies the other processes at once.
    if (published.ok) await flags.refresh();
    return answered(published);
  };
  return {
    listChangeSets: async (_, { market, now }) =>
      ok({ sets: [...(await readSets(db, market, now))] }),
    listPublications: async (_, { market, now }) =>
      ok({ publications: [...(await readPublications(db, market.id, now))] }),
    readFlagAudit: async ({ query }, { market }) =>
      ok(await readAudit(db, market.id, query.before)),
    exportFlagAudit: async (_, { market, now }) => ok(await exportAudit(db, market.id, now)),
    exportFlags: async (_, context) => ok(await exportFlags(actingIn(context))),
    importFlags: async ({ body: { file, fromOtherUnit } }, context) =>
      answered(await importFlags(actingIn(context), file, { fromOtherUnit })),
    createChangeSet: async ({ body }, context) =>
      answered(await createSet(actingIn(context), body)),
    editChangeSet: async ({ params, body }, context) =>
      answered(await editSet(actingIn(context), params.id, body)),
    withdrawChangeSet: async ({ params, body }, context) =>
      answered(await withdrawSet(actingIn(context), params.id, body.revision)),
    approveChangeSet: async ({ params, body }, context) =>
      answered(await approveSet(actingIn(context), params.id, body.revision)),
    publishChangeSet: async ({ params, body: { revision, despiteHoliday } }, context) =>
      despiteHoliday && !mayAct(context.person.roles, context.market.id, 'override')
        ? publishing(context, Promise.resolve(refuse('role-missing', { subject: 'override' })))
        : publishing(
            context,
            publishSet(actingIn(context), params.id, revision, { despiteHoliday }),
          ),
    killFlag: ({ body: { key, reason } }, context) =>
      publishing(context, killFlag(actingIn(context), key, reason)),
    rollBackPublication: ({ body: { publication, reason } }, context) =>
      publishing(
        context,
        rollBack(
          {
            ...actingIn(context),
            mayApprove: mayAct(context.person.roles, context.market.id, 'approve'),
          },
          publication,
          reason,
        ),
      ),
    previewChangeSet: async ({ params }, { market, now }) => {
      const set = await findSet(db, market.id, params.id);
      return set === undefined
        ? answered(refuse('not-found'))
        : ok(await preview(market.id, set.changes, now));
    },
  };
};

const answered = <Value>(result: Result<Value, ConsoleFailure>): ConsoleResult<Value> =>
  result.ok ? result : fail(consoleRefusal(result.error));
