import {
  claimGuestOrders,
  fetchGuestOrders,
  type OrderFacts,
  orderFacts,
} from '@materia/api-orders';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { type ZonedMoment, zonedMoment } from '@materia/platform-clock';
import { accountPaths, orderPaths, shopRequest, type ShopRequest } from '@materia/page-request';
import type { SaveOrderCardProps } from '@materia/ui-shop';
import type { PickupStore } from '@materia/api-stores';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { pickupStoreOf } from './pickup-store-of.ts';
import { returnUntil } from './return-until.ts';
import { withdrawalForm } from './withdrawal-form.ts';
import { withdrawAsGuest } from './withdrawal.action.ts';

export type GuestOrderFacts = {
  /** The signed link of the purchase. */
  readonly link: string;
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
  readonly account: SaveOrderCardProps;
  /** Until when the purchase has to be confirmed by email, in the market's time. */
  readonly confirmUntil?: ZonedMoment | undefined;
};

type LinkArgs = Pick<LoaderFunctionArgs, 'context' | 'params'>;

/**
 * Loads a guest's purchase by its signed link. Once it is in the visitor's account, redirects to
 * the order there.
 */
export const loadGuestOrder = async ({
  context,
  params,
  url,
}: LinkArgs & Pick<LoaderFunctionArgs, 'url'>) => {
  const shop = context.get(shopRequest);
  const link = params['link'] ?? '';
  const page = shop.to('guestOrder', { link });
  const account =
    shop.customer === undefined
      ? accountPaths(shop.to, page)
      : { accountEmail: shop.customer.email };
  const found = await fetchGuestOrders(shop.host, link);
  const [first] = found?.orders ?? [];
  if (found === undefined || first === undefined)
    return data<GuestOrderFacts>(
      { link, order: undefined, together: [], account },
      { status: 404 },
    );
  if (found.inAccount) throw redirect(shop.to('orderDetails', { orderId: first.id }), 303);
  const { order: asked } = withdrawalForm.read(url.searchParams);
  const order = found.orders.find(({ number }) => number === asked) ?? first;
  const facts = orderFacts(order, shop.market);
  return data<GuestOrderFacts>({
    link,
    pickupStore: await pickupStoreOf(shop, facts),
    returnUntil: returnUntil(facts, shop),
    order: facts,
    together:
      found.orders.length === 1
        ? []
        : found.orders.map((each) => ({
            number: each.number,
            path: orderPaths(shop.to, each, link).page,
            isCurrent: each.number === order.number,
          })),
    account,
    confirmUntil:
      found.confirmUntil === undefined
        ? undefined
        : zonedMoment(found.confirmUntil, shop.market.timeZone),
  });
};

/** Takes a step of a withdrawal, or adds the purchase to the account of the signed-in customer. */
export const changeGuestOrder = async ({
  context,
  params,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'params' | 'request'>) => {
  const shop = context.get(shopRequest);
  const link = params['link'] ?? '';
  const form = await request.formData();
  return form.has(withdrawalForm.names.step)
    ? withdrawAsGuest(shop, link, form)
    : claim(shop, link);
};

/** Redirects to the order in the account (303). */
const claim = async (shop: ShopRequest, link: string) => {
  const page = shop.to('guestOrder', { link });
  if (shop.customer === undefined) return redirect(accountPaths(shop.to, page).signInPath, 303);
  const orderId = await claimGuestOrders(shop.host, link);
  return redirect(orderId === undefined ? page : shop.to('orderDetails', { orderId }), 303);
};
