import { outageAs } from '@materia/api-client-kernel';
import {
  claimGuestOrders,
  fetchGuestOrders,
  openGuestAccount,
  type OrderFacts,
  orderFacts,
} from '@materia/api-orders';
import { mayJoinAccount } from '@materia/domain-checkout';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { type ZonedMoment, zonedMoment } from '@materia/platform-clock';
import { COMMON_PASSWORD, newPasswordFault, termsFault } from '@materia/domain-customer';
import { unreachable } from '@materia/domain-kernel';
import {
  type GuestPurchase,
  guestPurchase,
  orderPaths,
  shopRequest,
  type ShopRequest,
  signInPath,
  withoutLink,
} from '@materia/page-request';
import type { PickupStore } from '@materia/api-stores';
import {
  orderAccountForm,
  type OrderAccountOutcome,
  type SaveOrderCardProps,
  sentForm,
} from '@materia/ui-shop';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { pickupStoreOf } from './pickup-store-of.ts';
import { returnUntil } from './return-until.ts';
import { withdrawalForm } from './withdrawal-form.ts';
import { withdrawAsGuest, type WithdrawalOutcome } from './withdrawal.action.ts';

/** A step of a withdrawal that is not made yet, or an account that was not opened. */
export type GuestOrderOutcome =
  WithdrawalOutcome | ({ readonly kind: 'account' } & OrderAccountOutcome);

export type GuestOrderFacts = {
  /** Stands in addresses for the link of the purchase. */
  readonly reference: string;
  /** Whether this browser has opened the link. */
  readonly isOpened: boolean;
  /** Hours and position of the store where it is collected. */
  readonly pickupStore?: PickupStore | undefined;
  /** Until when a store takes unused products back, although the right to withdraw may be over. */
  readonly returnUntil?: PlainDate | undefined;
  /** The order that the page shows; undefined if the link is not valid. */
  readonly order: OrderFacts | undefined;
  /** The pages of all orders, when the purchase has several. */
  readonly together: readonly {
    readonly number: string;
    readonly path: string;
    readonly isCurrent: boolean;
  }[];
  /** Undefined for a customer whose account has another address than the purchase. */
  readonly account: SaveOrderCardProps | undefined;
  /** Until when the purchase has to be confirmed by email, in the market's time. */
  readonly confirmUntil?: ZonedMoment | undefined;
};

type LinkArgs = Pick<LoaderFunctionArgs, 'context' | 'params'>;

/**
 * Loads a guest's purchase by the signed link that this browser has opened. Redirects an address with
 * the link itself to one without it, and a purchase in the visitor's account to the order there.
 */
export const loadGuestOrder = async ({
  context,
  params,
  url,
}: LinkArgs & Pick<LoaderFunctionArgs, 'url'>) => {
  const shop = context.get(shopRequest);
  const named = params['link'] ?? '';
  const { reference, link } = guestPurchase(shop, named);
  const page = shop.to('guestOrder', { link: reference });
  if (reference !== named) throw withoutLink(page + url.search);
  const found = link === undefined ? undefined : await fetchGuestOrders(shop.host, link);
  const [first] = found?.orders ?? [];
  const account =
    shop.customer === undefined
      ? { page, email: first?.contact.email ?? '', signInPath: signInPath(shop.to, page) }
      : { accountEmail: shop.customer.email };
  if (found === undefined || first === undefined)
    return data<GuestOrderFacts>(
      { reference, isOpened: link !== undefined, order: undefined, together: [], account },
      { status: 404 },
    );
  if (found.inAccount) throw redirect(shop.to('orderDetails', { orderId: first.id }), 303);
  const { order: asked } = withdrawalForm.read(url.searchParams);
  const order = found.orders.find(({ number }) => number === asked) ?? first;
  const facts = orderFacts(order, shop.market);
  return data<GuestOrderFacts>({
    reference,
    isOpened: true,
    pickupStore: await pickupStoreOf(shop, facts),
    returnUntil: returnUntil(facts, shop),
    order: facts,
    together:
      found.orders.length === 1
        ? []
        : found.orders.map((each) => ({
            number: each.number,
            path: orderPaths(shop.to, each, reference).page,
            isCurrent: each.number === order.number,
          })),
    account:
      shop.customer === undefined || mayJoinAccount(first.contact.email, shop.customer.email)
        ? account
        : undefined,
    confirmUntil:
      found.confirmUntil === undefined
        ? undefined
        : zonedMoment(found.confirmUntil, shop.market.timeZone),
  });
};

/**
 * Takes a step of a withdrawal, opens an account of the purchase, or adds the purchase to the
 * account of the signed-in customer.
 */
export const changeGuestOrder = async ({
  context,
  params,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>) => {
  const shop = context.get(shopRequest);
  const purchase = guestPurchase(shop, params['link'] ?? '');
  const form = await request.formData();
  if (sentForm(form, { account: orderAccountForm }) === 'account')
    return openAccount(shop, purchase, form);
  return form.has(withdrawalForm.names.step)
    ? withdrawAsGuest(shop, purchase, form)
    : claim(shop, purchase);
};

/**
 * Opens an account of the purchase with the typed password, signs in, and redirects to the order in
 * the account (303).
 */
const openAccount = async (
  shop: ShopRequest,
  { reference, link }: GuestPurchase,
  form: FormData,
) => {
  const { password, terms } = orderAccountForm.read(form);
  const faults = {
    password: newPasswordFault(password, shop.market.rules.password),
    terms: termsFault('register', terms) && ({ kind: 'terms-not-accepted' } as const),
  };
  if (faults.password !== undefined || faults.terms !== undefined)
    return refuseAccount({ faults, problem: undefined });
  const found = link === undefined ? undefined : await fetchGuestOrders(shop.host, link);
  const email = found?.orders[0]?.contact.email;
  const page = shop.to('guestOrder', { link: reference });
  if (link === undefined || email === undefined) return redirect(page, 303);
  const opened = await openGuestAccount(shop.host, link, password);
  if (!opened.ok) {
    const { kind } = opened.error;
    switch (kind) {
      case 'unknown-link':
        return redirect(page, 303);
      case 'common-password':
        return refuseAccount({ faults: { password: COMMON_PASSWORD }, problem: undefined });
      case 'account-exists':
      case 'too-many-requests':
        return refuseAccount({ faults: {}, problem: kind });
      case 'refused':
        return refuseAccount({ faults: {}, problem: 'failed' });
      default:
        return unreachable(kind);
    }
  }
  const outcome = await shop.session
    .signIn({ username: email, password })
    .catch(outageAs('problem'));
  // The account has the order; if signing in fails now, customers sign in themselves.
  return redirect(
    outcome === 'signed-in' ? shop.to('orderDetails', { orderId: opened.value }) : shop.to('login'),
    303,
  );
};

const refuseAccount = (outcome: OrderAccountOutcome) =>
  data<GuestOrderOutcome>({ kind: 'account', ...outcome }, { status: 422 });

/** Redirects to the order in the account, or to where its address is confirmed first (303). */
const claim = async (shop: ShopRequest, { reference, link }: GuestPurchase) => {
  const page = shop.to('guestOrder', { link: reference });
  if (shop.customer === undefined) return redirect(signInPath(shop.to, page), 303);
  if (link === undefined) return redirect(page, 303);
  const claimed = await claimGuestOrders(shop.host, link);
  if (claimed.ok) return redirect(shop.to('orderDetails', { orderId: claimed.value }), 303);
  const { kind } = claimed.error;
  switch (kind) {
    case 'unknown-link':
      return redirect(page, 303);
    case 'mailbox-unproven':
      shop.session.flash({ type: 'warning', key: 'guest.confirmFirst' });
      return redirect(shop.to('mySecurity'), 303);
    default:
      return unreachable(kind);
  }
};
