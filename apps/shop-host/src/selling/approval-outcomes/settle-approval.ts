import { companyMay } from '@materia/domain-customer';
import { findMembership } from '../../customers/companies/members-repository.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { changeLine, deleteLine, linesOf } from '../cart/repository.ts';
import { findTakenCart, type PurchaseKey } from '../cart/taken-carts-repository.ts';
import type { CartLineRow } from '../pricing/price-cart.ts';
import { endApproval, mailMember, requestAfter } from './decide.ts';
import { type ApprovalRow, changeApproval, lockApproval } from '../approval-requests/repository.ts';
import { type AskedCarts, endAskedCart, giveBack, lockAskedCarts } from './return-cart.ts';

type Ordered = readonly Pick<CartLineRow, 'line' | 'qty'>[];

/** A request that an approver is placing, with its carts, all locked. */
export type PlacedApproval = { readonly row: ApprovalRow; readonly carts: AskedCarts };

/** Locks a request for its placement; undefined unless it still waits. */
export const lockForPlacement = async (
  tx: Tx,
  market: string,
  id: string,
): Promise<PlacedApproval | undefined> => {
  const row = await lockApproval(tx, { market, id });
  if (row?.state !== 'waiting') return undefined;
  const carts = await lockAskedCarts(tx, row);
  return carts && { row, carts };
};

/** The order of an approver counts: what it left out is the member's again, the rest of the cart is gone. */
export const completeApproval = async (
  tx: Tx,
  { row, carts }: PlacedApproval,
  by: string,
  orderNumber: string,
  ordered: Ordered,
  now: string,
): Promise<void> => {
  const quantities = new Map(ordered.map(({ line, qty }) => [line, qty]));
  let left = 0;
  for (const line of await linesOf(tx, carts.asked.market, carts.asked.id)) {
    const rest = line.qty - (quantities.get(line.line) ?? 0);
    if (rest <= 0) await deleteLine(tx, line);
    else if (rest < line.qty) await changeLine(tx, line, { qty: rest });
    if (rest > 0) left += rest;
  }
  await (left > 0 ? giveBack(tx, carts, now) : endAskedCart(tx, carts, now));
  await changeApproval(tx, row, {
    state: requestAfter(row, 'place'),
    decided_at: now,
    decided_by: by,
    order_number: orderNumber,
  });
  await mailMember(tx, row, now);
};

/** An approver has ordered it and has yet to pay. Its cart waits for the end of that. */
export const awaitPaymentOf = (
  tx: Tx,
  { row }: PlacedApproval,
  by: string,
  orderNumber: string,
): Promise<void> =>
  changeApproval(tx, row, {
    state: requestAfter(row, 'order'),
    decided_by: by,
    order_number: orderNumber,
  });

/** A purchase is paid: what it ordered for a member is placed. To be called while its cart is there. */
export const settleApproval = async (tx: Tx, purchase: PurchaseKey, now: string): Promise<void> => {
  const taken = await findTakenCart(tx, purchase);
  if (taken?.approves == null || taken.customer_id === null) return;
  const row = await lockApproval(tx, { market: taken.market, id: taken.approves });
  if (row?.state !== 'ordered') return;
  const carts = await lockAskedCarts(tx, row);
  if (carts === undefined) return;
  const ordered = await linesOf(tx, taken.market, taken.id);
  await completeApproval(tx, { row, carts }, taken.customer_id, purchase.number, ordered, now);
};

/**
 * A purchase ended unpaid: what it ordered for a member waits for an approver again, or is the member's
 * if they have left the company meanwhile.
 */
export const releaseApproval = async (
  tx: Tx,
  purchase: PurchaseKey,
  now: string,
): Promise<void> => {
  const taken = await findTakenCart(tx, purchase);
  if (taken?.approves == null) return;
  const row = await lockApproval(tx, { market: taken.market, id: taken.approves });
  if (row?.state !== 'ordered') return;
  await changeApproval(tx, row, {
    state: requestAfter(row, 'payment-ended'),
    decided_by: null,
    order_number: null,
  });
  const member = await findMembership(tx, row.market, row.customer_id);
  const isMember = member?.legalEntityId === row.legal_entity_id && companyMay(member.role, 'buy');
  if (!isMember) await endApproval(tx, row, { event: 'withdraw' }, now);
};
