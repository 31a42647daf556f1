import type { Reply } from '@materia/api-contract';
import { money, toMajorUnits } from '@materia/domain-money';
import type { ReturnState } from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { OrderRow, OrderWithLines } from '../orders/repository.ts';
import { type PalletReturnRow, palletReturnsOf } from './pallets-repository.ts';
import { palletsOf } from './record-pallets.ts';
import { returnCode } from './return-code.ts';
import { refundDay } from './watch-refund.ts';
import { excludedLines, openReturn, type WithdrawalOccasion } from './withdrawals.ts';
import { type Withdrawal, withdrawalsOf } from './repository.ts';

type WireWithdrawal = NonNullable<Reply<'readOrder'>['withdrawal']>;

/** Whether the money is on its way: the one step that former clients know. */
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
  const returned = await palletReturnsOf(db, order.market, order.number);
  const open = openReturn(whole, earlier, occasion);
  const pallets = palletsOf(whole, returned, earlier);
  return {
    ...(open.ok && {
      open: { ...open.value, ways: [...open.value.ways], lines: [...open.value.lines] },
    }),
    declared: earlier.map((row) => wireReturn(row, order, occasion.market)),
    excluded: [...excludedLines(whole)],
    ...(pallets && {
      pallets: {
        out: pallets.out,
        returned: returned.map((row) => wirePalletReturn(row, order)),
      },
    }),
  };
};

const wireReturn = (
  row: Withdrawal,
  { currency }: Pick<OrderRow, 'currency'>,
  market: Market,
): WireWithdrawal['declared'][number] => ({
  at: row.declared_at,
  lines: row.lines.map(({ line, qty }) => ({ lineNumber: line, quantity: qty })),
  refund: toMajorUnits(money(row.refund_minor, currency)),
  state: wireReturnState(row.state),
  code: returnCode(row),
  kind: row.kind,
  way: row.way,
  step: row.state,
  beforeHandover: row.state === 'refunded' && row.received_at === null,
  refundBy: refundDay(row, market),
  ...(row.carrier !== null && { sent: { carrier: row.carrier, parcel: row.parcel ?? '' } }),
  refused: row.lines.flatMap(({ line, qty, accepted, fault }) =>
    accepted === null || fault === null || accepted === qty
      ? []
      : [{ lineNumber: line, quantity: qty - accepted, reason: fault }],
  ),
});

const wirePalletReturn = (
  { pallets, returned_on, refund_minor }: PalletReturnRow,
  { currency }: Pick<OrderRow, 'currency'>,
) => ({
  count: pallets,
  on: returned_on,
  refund: toMajorUnits(money(refund_minor, currency)),
});
