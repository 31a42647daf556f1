import type { Reply } from '@materia/api-contract';
import { advanceReport, type ReportStep } from '@materia/domain-messages';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { Refusal, RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, type WithDb, withTx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { actorOf } from '../../platform/staff/admission.ts';
import {
  findReport,
  listReports,
  lockReport,
  type ReportRow,
  stepsOf,
  writeStep,
} from './repository.ts';

const MOST_LISTED = 200;

type ReportCalls = 'listReports' | 'readReport' | 'reviewReport' | 'decideReport';

/** How staff handle reports of illicit content. Each step is stored with its author and time. */
export const reportDeskHandlers = ({ db }: WithDb): HandlersOf<ReportCalls> => ({
  listReports: async ({ query }, { market }) =>
    ok({ reports: (await listReports(db, market.id, query.state, MOST_LISTED)).map(wireSummary) }),
  readReport: ({ params }, { market }) => readWhole(db, market.id, params.receipt),
  reviewReport: ({ params, body }, { market, now, member }) =>
    take(
      db,
      market.id,
      params.receipt,
      { state: 'in-review' },
      { actor: actorOf(member, body.actor), statement: '', now },
    ),
  decideReport: ({ params, body }, { market, now, member }) =>
    take(
      db,
      market.id,
      params.receipt,
      { state: 'decided', decision: body.decision },
      { actor: actorOf(member, body.actor), statement: body.statement, now },
    ),
});

type Whole = Reply<'readReport'>;
type Refused = Refusal<RefusalOf<'decideReport'>['kind']>;
type By = { readonly actor: string; readonly statement: string; readonly now: string };

const take = async (
  db: Db,
  market: string,
  receipt: string,
  step: ReportStep,
  { actor: by, statement, now }: By,
): Promise<Result<Whole, Refused>> => {
  const refused = await withTx(db, async (tx): Promise<Refused | undefined> => {
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
): Promise<Result<Whole, RefusalOf<'readReport'>>> => {
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
