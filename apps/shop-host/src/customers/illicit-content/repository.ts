import type { Selectable } from 'kysely';
import type { ReportTable } from '../../platform/database/tables/submission-tables.ts';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

export type ReportRow = Selectable<ReportTable>;

type Step = {
  readonly state: string;
  readonly decision: string | null;
  readonly statement: string;
  readonly actor: string;
  readonly at: string;
};

export const findReport = (
  db: Reader,
  market: string,
  receipt: string,
): Promise<ReportRow | undefined> =>
  db
    .selectFrom('illicit_report')
    .selectAll()
    .where('market', '=', market)
    .where('receipt', '=', receipt)
    .executeTakeFirst();

/** Oldest first: reports are handled in the order in which they arrived. */
export const listReports = (
  db: Reader,
  market: string,
  state: string | undefined,
  most: number,
): Promise<ReportRow[]> => {
  const all = db
    .selectFrom('illicit_report')
    .selectAll()
    .where('market', '=', market)
    .orderBy('created_at')
    .orderBy('receipt')
    .limit(most);
  return (state === undefined ? all : all.where('state', '=', state)).execute();
};

export const stepsOf = (
  db: Reader,
  market: string,
  receipt: string,
): Promise<(Step & { readonly seq: number })[]> =>
  db
    .selectFrom('illicit_report_step')
    .select(['seq', 'state', 'decision', 'statement', 'actor', 'at'])
    .where('market', '=', market)
    .where('receipt', '=', receipt)
    .orderBy('seq')
    .execute();

export const insertReport = async (tx: Tx, row: ReportRow): Promise<void> => {
  await tx.insertInto('illicit_report').values(row).execute();
  await insertStep(tx, row, 1, {
    state: row.state,
    decision: null,
    statement: '',
    actor: 'reporter',
    at: row.created_at,
  });
};

/** Writes a report's new state and the step that led to it. The row must be locked. */
export const writeStep = async (
  tx: Tx,
  { market, receipt }: Pick<ReportRow, 'market' | 'receipt'>,
  step: Step,
): Promise<void> => {
  await tx
    .updateTable('illicit_report')
    .set({ state: step.state, decision: step.decision, updated_at: step.at })
    .where('market', '=', market)
    .where('receipt', '=', receipt)
    .execute();
  const { seq } = await tx
    .selectFrom('illicit_report_step')
    .select((entry) => entry.fn.max('seq').as('seq'))
    .where('market', '=', market)
    .where('receipt', '=', receipt)
    .executeTakeFirstOrThrow();
  await insertStep(tx, { market, receipt }, seq + 1, step);
};

export const lockReport = (
  tx: Tx,
  market: string,
  receipt: string,
): Promise<ReportRow | undefined> =>
  tx
    .selectFrom('illicit_report')
    .selectAll()
    .where('market', '=', market)
    .where('receipt', '=', receipt)
    .forUpdate()
    .executeTakeFirst();

const insertStep = async (
  tx: Tx,
  { market, receipt }: Pick<ReportRow, 'market' | 'receipt'>,
  seq: number,
  step: Step,
): Promise<void> => {
  await tx
    .insertInto('illicit_report_step')
    .values({ market, receipt, seq, ...step })
    .execute();
};
