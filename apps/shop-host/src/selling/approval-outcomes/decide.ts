import { type ApprovalEvent, type ApprovalState, approvalAfter } from '@materia/domain-customer';
import { ok, type Result } from '@materia/domain-kernel';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { DECIDED } from '../approval-requests/refusals.ts';
import {
  type ApprovalKey,
  type ApprovalRow,
  approvalsOverdue,
  changeApproval,
  lockApproval,
  waitingApprovalsOf,
} from '../approval-requests/repository.ts';
import { giveBack, lockAskedCarts } from './return-cart.ts';

/** The state of a request after an event that can happen: callers have checked, and a refusal is a bug. */
export const requestAfter = (
  { id, state }: Pick<ApprovalRow, 'id' | 'state'>,
  event: ApprovalEvent,
): ApprovalState => {
  const next = approvalAfter(state, event);
  if (next.ok) return next.value;
  throw new Error(`The request ${id} is ${state}: ${event} cannot happen to it`);
};

type Ending =
  | { readonly event: 'refuse'; readonly by: string; readonly reason: string }
  | { readonly event: 'withdraw' | 'expire' };

/**
 * Ends a request without an order, and its cart is the member's again. Refused once somebody has decided,
 * or is paying for it: whoever is later finds one decision.
 */
export const endApproval = async (
  tx: Tx,
  key: ApprovalKey,
  ending: Ending,
  now: string,
): Promise<Result<true, Refusal<'not-found' | 'approval-decided'>>> => {
  const row = await lockApproval(tx, key);
  if (row === undefined) return { ok: false, error: { kind: 'not-found' } };
  const next = approvalAfter(row.state, ending.event);
  if (!next.ok) return DECIDED;
  const carts = await lockAskedCarts(tx, row);
  if (carts !== undefined) await giveBack(tx, carts, now);
  await changeApproval(tx, row, {
    state: next.value,
    decided_at: now,
    ...(ending.event === 'refuse' && { decided_by: ending.by, reason: ending.reason }),
  });
  // Members who withdraw know it.
  if (ending.event !== 'withdraw') await mailMember(tx, row, now);
  return ok(true);
};

/** Tells the member how a request has ended. */
export const mailMember = (tx: Tx, { market, id }: ApprovalKey, now: string): Promise<void> =>
  enqueueMail(tx, { market, kind: 'approval-decided', payload: { approval: id }, now });

/**
 * Ends what a member waits for who left the company or does not buy for it any more. Their carts are
 * theirs alone then.
 */
export const endApprovalsOfMember = async (
  tx: Tx,
  market: string,
  customerId: string,
  now: string,
): Promise<void> => {
  for (const id of await waitingApprovalsOf(tx, market, customerId))
    await endApproval(tx, { market, id }, { event: 'withdraw' }, now);
};

/** Ends at most so many requests about which nobody has decided in time; returns how many were due. */
export const expireApprovals = async (
  db: Db,
  market: string,
  now: string,
  most: number,
): Promise<number> => {
  const due = await approvalsOverdue(db, market, now, most);
  for (const id of due)
    await withTx(db, (tx) => endApproval(tx, { market, id }, { event: 'expire' }, now));
  return due.length;
};
