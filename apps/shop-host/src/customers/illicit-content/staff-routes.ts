import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { advanceReport, REPORT_DECISIONS, type ReportStep } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { actorOf } from '../../platform/staff/admission.ts';
import { NO_PART, type StaffDesk, staffRoute } from '../../platform/staff/staff-route.ts';
import {
  findReport,
  listReports,
  lockReport,
  type ReportRow,
  stepsOf,
  writeStep,
} from './repository.ts';

const MOST_LISTED = 200;
const LONGEST_STATEMENT = 5000;

const summary = z.object({
  receipt: z.string(),
  state: z.string(),
  decision: z.string().nullable(),
  reason: z.string(),
  address: z.string(),
  created_at: z.string(),
});
const step = z.object({
  seq: z.number(),
  state: z.string(),
  decision: z.string().nullable(),
  statement: z.string(),
  actor: z.string(),
  at: z.string(),
});
const whole = summary.extend({
  explanation: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  steps: z.array(step),
});

const receiptParams = z.object({ receipt: z.string().max(40) });
/** Who acts for the shop's operator; of a person who is signed in the name is known. */
const actor = z.string().trim().min(1).max(80).optional();

const listCall = {
  method: 'GET',
  path: '/reports',
  operationId: 'listReports',
  duty: 'customer-service',
  summary: 'Reports of illicit content, the oldest first',
  params: NO_PART,
  query: z.object({ state: z.string().max(20).optional() }),
  body: NO_PART,
  reply: z.object({ reports: z.array(summary) }),
} as const;
const readCall = {
  method: 'GET',
  path: '/reports/:receipt',
  operationId: 'readReport',
  duty: 'customer-service',
  summary: 'A report with every step it took',
  params: receiptParams,
  query: NO_PART,
  body: NO_PART,
  reply: whole,
} as const;
const reviewCall = {
  method: 'POST',
  path: '/reports/:receipt/review',
  operationId: 'reviewReport',
  duty: 'customer-service',
  summary: 'Take a report into review',
  params: receiptParams,
  query: NO_PART,
  body: z.object({ actor }),
  reply: whole,
} as const;
const decideCall = {
  method: 'POST',
  path: '/reports/:receipt/decide',
  operationId: 'decideReport',
  duty: 'customer-service',
  summary: 'Decide a report; the reporter gets decision and reasons by mail',
  params: receiptParams,
  query: NO_PART,
  body: z.object({
    actor,
    decision: z.enum(REPORT_DECISIONS),
    statement: z.string().trim().min(1).max(LONGEST_STATEMENT),
  }),
  told: ['decision'],
  reply: whole,
} as const;

/** How staff handles reports of illicit content (RTE-29, BEY-16): each step is kept with who took it and when. */
export const reportStaffRoutes = async (app: FastifyInstance, desk: StaffDesk): Promise<void> => {
  staffRoute(app, desk, listCall, async ({ query }, { db, market }) =>
    ok({ reports: (await listReports(db, market.id, query.state, MOST_LISTED)).map(wireSummary) }),
  );
  staffRoute(app, desk, readCall, ({ params }, { db, market }) =>
    readWhole(db, market.id, params.receipt),
  );
  staffRoute(app, desk, reviewCall, ({ params, body }, { db, market, now, member }) =>
    take(
      db,
      market.id,
      params.receipt,
      { state: 'in-review' },
      { actor: actorOf(member, body.actor), statement: '', now },
    ),
  );
  staffRoute(app, desk, decideCall, ({ params, body }, { db, market, now, member }) =>
    take(
      db,
      market.id,
      params.receipt,
      { state: 'decided', decision: body.decision },
      { actor: actorOf(member, body.actor), statement: body.statement, now },
    ),
  );
};

type Whole = z.input<typeof whole>;
type By = { readonly actor: string; readonly statement: string; readonly now: string };

const take = async (
  db: Db,
  market: string,
  receipt: string,
  step: ReportStep,
  { actor: by, statement, now }: By,
): Promise<Result<Whole, Refusal>> => {
  const refused = await withTx(db, async (tx): Promise<Refusal | undefined> => {
    const report = await lockReport(tx, market, receipt);
    if (report === undefined) return { kind: 'not-found' };
    const advanced = advanceReport(report.state, step);
    if (!advanced.ok)
      return {
        kind: 'step-not-allowed',
        parameters: {
          from: report.state,
          to: step.state,
          allowed: advanced.error.allowed.join(' '),
        },
      };
    await writeStep(tx, report, {
      state: step.state,
      decision: step.state === 'decided' ? step.decision : null,
      statement,
      actor: by,
      at: now,
    });
    if (step.state === 'decided' && report.email !== null)
      await enqueueMail(tx, { market, kind: 'report-decided', payload: { receipt }, now });
    return undefined;
  });
  return refused === undefined ? readWhole(db, market, receipt) : fail(refused);
};

const readWhole = async (
  db: Db,
  market: string,
  receipt: string,
): Promise<Result<Whole, Refusal>> => {
  const report = await findReport(db, market, receipt);
  if (report === undefined) return fail({ kind: 'not-found' });
  return ok({
    ...wireSummary(report),
    explanation: report.explanation,
    name: report.name,
    email: report.email,
    steps: await stepsOf(db, market, receipt),
  });
};

const wireSummary = ({ receipt, state, decision, reason, address, created_at }: ReportRow) => ({
  receipt,
  state,
  decision,
  reason,
  address,
  created_at,
});
