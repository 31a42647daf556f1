import { confirmGuestOrders } from '@materia/api-orders';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';

/** Why an order was not confirmed, or which order of an account was. */
export type ConfirmationOutcome =
  'closed' | 'unknown-link' | { readonly kind: 'confirmed'; readonly orderId: string };

/**
 * Confirms an order by the link in the mail and redirects to a guest's order (303). Whoever reads the
 * mail may not be signed in, so the page says itself that an account's order is confirmed. Opening
 * the link changes nothing.
 */
export const confirmGuestOrder = async ({
  context,
  params,
}: Pick<ActionFunctionArgs, 'context' | 'params'>) => {
  const shop = context.get(shopRequest);
  const confirmed = await confirmGuestOrders(shop.host, params['link'] ?? '');
  if (confirmed.kind !== 'confirmed')
    return data<ConfirmationOutcome>(confirmed.kind, { status: STATUSES[confirmed.kind] });
  const { orderId, link } = confirmed;
  return link === undefined
    ? data<ConfirmationOutcome>({ kind: 'confirmed', orderId })
    : redirect(shop.to('guestOrder', { link }), 303);
};

const STATUSES = {
  closed: 410,
  'unknown-link': 404,
} as const satisfies Readonly<Record<Extract<ConfirmationOutcome, string>, number>>;
