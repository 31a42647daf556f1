import { fail, ok } from '@materia/domain-kernel';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { openAlarms, settleAlarm } from './money-desk.ts';
import { wireAlarm } from './wire-money-desk.ts';

/**
 * Staff see what went wrong with money, and take it off the list once they have looked after it.
 */
export const paymentDeskHandlers = ({
  db,
}: WithDb): HandlersOf<'listPaymentAlarms' | 'settlePaymentAlarm'> => ({
  listPaymentAlarms: async (_input, { market }) =>
    ok((await openAlarms(db, market.id)).map(wireAlarm)),

  settlePaymentAlarm: async ({ params, body }, { market, member, now }) => {
    const act = { market: market.id, by: member.name, now };
    const settled = await settleAlarm(db, params.id, body.comment, act);
    return settled === undefined ? fail({ kind: 'not-found' }) : ok(wireAlarm(settled));
  },
});
