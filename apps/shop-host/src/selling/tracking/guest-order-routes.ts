import {
  linkedPurchase,
  mayJoinAccount,
  type LinkedPurchase,
  purchaseAfter,
} from '@materia/domain-checkout';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { findCustomer } from '../../customers/account/repository.ts';
import { provenMailbox } from '../../customers/mailbox/repository.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { doEffects } from '../lifecycle/purchase-effects.ts';
import {
  changePurchase,
  findPurchase,
  lockPurchase,
  lockWithCart,
  type PurchaseRow,
} from '../purchases/repository.ts';
import { confirmUntil } from './confirm-until.ts';
import type { GuestLinks } from '../purchases/guest-links.ts';
import { cancelByBuyer } from '../lifecycle/cancel-by-buyer.ts';
import { lockOrderToMove } from '../lifecycle/move-order.ts';
import { lockOrder, type OrderRow, ordersOfPurchase } from '../orders/repository.ts';
import { claimPurchase } from './repository.ts';
import { wireWhole } from './routes.ts';
import { lockReturnByCode, reportSent } from '../returns/report-sent.ts';
import { withdraw } from '../returns/withdrawals.ts';

const NOT_FOUND = fail({ kind: 'not-found' } as const);

/**
 * A guest's placed orders by their signed link (area 13). They do not depend on the flag: who
 * ordered as a guest can still follow the order after a market has closed the guest checkout. An
 * expired link, one of another market and one whose orders are in somebody else's account get the
 * same response.
 */
export const guestOrderHandlers = ({
  db,
  links,
}: {
  readonly db: Db;
  readonly links: GuestLinks;
}): Pick<
  Handlers,
  | 'readGuestOrders'
  | 'withdrawFromGuestOrder'
  | 'cancelGuestOrder'
  | 'reportGuestReturnSent'
  | 'confirmGuestOrders'
  | 'claimGuestOrders'
> => ({
  readGuestOrders: async ({ body }, context) => {
    const { market, now } = context;
    const number = await links.read(market.id, body.link, now);
    if (number === undefined) return NOT_FOUND;
    const purchase = await findPurchase(db, market.id, number);
    const owner = purchaseTo(purchase, context);
    if (owner === undefined || owner.kind === 'foreign') return NOT_FOUND;
    const orders = await ordersOfPurchase(db, market.id, number);
    const until = purchase && confirmUntil(purchase);
    return ok({
      orders: await Promise.all(orders.map((order) => wireWhole(db, order, context))),
      in_account: owner.kind === 'own',
      ...(until !== undefined && { confirm_until: until }),
    });
  },

  confirmGuestOrders: async ({ body }, { market, now }) => {
    const number = await links.read(market.id, body.link, now, 'guest-confirmation');
    if (number === undefined) return NOT_FOUND;
    return withTx(db, async (tx) => {
      const purchase = await lockWithCart(tx, market.id, number);
      if (purchase === undefined) return NOT_FOUND;
      const isOver = purchase.hold_until !== null && purchase.hold_until <= now;
      if (purchase.state !== 'confirmed' && (purchase.state !== 'open' || isOver))
        return fail({ kind: 'purchase-closed' });
      const { state, effects } = purchaseAfter(purchase.state, 'confirmed-by-email');
      await doEffects(tx, effects, { market, purchase, now });
      if (state !== purchase.state) await changePurchase(tx, purchase, { state, proof: 'mailbox' });
      return ok({
        order_id: number,
        ...(purchase.customer_id === null && {
          link: await links.issue(market.id, number, purchase.created_at),
        }),
      });
    });
  },

  withdrawFromGuestOrder: ({ body }, context) =>
    changed(db, links, body, context, async (tx) => {
      const order = await lockOrderToMove(tx, context.market.id, body.order_id);
      return order && { order, change: () => withdraw(tx, order, body, context) };
    }),

  cancelGuestOrder: ({ body }, context) =>
    changed(db, links, body, context, async (tx) => {
      const order = await lockOrderToMove(tx, context.market.id, body.order_id);
      return order && { order, change: () => cancelByBuyer(tx, order, context) };
    }),

  reportGuestReturnSent: ({ body }, context) =>
    changed(db, links, body, context, async (tx) => {
      const found = await lockReturnByCode(tx, context.market.id, body.code);
      return found && { order: found.order, change: () => reportSent(tx, found, body, context) };
    }),

  claimGuestOrders: async ({ body }, context) => {
    const { market, now, customer } = context;
    const number = await links.read(market.id, body.link, now);
    if (number === undefined) return NOT_FOUND;
    return withTx(db, async (tx) => {
      const purchase = await lockPurchase(tx, market.id, number);
      const owner = purchaseTo(purchase, context);
      if (purchase === undefined || owner === undefined || owner.kind === 'foreign')
        return NOT_FOUND;
      const account = await findCustomer(tx, market.id, customer.customerId);
      if (owner.kind === 'unclaimed' && !mayJoinAccount(purchase.email, account.email))
        return NOT_FOUND;
      if (
        owner.kind === 'unclaimed' &&
        (await provenMailbox(tx, market.id, customer.customerId)) === undefined
      )
        return fail({ kind: 'mailbox-unproven' });
      if (owner.kind === 'unclaimed')
        await claimPurchase(tx, market.id, number, customer.customerId);
      return ok({ order_id: number });
    });
  },
});

/** Changes a locked order of the purchase whose link is given, and answers with the order. */
const changed = async (
  db: Db,
  links: GuestLinks,
  { link }: { readonly link: string },
  context: RequestContext,
  lock: (tx: Tx) => Promise<
    | {
        readonly order: OrderRow;
        readonly change: () => Promise<Result<unknown, Refusal<'step-not-allowed'>>>;
      }
    | undefined
  >,
) => {
  const { market, now } = context;
  const number = await links.read(market.id, link, now);
  if (number === undefined) return NOT_FOUND;
  return withTx(db, async (tx) => {
    const owner = purchaseTo(await findPurchase(tx, market.id, number), context);
    if (owner === undefined || owner.kind === 'foreign') return NOT_FOUND;
    const found = await lock(tx);
    if (found?.order.purchase_number !== number) return NOT_FOUND;
    const done = await found.change();
    if (!done.ok) return done;
    const after = await lockOrder(tx, market.id, found.order.number);
    return after === undefined ? NOT_FOUND : ok(await wireWhole(tx, after, context));
  });
};

/** What a purchase is to the caller; undefined if it does not exist. */
const purchaseTo = (
  purchase: PurchaseRow | undefined,
  { customer }: Pick<RequestContext, 'customer'>,
): LinkedPurchase | undefined =>
  purchase && linkedPurchase(purchase.customer_id ?? undefined, customer?.customerId);
