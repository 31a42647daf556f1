import { type PlainDate, parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { money, toMajorUnits } from '@materia/domain-money';
import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import { type Tx, type WithDb, withTx } from '../../platform/database/with-tx.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import { findAnyOrders } from '../orders/repository.ts';
import { moveReturn, type ReturnReport, type ReturnReportRefusal } from './move-return.ts';
import { recordPallets } from './record-pallets.ts';
import { findOpenReturns, findReturnBySeq, findReturnLines } from './repository.ts';
import { type LockedReturn, lockReturnByCode } from './report-sent.ts';
import { parseReturnCode } from './return-code.ts';
import { wireDeskReturn, wireDeskReturnWithLines } from './wire-return-desk.ts';

const MOST_LISTED = 200;
const NOT_FOUND = fail({ kind: 'not-found' } as const);

type ReturnDeskCall =
  'listReturns' | 'readReturn' | 'receiveReturn' | 'inspectReturn' | 'recordPallets';

/** Staff receive and inspect what buyers return, and record pallets that come back. */
export const returnDeskHandlers = ({
  db,
  security,
}: WithDb & { readonly security: SecurityLog }): HandlersOf<ReturnDeskCall> => ({
  listReturns: async (_input, { market }) => {
    const rows = await findOpenReturns(db, market.id, MOST_LISTED);
    const orders = await findAnyOrders(
      db,
      market.id,
      rows.map(({ order_number }) => order_number),
    );
    return ok(
      rows.map((row) => {
        const order = orders.find(({ number }) => number === row.order_number);
        if (order === undefined) throw new Error('A return has its order');
        return wireDeskReturn(row, order, market);
      }),
    );
  },

  readReturn: async ({ params }, { market }) => {
    const parsed = parseReturnCode(params.code);
    if (parsed === undefined) return NOT_FOUND;
    const row = await findReturnBySeq(db, market.id, parsed.orderNumber, parsed.seq);
    const [order] = await findAnyOrders(db, market.id, [parsed.orderNumber]);
    return row === undefined || order === undefined
      ? NOT_FOUND
      : ok(wireDeskReturnWithLines(row, await findReturnLines(db, row), order, market));
  },

  receiveReturn: ({ params }, { market, member, now }) =>
    withTx(db, async (tx) => {
      const found = await lockReturnByCode(tx, market.id, params.code);
      if (found === undefined) return NOT_FOUND;
      const act = { market, by: member.name, now };
      const moved = await reportAll(tx, found, [{ kind: 'received' }], act);
      return moved.ok
        ? ok(await answered(tx, moved.value, market))
        : fail({ kind: 'step-not-allowed' });
    }),

  inspectReturn: ({ params, body }, { market, member, now }) =>
    withTx(db, async (tx) => {
      const found = await lockReturnByCode(tx, market.id, params.code);
      if (found === undefined) return NOT_FOUND;
      const known = await findReturnLines(tx, found.row);
      if (body.lines.some(({ line }) => known.every((one) => one.line !== line)))
        return fail({ kind: 'bad-input', message: 'The return has no such line.' });
      const inspected: ReturnReport = {
        kind: 'inspected',
        lines: new Map(body.lines.map(({ line, ...units }) => [line, units])),
      };
      const moved = await reportAll(tx, found, [inspected], { market, by: member.name, now });
      if (!moved.ok)
        return moved.error.kind === 'step-not-allowed'
          ? fail({ kind: 'step-not-allowed' })
          : fail({ kind: 'bad-input', message: FAULTS[moved.error.kind] });
      if (moved.value.row.state !== 'inspected') return ok(await answered(tx, moved.value, market));
      security({ event: 'refund-started', realm: 'staff', account: member.name });
      const refunded = await reportAll(tx, moved.value, [{ kind: 'refunded' }], {
        market,
        by: member.name,
        now,
      });
      if (!refunded.ok) throw new Error('What was inspected and accepted is refunded');
      return ok(await answered(tx, refunded.value, market));
    }),

  recordPallets: async ({ params, body }, { market, member, now }) => {
    const today = zonedMoment(now, market.timeZone).date;
    const day = body.day === undefined ? today : dayOf(body.day);
    if (day === undefined || day > today)
      return fail({ kind: 'bad-input', message: 'The day has not come yet.' });
    const act = { by: member.name, now };
    const recorded = await recordPallets(db, market, params.id, { count: body.count, day }, act);
    if (recorded.ok) {
      security({ event: 'refund-started', realm: 'staff', account: member.name });
      const { order_number, pallets, refund_minor } = recorded.value;
      const { currency } = market;
      const refund = toMajorUnits(money(refund_minor, currency));
      return ok({ order_number, pallets, refund, currency });
    }
    const { error } = recorded;
    switch (error.kind) {
      case 'not-found':
        return NOT_FOUND;
      case 'no-pallets':
        return fail({ kind: 'step-not-allowed', message: 'No pallets were handed over.' });
      case 'more-than-delivered':
        return fail({
          kind: 'step-not-allowed',
          message: `${error.delivered} pallets are still out.`,
        });
      case 'return-period-over':
        return fail({
          kind: 'step-not-allowed',
          message: `Pallets could be returned until ${error.lastDay}.`,
        });
    }
  },
});

const FAULTS = {
  'too-many-units': 'More units were accepted than were returned.',
  'reason-missing': 'Units that are not accepted need a reason.',
} as const satisfies Readonly<
  Record<Exclude<ReturnReportRefusal['kind'], 'step-not-allowed'>, string>
>;

const dayOf = (text: string): PlainDate | undefined => {
  const day = parsePlainDate(text);
  return day.ok ? day.value : undefined;
};

const reportAll = async (
  tx: Tx,
  { order, row }: LockedReturn,
  reports: readonly ReturnReport[],
  act: { readonly market: Market; readonly by: string; readonly now: string },
): Promise<Result<LockedReturn, ReturnReportRefusal>> => {
  let current = row;
  for (const report of reports) {
    const moved = await moveReturn(tx, order, current, report, act);
    if (!moved.ok) return moved;
    current = moved.value;
  }
  return ok({ order, row: current });
};

const answered = async (tx: Tx, { order, row }: LockedReturn, market: Market) =>
  wireDeskReturnWithLines(row, await findReturnLines(tx, row), order, market);
