import type { Reply } from '@materia/api-contract';
import { money, toMajorUnits } from '@materia/domain-money';
import type { ReturnState } from '@materia/domain-order';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { OrderWithLines } from '../orders/repository.ts';
import { openWithdrawal, type WithdrawalOccasion } from './withdrawals.ts';
import { withdrawalsOf } from './repository.ts';

type WireWithdrawal = NonNullable<Reply<'readOrder'>['withdrawal']>;

/** Buyers see whether their money is on its way, and none of the shop's own steps. */
const wireReturnState = (state: ReturnState): 'declared' | 'refunded' =>
  state === 'refunded' ? 'refunded' : 'declared';

/** Withdrawals from an order on the wire, and whether its customer may withdraw today. */
export const wireWithdrawal = async (
  db: Reader,
  whole: OrderWithLines,
  occasion: Pick<WithdrawalOccasion, 'market' | 'today'>,
): Promise<WireWithdrawal> => {
  const { order } = whole;
  const earlier = await withdrawalsOf(db, order.market, order.number);
  const open = openWithdrawal(whole, earlier, occasion);
  return {
    ...(open.ok && { open: { ...open.value, lines: [...open.value.lines] } }),
    declared: earlier.map(({ declared_at, lines, refund_minor, state }) => ({
      at: declared_at,
      lines: lines.map(({ line, qty }) => ({ lineNumber: line, quantity: qty })),
      refund: toMajorUnits(money(refund_minor, order.currency)),
      state: wireReturnState(state),
    })),
  };
};
