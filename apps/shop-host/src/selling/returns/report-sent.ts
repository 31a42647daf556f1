import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { lockOrderToMove } from '../lifecycle/move-order.ts';
import type { OrderRow } from '../orders/repository.ts';
import { moveReturn } from './move-return.ts';
import { findReturnBySeq, lockReturn, type ReturnRow } from './repository.ts';
import { parseReturnCode } from './return-code.ts';

/** A return with its order, both locked. */
export type LockedReturn = { readonly order: OrderRow; readonly row: ReturnRow };

/** Finds and locks a return with its order by its code; undefined if there is none. */
export const lockReturnByCode = async (
  tx: Tx,
  market: string,
  code: string,
): Promise<LockedReturn | undefined> => {
  const parsed = parseReturnCode(code);
  if (parsed === undefined) return undefined;
  const order = await lockOrderToMove(tx, market, parsed.orderNumber);
  const found = order && (await findReturnBySeq(tx, market, order.number, parsed.seq));
  const row = found && (await lockReturn(tx, market, found.id));
  return order === undefined || row === undefined ? undefined : { order, row };
};

/**
 * Records that the buyer has sent the products, which is why the refund waits no longer. Once only:
 * what was stated is for the staff and is never mailed to anybody.
 */
export const reportSent = async (
  tx: Tx,
  { order, row }: LockedReturn,
  { carrier, parcel }: { readonly carrier: string; readonly parcel: string },
  { market, now }: { readonly market: Market; readonly now: string },
): Promise<Result<ReturnRow, Refusal<'step-not-allowed'>>> => {
  const moved = await moveReturn(
    tx,
    order,
    row,
    { kind: 'sent', carrier, parcel },
    { market, by: 'buyer', now },
  );
  return moved.ok ? ok(moved.value) : fail({ kind: 'step-not-allowed' });
};
