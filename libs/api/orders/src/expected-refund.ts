import { addMoney, type Money, subtractMoney, sumMoney } from '@materia/domain-money';
import { refundOfUnits } from '@materia/domain-pricing';
import { isByPromise, type OrderUnits, type TrackedOrder } from './order.ts';

/**
 * What goes back for units of an order, with tax, by the rule of the host: their share of what was
 * charged for their lines, and once nothing is left of the order everything else that was paid,
 * unless they go back by the promise of the shop. Deposits of pallets that came back went before.
 * Nothing for an order that is paid at the handover and not handed over yet.
 */
export const expectedRefund = (
  {
    lines,
    total,
    payment,
    withdrawals,
    openWithdrawal,
    pallets,
  }: Pick<
    TrackedOrder,
    'lines' | 'total' | 'payment' | 'withdrawals' | 'openWithdrawal' | 'pallets'
  >,
  units: readonly OrderUnits[],
  { outsideTrade = false }: { readonly outsideTrade?: boolean } = {},
): Money => {
  const { currency } = total;
  const sum = (amounts: readonly Money[]): Money => sumMoney(amounts, currency);
  if (payment.state === 'in-store' && openWithdrawal?.whole === true) return sum([]);
  const returned = lines.map((line) => ({
    charged: line.charged,
    quantity: line.quantity,
    before: unitsOf(
      withdrawals.flatMap((withdrawal) => withdrawal.lines),
      line,
    ),
    now: unitsOf(units, line),
  }));
  const share = sum(returned.map(refundOfUnits));
  const isAll =
    !(openWithdrawal !== undefined && isByPromise(openWithdrawal, { outsideTrade })) &&
    returned.every(({ quantity, before, now }) => before + now === quantity);
  const charges = subtractMoney(
    subtractMoney(total, sum(returned.map(({ charged }) => charged))),
    sum((pallets?.returned ?? []).map(({ refund }) => refund)),
  );
  return isAll ? addMoney(share, charges) : share;
};

const unitsOf = (units: readonly OrderUnits[], { lineNumber }: Pick<OrderUnits, 'lineNumber'>) =>
  units
    .filter((each) => each.lineNumber === lineNumber)
    .reduce((count, { quantity }) => count + quantity, 0);
