import { HELD_STATES } from '@materia/domain-cart';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import { type Db, withTx } from '../../platform/database/with-tx.ts';
import { CART_LOCKED, endConversionThatIsOver, startConversion } from '../cart/conversions.ts';
import { copyDelivery } from '../cart/choices-repository.ts';
import { customerCartId, findCart, linesOf, lockCart } from '../cart/repository.ts';
import { DECIDED, NOT_FOUND } from '../approval-requests/refusals.ts';
import { findApproval, mayOrderApproval } from '../approval-requests/repository.ts';

/**
 * Puts what a member asks for in the place of the approver's cart, which is parked as it is, and returns
 * the id of the new cart. It has the lines, the store, the promo code and the deliveries that the member
 * chose. Repeating it gives the same cart. The request waits on: whoever places it first has decided.
 */
export const orderApproval = async (
  db: Db,
  { legalEntityId, approvalId }: { readonly legalEntityId: string; readonly approvalId: string },
  context: CustomerContext,
): Promise<Result<string, RefusalOf<'orderApproval'>>> => {
  const { market, customer, now } = context;
  const { customerId } = customer;
  await endConversionThatIsOver(db, context);
  return withTx(db, async (tx) => {
    const approval = await findApproval(tx, { market: market.id, legalEntityId }, approvalId);
    if (approval === undefined) return NOT_FOUND;
    if (!(await mayOrderApproval(tx, approval, customerId, now))) return DECIDED;
    const cartId = await customerCartId(tx, market.id, customerId, now);
    const buyer = { kind: 'customer', customerId } as const;
    const cart = await lockCart(tx, market.id, cartId, buyer, ...HELD_STATES);
    if (cart?.approves === approvalId) return ok(cart.id);
    if (cart === undefined || cart.state === 'quote') return CART_LOCKED;
    const member = { kind: 'customer', customerId: approval.customer_id } as const;
    const asked =
      approval.cart_id === null
        ? undefined
        : await findCart(tx, market.id, approval.cart_id, member, 'approval');
    if (asked?.store_id == null) return fail({ kind: 'approval-decided' });
    const id = randomId();
    await startConversion(
      tx,
      cart,
      {
        id,
        converts: asked.converts,
        approves: approvalId,
        storeId: asked.store_id,
        lines: await linesOf(tx, market.id, asked.id),
      },
      now,
    );
    await copyDelivery(tx, asked, { market: market.id, id });
    return ok(id);
  });
};
