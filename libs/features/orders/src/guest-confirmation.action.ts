import { confirmGuestOrders } from '@materia/api-orders';
import { guestPurchase, shopRequest, withoutLink } from '@materia/page-request';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';

/** Why an order was not confirmed. */
export type ConfirmationOutcome =
  | 'closed'
  | 'unknown-link'
  /** This browser has not opened the link in the mail, or no longer remembers it. */
  | 'not-opened';

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

/** Confirms a guest's order by the link in the mail and redirects to the order (303). */
export const confirmGuestOrder = async ({
  context,
  params,
}: Pick<ActionFunctionArgs, 'context' | 'params'>) => {
  const shop = context.get(shopRequest);
  const { link } = guestPurchase(shop, params['link'] ?? '');
  if (link === undefined) return refuse('not-opened');
  const confirmed = await confirmGuestOrders(shop.host, link);
  return confirmed.kind === 'confirmed'
    ? redirect(shop.to('guestOrder', { link: shop.session.keepGuestLink(confirmed.link) }), 303)
    : refuse(confirmed.kind);
};

const refuse = (outcome: ConfirmationOutcome) =>
  data<ConfirmationOutcome | undefined>(outcome, { status: STATUSES[outcome] });

const STATUSES = {
  closed: 410,
  'unknown-link': 404,
  'not-opened': 404,
} as const satisfies Readonly<Record<ConfirmationOutcome, number>>;
