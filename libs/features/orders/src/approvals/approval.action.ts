import { fetchStore } from '@materia/api-stores';
import { anyOutageAs } from '@materia/api-client-kernel';
import {
  type Approval,
  type ApprovalProblem,
  orderApproval,
  refuseApproval,
  withdrawApproval,
} from '@materia/api-orders';
import { APPROVAL_REASON_MAXIMUM } from '@materia/domain-customer';
import { fail, unreachable } from '@materia/domain-kernel';
import type { TextKey } from '@materia/market-model';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { APPROVAL_FORMS, refuseForm } from './approval-form.ts';
import { approvalOf } from './approvals.loader.ts';

/** Why nothing was decided; `reason` is what was typed. */
export type ApprovalActionData =
  | { readonly problem: ApprovalProblem }
  | { readonly fault: 'missing' | 'too-long'; readonly reason: string };

const STATUSES = {
  decided: 409,
  busy: 409,
  failed: 502,
} as const satisfies Readonly<Record<ApprovalProblem, number>>;

/** Withdraws a request, refuses it, or puts it into the approver's cart. */
export const decideApproval = async ({
  context,
  params,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const approval = await approvalOf(shop, params['approvalId']);
  const sent = sentForm(form, APPROVAL_FORMS);
  switch (sent) {
    case 'withdraw': {
      const done = await withdrawApproval(shop.host, approval.id).catch(OUTAGE);
      if (!done.ok) return refused(done.error);
      // Whichever cart is the member's now is found by its owner.
      shop.session.forgetCart();
      return decided(shop, approval, 'approvals.withdrawnDone');
    }
    case 'refuse': {
      const reason = refuseForm.read(form).reason.trim();
      if (reason === '') return faulty('missing', reason);
      if (reason.length > APPROVAL_REASON_MAXIMUM) return faulty('too-long', reason);
      const done = await refuseApproval(shop.host, approval, reason).catch(OUTAGE);
      return done.ok ? decided(shop, approval, 'approvals.refusedDone') : refused(done.error);
    }
    case 'order':
      return order(shop, approval);
    case undefined:
      return refused('failed');
    default:
      return unreachable(sent);
  }
};

const OUTAGE = anyOutageAs(fail('failed' as const));

/** Its cart id is remembered, then its store, at which the purchase takes place. */
const order = async (shop: ShopRequest, approval: Approval) => {
  const cart = await orderApproval(shop.host, approval).catch(OUTAGE);
  if (!cart.ok) return refused(cart.error);
  const stores = await shop.host('readMyCart', {
    body: { request: { cart_id: cart.value, retailer_id: shop.store.id } },
  });
  const storeId = stores.ok ? stores.value[0]?.cart.approval?.retailer_id : undefined;
  const store =
    storeId === undefined
      ? undefined
      : await fetchStore(shop.host, storeId).catch(anyOutageAs(undefined));
  shop.session.rememberCart({
    id: cart.value,
    itemsCount: approval.itemsCount,
    quoteStore: store?.id ?? storeId ?? shop.store.id,
  });
  shop.session.cartChanged('add-products');
  return redirect(shop.to('cart'), 303);
};

const decided = (shop: ShopRequest, { id: approvalId }: Approval, key: TextKey) => {
  shop.session.flash({ type: 'success', key });
  shop.session.cartChanged('check');
  return redirect(shop.to('approval', { approvalId }), 303);
};

const refused = (problem: ApprovalProblem) =>
  data<ApprovalActionData>({ problem }, { status: STATUSES[problem] });

const faulty = (fault: 'missing' | 'too-long', reason: string) =>
  data<ApprovalActionData>({ fault, reason }, { status: 422 });
