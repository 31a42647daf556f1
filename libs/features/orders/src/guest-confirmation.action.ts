import { confirmGuestOrders } from '@materia/api-orders';
import { guestPurchase, shopRequest, withoutLink } from '@materia/page-request';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';

/** Why an order was not confirmed. */
type ConfirmationRefusal =
  | 'closed'
  | 'unknown-link'
  /** This browser has not opened the link in the mail, or no longer remembers it. */
  | 'not-opened';

/** Why an order was not confirmed, or which order of an account was. */
export type ConfirmationOutcome =
  ConfirmationRefusal | { readonly kind: 'confirmed'; readonly orderId: string };

/**
 * Redirects the address in the mail to one without its signed link, which this browser remembers. Changes
 * nothing else: mail programs open links by themselves.
 */
export const loadGuestConfirmation = ({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params'>) => {
  const shop = context.get(shopRequest);
  const named = params['link'] ?? '';
  const { reference, link } = guestPurchase(shop, named);
  if (reference !== named) throw withoutLink(shop.to('guestConfirmation', { link: reference }));
  return link === undefined
    ? refuse('not-opened')
    : data<ConfirmationOutcome | undefined>(undefined);
};

/**
 * Confirms an order by the link in the mail and redirects to a guest's order (303). Whoever reads the
 * mail may not be signed in, so the page says itself that an account's order is confirmed.
 */
export const confirmGuestOrder = async ({
  context,
  params,
}: Pick<ActionFunctionArgs, 'context' | 'params'>) => {
  const shop = context.get(shopRequest);
  const { link } = guestPurchase(shop, params['link'] ?? '');
  if (link === undefined) return refuse('not-opened');
  const confirmed = await confirmGuestOrders(shop.host, link);
  if (confirmed.kind !== 'confirmed') return refuse(confirmed.kind);
  const { orderId, link: ofGuest } = confirmed;
  return ofGuest === undefined
    ? data<ConfirmationOutcome | undefined>({ kind: 'confirmed', orderId })
    : redirect(shop.to('guestOrder', { link: shop.session.keepGuestLink(ofGuest) }), 303);
};

const refuse = (outcome: ConfirmationRefusal) =>
  data<ConfirmationOutcome | undefined>(outcome, { status: STATUSES[outcome] });

const STATUSES = {
  closed: 410,
  'unknown-link': 404,
  'not-opened': 404,
} as const satisfies Readonly<Record<ConfirmationRefusal, number>>;
