import type { Board, ConsoleRefusal, Person } from '@materia/api-console-contract';
import { CONSOLE_REFUSALS } from '@materia/api-console-contract';
import * as shapes from '@materia/api-console-contract/schemas';
import {
  flagSet,
  choicesAt,
  mayAct,
  STAFF_ACTS,
  type StaffAct,
} from '@materia/domain-feature-flags';
import { ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import { z } from 'zod';
import type { Db } from '../../platform/database/with-tx.ts';
import { exportAudit, readAudit } from '../flags/audit.ts';
import { type Acting, approveSet, createSet, editSet, withdrawSet } from '../flags/change-sets.ts';
import { exportFlags, importFlags } from '../flags/exchange.ts';
import { type ConsoleFailure, refuse } from '../flags/failure.ts';
import { holidayAt, killFlag, publishSet, rollBack } from '../flags/publish.ts';
import { findSet, readPublications, readSets } from '../flags/repository.ts';
import { readUnit } from '../../platform/flags/published-choices.ts';
import { writeWallTime } from '../flags/local-time.ts';
import type { previewTokens } from './preview.ts';

/** What a call on one business unit knows when it runs: the role was checked by then. */
export type UnitCall = {
  readonly acting: Acting & {
    /** Whether the person's role lets them be a second person. */ readonly mayApprove: boolean;
  };
  readonly id: string;
  readonly body: unknown;
  readonly preview: ReturnType<typeof previewTokens>;
};

type Answer = Promise<Result<object, ConsoleFailure>>;

export type UnitRoute = {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/console/units/:bu`. */
  readonly path: string;
  readonly act: StaffAct;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** Whether others must hear of it at once. */
  readonly publishes?: true;
  readonly answer: (call: UnitCall) => Answer;
};

/** Every call on one unit with the act that its caller's role must allow. */
export const UNIT_ROUTES: readonly UnitRoute[] = [
  {
    method: 'GET',
    path: '/sets',
    act: 'view',
    summary: 'Change sets, the last changed first',
    reply: shapes.changeSets,
    answer: async ({ acting }) => ok({ sets: await readSets(acting.db, acting.market) }),
  },
  {
    method: 'GET',
    path: '/publications',
    act: 'view',
    summary: 'What was published, the last first',
    reply: shapes.publications,
    answer: async ({ acting }) =>
      ok({ publications: await readPublications(acting.db, acting.market.id) }),
  },
  {
    method: 'GET',
    path: '/audit',
    act: 'view',
    summary: 'The audit, its chain worked out anew',
    reply: shapes.audit,
    answer: async ({ acting }) => ok(await readAudit(acting.db, acting.market.id)),
  },
  {
    method: 'GET',
    path: '/audit/export',
    act: 'view',
    summary: 'The whole audit as a file',
    reply: shapes.historyFile,
    answer: async ({ acting }) => ok(await exportAudit(acting.db, acting.market.id, acting.now)),
  },
  {
    method: 'GET',
    path: '/export',
    act: 'view',
    summary: 'The choices as a file',
    reply: shapes.flagFile,
    answer: async ({ acting }) => ok(await exportFlags(acting)),
  },
  {
    method: 'POST',
    path: '/import',
    act: 'edit',
    summary: 'A change set that leads to the choices of a file',
    body: shapes.importing,
    reply: shapes.changeSet,
    answer: ({ acting, body }) => {
      const { file, fromOtherUnit } = shapes.importing.parse(body);
      return importFlags(acting, file, { fromOtherUnit });
    },
  },
  {
    method: 'POST',
    path: '/sets',
    act: 'edit',
    summary: 'A new change set',
    body: shapes.newSet,
    reply: shapes.changeSet,
    answer: ({ acting, body }) => createSet(acting, shapes.newSet.parse(body)),
  },
  {
    method: 'PUT',
    path: '/sets/:id',
    act: 'edit',
    summary: 'Another content for an open set',
    body: shapes.editedSet,
    reply: shapes.changeSet,
    answer: ({ acting, id, body }) => editSet(acting, id, shapes.editedSet.parse(body)),
  },
  {
    method: 'POST',
    path: '/sets/:id/withdraw',
    act: 'edit',
    summary: 'Withdraw an open set',
    body: shapes.onRevision,
    reply: shapes.changeSet,
    answer: ({ acting, id, body }) =>
      withdrawSet(acting, id, shapes.onRevision.parse(body).revision),
  },
  {
    method: 'POST',
    path: '/sets/:id/approve',
    act: 'approve',
    summary: 'Agree to a revision of a set as its second person',
    body: shapes.onRevision,
    reply: shapes.changeSet,
    answer: ({ acting, id, body }) =>
      approveSet(acting, id, shapes.onRevision.parse(body).revision),
  },
  {
    method: 'POST',
    path: '/sets/:id/publish',
    act: 'publish',
    summary: 'Put a set in force',
    body: shapes.publishing,
    reply: shapes.published,
    publishes: true,
    answer: ({ acting, id, body }) => {
      const { revision, despiteHoliday } = shapes.publishing.parse(body);
      return publishSet(acting, id, revision, { despiteHoliday });
    },
  },
  {
    method: 'POST',
    path: '/kill',
    act: 'kill',
    summary: 'Switch a flag off at once',
    body: shapes.killing,
    reply: shapes.published,
    publishes: true,
    answer: ({ acting, body }) => {
      const { key, reason } = shapes.killing.parse(body);
      return killFlag(acting, key, reason);
    },
  },
  {
    method: 'POST',
    path: '/rollback',
    act: 'undo',
    summary: 'Put the flags of a publication back',
    body: shapes.rollingBack,
    reply: shapes.published,
    publishes: true,
    answer: ({ acting, body }) => {
      const { publication, reason } = shapes.rollingBack.parse(body);
      return rollBack(acting, publication, reason);
    },
  },
  {
    method: 'POST',
    path: '/sets/:id/preview',
    act: 'view',
    summary: 'Tokens that show the shop with the set and without it',
    reply: shapes.preview,
    answer: async ({ acting, id, preview }) => {
      const set = await findSet(acting.db, acting.market.id, id);
      return set === undefined
        ? refuse('not-found')
        : ok(await preview(acting.market.id, set.changes, acting.now));
    },
  },
];

/** The units that a person may look at, with everything the grid shows. */
export const readBoard = async (
  db: Db,
  markets: readonly Market[],
  { roles }: Pick<Person, 'roles'>,
  now: string,
): Promise<Board> => ({
  units: await Promise.all(
    markets
      .filter(({ id }) => mayAct(roles, id, 'view'))
      .map((market) => unitOf(db, market, roles, now)),
  ),
});

const unitOf = async (
  db: Db,
  market: Market,
  roles: Person['roles'],
  now: string,
): Promise<Board['units'][number]> => {
  const { revision, choices } = await readUnit(db, market.id);
  const at = Date.parse(now);
  const sources = { choices: choicesAt(choices, at), presets: market.flagPresets };
  return {
    id: market.id,
    name: market.name,
    timeZone: market.timeZone,
    locale: market.locale,
    revision,
    now: writeWallTime(at, market.timeZone),
    frozenBy: holidayAt(market, at) ?? null,
    presets: { ...market.flagPresets },
    choices: [...choices],
    values: {
      web: { ...flagSet({ channel: 'web', ...sources }) },
      app: { ...flagSet({ channel: 'app', ...sources }) },
    },
    may: STAFF_ACTS.filter((act) => mayAct(roles, market.id, act)),
  };
};

export const statusOfRefusal = (kind: ConsoleRefusal): number => CONSOLE_REFUSALS[kind];
