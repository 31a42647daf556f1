import { anyOutageAs } from '@materia/api-client-kernel';
import {
  fetchFirstPurchaseId,
  fetchGuestOrders,
  fetchOrder,
  type OrderFacts,
  orderFacts,
  type TrackedOrder,
} from '@materia/api-orders';
import { fetchPickupStore, type PickupStore } from '@materia/api-stores';
import { handoverOf } from '@materia/domain-order';
import { type ZonedMoment, zonedMoment } from '@materia/platform-clock';
import { guestPurchase, shopRequest, type ShopRequest, withoutLink } from '@materia/page-request';
import { data, type LoaderFunctionArgs } from 'react-router';
import { LINK_PARAMETER, ORDER_PARAMETER } from '../progress/checkout-pages.ts';

/**
 * The orders of one purchase, the first one first; none if the query names none of the customer's
 * orders.
 */
export type ConfirmationFacts = {
  readonly orders: readonly OrderFacts[];
  /** Hours and position of the stores of pickups, by the ids of the orders. */
  readonly pickupStores?: Readonly<Record<string, PickupStore>>;
  /** Stands in addresses for the link of a guest's purchase. */
  readonly reference?: string | undefined;
  /** Until when the buyer has to confirm the purchase by email, in the market's time. */
  readonly confirmUntil?: ZonedMoment | undefined;
  /** Present with the customer's first purchase: whether there is a club to join. */
  readonly firstPurchase?: { readonly hasClub: boolean } | undefined;
};

/**
 * Loads the orders that were placed together with the one in the query. Another customer's order
 * and a missing one give the same 404 page, which links to the customer's own orders.
 */
export const loadConfirmation = async ({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const query = new URL(request.url).searchParams;
  const named = query.get(LINK_PARAMETER);
  if (named !== null) return guestConfirmation(shop, named);
  if (shop.customer === undefined) return data<ConfirmationFacts>({ orders: [] }, { status: 404 });
  const orderId = query.get(ORDER_PARAMETER) ?? '';
  const order = /^[\w-]{1,40}$/.test(orderId) ? await fetchOrder(shop.host, orderId) : undefined;
  const together = await Promise.all(
    (order?.purchaseOrders ?? []).map((id) =>
      id === order?.id ? order : fetchOrder(shop.host, id),
    ),
  );
  const facts: ConfirmationFacts = {
    ...(await ordersWithStores(
      shop,
      together.flatMap((each) => each ?? []),
    )),
    confirmUntil: momentOf(order?.confirmUntil, shop),
    firstPurchase:
      order !== undefined && (await isFirstPurchase(shop, order))
        ? { hasClub: shop.flags.LOYALTY_CLUB }
        : undefined,
  };
  return data(facts, order === undefined ? { status: 404 } : {});
};

/** Whether an order is of the customer's earliest confirmed purchase. The page is shown without an answer. */
const isFirstPurchase = async (
  { host }: ShopRequest,
  { purchaseOrders }: TrackedOrder,
): Promise<boolean> =>
  (await fetchFirstPurchaseId(host).catch(anyOutageAs(undefined))) === purchaseOrders[0];

/** The facts of orders, and of the stores where they are collected. */
const ordersWithStores = async (
  shop: ShopRequest,
  found: readonly TrackedOrder[],
): Promise<Pick<ConfirmationFacts, 'orders' | 'pickupStores'>> => {
  const orders = found.map((order) => orderFacts(order, shop.market));
  const stores = await Promise.all(
    orders
      .filter(({ fulfilment }) => handoverOf(fulfilment) === 'store')
      .map(async ({ id, store, expected }) => ({
        id,
        store: await fetchPickupStore(shop.host, store.id, shop, expected?.date),
      })),
  );
  return {
    orders,
    pickupStores: Object.fromEntries(
      stores.flatMap(({ id, store }) => (store === undefined ? [] : [[id, store]])),
    ),
  };
};

const momentOf = (instant: string | undefined, { market }: ShopRequest): ZonedMoment | undefined =>
  instant === undefined ? undefined : zonedMoment(instant, market.timeZone);

const guestConfirmation = async (shop: ShopRequest, named: string) => {
  const { reference, link } = guestPurchase(shop, named);
  if (reference !== named)
    throw withoutLink(
      `${shop.to('confirmation')}?${new URLSearchParams({ [LINK_PARAMETER]: reference })}`,
    );
  const found = link === undefined ? undefined : await fetchGuestOrders(shop.host, link);
  const facts: ConfirmationFacts = {
    ...(await ordersWithStores(shop, found?.orders ?? [])),
    reference,
    confirmUntil: momentOf(found?.confirmUntil, shop),
  };
  return data(facts, found === undefined ? { status: 404 } : {});
};
