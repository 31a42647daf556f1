import { fail, ok, type Result } from '@materia/domain-kernel';
import type { OwnRefusalBody } from '@materia/api-contract';
import type { ConsoleUnitContext } from '../../platform/contract/context.ts';
import type { HandlersOf, OwnRefusal } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import { recordStaffAction } from '../../platform/staff/audit.ts';
import {
  type DeskAct,
  openAlarms,
  listedRefunds,
  openWithdrawals,
  refundWithdrawal,
  repeatFailedRefund,
  settleAlarm,
} from '../../selling/payments/money-desk.ts';
import {
  wireAlarm,
  wireListedRefund,
  wireReturningWithdrawal,
} from '../../selling/payments/wire-money-desk.ts';
import { consoleRefusal } from './console-refusal.ts';

export type MoneyCalls =
  'readMoneyDesk' | 'settleMoneyAlarm' | 'refundWithdrawal' | 'repeatFailedRefund';

/** Money that needs a person: alarms, withdrawals whose products come back, and refunds. Every act is audited first. */
export const moneyHandlers = (db: Db, security: SecurityLog): HandlersOf<MoneyCalls> => {
  const acting = async (
    action: MoneyCalls,
    { id }: { readonly id: string },
    { market, person, now }: ConsoleUnitContext,
  ): Promise<DeskAct> => {
    await recordStaffAction(db, market.id, now, { actor: person.email, action, subject: { id } });
    if (action === 'refundWithdrawal' || action === 'repeatFailedRefund')
      security({ event: 'refund-started', realm: 'staff', account: person.email });
    return { market: market.id, by: person.email, now };
  };
  return {
    readMoneyDesk: async (_, { market, now }) =>
      ok({
        name: market.name,
        time_zone: market.timeZone,
        alarms: (await openAlarms(db, market.id)).map(wireAlarm),
        withdrawals: (await openWithdrawals(db, market.id)).map(wireReturningWithdrawal),
        refunds: (await listedRefunds(db, market.id, now)).map(wireListedRefund),
      }),
    settleMoneyAlarm: async ({ params, body }, context) => {
      const act = await acting('settleMoneyAlarm', params, context);
      return answered((await settleAlarm(db, params.id, body.comment, act)) !== undefined);
    },
    refundWithdrawal: async ({ params }, context) =>
      answered(
        await refundWithdrawal(
          db,
          context.market,
          params.id,
          await acting('refundWithdrawal', params, context),
        ),
      ),
    repeatFailedRefund: async ({ params }, context) =>
      answered(
        await repeatFailedRefund(
          db,
          params.id,
          await acting('repeatFailedRefund', params, context),
        ),
      ),
  };
};

const answered = (
  isDone: boolean,
): Result<Record<string, never>, OwnRefusal<OwnRefusalBody<MoneyCalls>>> =>
  isDone ? ok({}) : fail(consoleRefusal({ kind: 'not-found' }));
