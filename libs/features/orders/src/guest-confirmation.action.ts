import { confirmGuestOrders } from '@materia/api-orders';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';

/** Why an order was not confirmed. */
export type ConfirmationOutcome = 'closed' | 'unknown-link';

/**
 * Confirms a guest's order by the link in the mail and redirects to the order (303). Opening the
 * link changes nothing.
 */
export const confirmGuestOrder = async ({
  context,
  params,
}: Pick<ActionFunctionArgs, 'context' | 'params'>) => {
  const shop = context.get(shopRequest);
  const confirmed = await confirmGuestOrders(shop.host, params['link'] ?? '');
  return confirmed.kind === 'confirmed'
    ? redirect(shop.to('guestOrder', { link: confirmed.link }), 303)
    : data<ConfirmationOutcome>(confirmed.kind, { status: STATUSES[confirmed.kind] });
};

const STATUSES = {
  closed: 410,
  'unknown-link': 404,
} as const satisfies Readonly<Record<ConfirmationOutcome, number>>;
