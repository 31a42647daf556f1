import { type HostClient, refusalMeaning, type RefusalTable } from '@materia/api-client-kernel';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Money } from '@materia/domain-money';
import type { Placement } from './checkout-calls.ts';

/** What each refusal of a request for approval is to the member. */
const REFUSALS = {
  'approval-not-needed': 'approval-not-needed',
  'bad-input': 'refused',
  'cart-changed': 'cart-changed',
  'cart-empty': 'cart-empty',
  'delivery-not-possible': 'delivery-not-possible',
  'out-of-stock': 'out-of-stock',
  'store-not-selling': 'store-not-selling',
  'too-many-requests': 'too-many-approvals',
} as const satisfies RefusalTable<'askApproval', string>;

/** Why nobody was asked; the cart is as it was. */
export type ApprovalRefusal = { readonly kind: (typeof REFUSALS)[keyof typeof REFUSALS] };

/**
 * Parks the cart that a member wanted to order above the limit of their company until an approver has
 * decided. Returns the id of the request, of which there is one however often it is sent.
 */
export const askApproval = async (
  host: HostClient,
  placement: Omit<Placement, 'total'> & { readonly total: Money },
): Promise<Result<string, ApprovalRefusal>> => {
  const { cartId, storeId, cartRevision, total, comment } = placement;
  const answer = await host('askApproval', {
    body: {
      request: { cart_id: cartId, retailer_id: storeId },
      cart_revision: cartRevision,
      grand_total_minor: total.minor,
      ...(comment !== '' && { customer_comment: comment }),
    },
  });
  return answer.ok
    ? ok(answer.value.id)
    : fail({ kind: refusalMeaning('askApproval', answer.error, REFUSALS, 'refused') });
};
