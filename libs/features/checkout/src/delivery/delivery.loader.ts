import type { Cart } from '@materia/api-cart';
import {
  type Checkout,
  type DeliveryEstimate,
  estimateDelivery,
  type ShippingChoice,
} from '@materia/api-checkout';
import { fetchPickupPoints } from '@materia/api-stores';
import { canGetShippingEstimate } from '@materia/domain-cart';
import type { UndeliverableReason } from '@materia/domain-checkout';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { estimateForm } from '@materia/ui-shop';
import type { LoaderFunctionArgs } from 'react-router';
import { checkoutAccess } from '../progress/checkout-access.ts';
import type {
  MethodFacts,
  PointListFacts,
  ShipmentFacts,
  ShippedProduct,
  ShippingChoiceFacts,
} from './form/shipment-facts.ts';
import { totalsFacts } from '../frame/checkout-totals.ts';
import { type SummaryProduct, summaryProducts } from '../frame/summary-products.ts';
import { type CalendarDay, deliveryCalendar } from './calendar/delivery-calendar.ts';
import { type PlaceFacts, placeFacts, postcodeOf } from './place/delivery-place.ts';
import { openDelivery } from '../progress/open-checkout.ts';
import { deliveryForm, type DeliveryValues, formValueOf } from './form/delivery-form.ts';
import {
  type KeyedShipment,
  keyedShipments,
  OWN,
  PARCEL,
  pointKey,
  type PointList,
  pointLists,
} from './form/delivery-shipments.ts';
import { slotValue } from '../progress/slot-value.ts';

export type DeliveryFacts = MethodFacts & {
  readonly shipments: readonly ShipmentFacts[];
  /** Products that cannot be delivered; they stay in the cart. */
  readonly undeliverable: readonly (ShippedProduct & { readonly reason: UndeliverableReason })[];
  /** Initial values of the form. */
  readonly values: DeliveryValues;
  /** How a postal code of the market is written: the lengths of its groups of digits. */
  readonly postcodeGroups: readonly number[];
  readonly storeName: string;
  readonly products: readonly SummaryProduct[];
  readonly showsBack: boolean;
  /** The destination of own products; undefined where no price depends on it. */
  readonly place?: PlaceFacts | undefined;
  /** Pickups and arrivals by day, with their senders. */
  readonly calendar: readonly CalendarDay[];
  /** What delivery to another postal code costs, for the popup; undefined while CHECKOUT_DELIVERY_POPUP is off, and with other vendors' products. */
  readonly estimate?: DeliveryEstimate | undefined;
};

const { names } = deliveryForm;

/** Loads the shipments of the cart with the ways in which each can reach the customer. */
export const loadDelivery = async ({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<DeliveryFacts> => {
  const shop = context.get(shopRequest);
  const query = new URL(request.url).searchParams;
  const { cart, checkout } = await openDelivery(
    shop,
    postcodeOf(query.get(names.postcode), shop.market),
  );
  const shipments = keyedShipments(checkout);
  const lists = pointLists(shipments);
  const values =
    searchedValues(query, lists) ??
    (shop.interruptedForm === undefined
      ? valuesOf(checkout, shipments, shop)
      : deliveryForm.read(shop.interruptedForm));
  return {
    shipments: shipments.map(({ key, seller, part, chooseAgain, choices, lineIds }) => ({
      key,
      seller,
      part,
      // A choice may not apply at another place; showing the prices there does not change it.
      chooseAgain: chooseAgain && !query.has(names.postcode),
      products: productsOf(cart, lineIds),
      choices: choices.map(({ slots, ...choice }) => ({ ...choice, days: daysOf(slots) })),
    })),
    undeliverable: checkout.undeliverable.flatMap(({ lineId, reason }) =>
      productsOf(cart, [lineId]).map((product) => ({ ...product, reason })),
    ),
    values,
    pointLists: await Promise.all(lists.map((list) => pointsOf(list, values, shop))),
    postcodeGroups: shop.market.rules.postcode.groups,
    streetMap: shop.streetMap,
    slotChoice: shop.flags.CHECKOUT_PICKUP_SLOT_CHOICE,
    storeName: shop.store.name,
    totals: totalsFacts(checkout, shop),
    products: summaryProducts(cart, checkout, shop),
    showsBack: shop.flags.SHOW_CHECKOUT_BACK_BUTTON,
    place: placeFacts(checkout, query, {
      market: shop.market,
      isGuest: shop.customer === undefined,
    }),
    truckAccessibility: shop.flags.CHECKOUT_TRUCK_ACCESSIBILITY,
    calendar: deliveryCalendar(checkout),
    estimate:
      shop.flags.CHECKOUT_DELIVERY_POPUP && mayEstimate(cart)
        ? await estimateOf(request, shop)
        : undefined,
  };
};

const productsOf = (cart: Cart, lineIds: readonly string[]): readonly ShippedProduct[] =>
  lineIds.flatMap((id) =>
    cart.lines.filter((line) => line.id === id).map(({ name, quantity }) => ({ name, quantity })),
  );

const mayEstimate = ({ lines }: Pick<Cart, 'lines'>): boolean =>
  canGetShippingEstimate(
    lines.map(({ sku, offer }) => ({ sku, isThirdParty: offer.isSoldByAThirdPartyVendor })),
  ).ok;

const estimateOf = (request: Request, shop: ShopRequest): Promise<DeliveryEstimate> => {
  const { store, market } = shop;
  const { postcode: typed } = estimateForm.read(new URL(request.url).searchParams);
  return estimateDelivery(checkoutAccess(shop), typed, {
    postcode: market.rules.postcode,
    storeId: store.id,
    currency: market.currency,
  });
};

/** The form as submitted for a search of points or prices; undefined without a search. */
const searchedValues = (
  query: URLSearchParams,
  lists: readonly PointList[],
): DeliveryValues | undefined =>
  query.has(names.postcode) || lists.some(({ key }) => query.has(names.near(key)))
    ? deliveryForm.read(query)
    : undefined;

/** The number of points that a list shows. */
const POINTS_SHOWN = 8;

const pointsOf = async (
  list: PointList,
  { near }: DeliveryValues,
  { host, store }: ShopRequest,
): Promise<PointListFacts> => {
  const found = await fetchPickupPoints(host, {
    kind: list.kind,
    postcode: near[list.key] ?? '',
    storeId: store.id,
    limit: POINTS_SHOWN,
  });
  return {
    ...list,
    ...(found.ok ? found.value : { points: [] }),
    isNearInvalid: !found.ok,
  };
};

/** The choices made so far. Where there is only one method, it is preselected. */
const valuesOf = (
  checkout: Checkout,
  shipments: readonly KeyedShipment[],
  { store }: ShopRequest,
): DeliveryValues => {
  const slot = shipments.find(({ key }) => key === OWN)?.selected?.slot;
  const chosen = shipments.flatMap((shipment) => {
    const { point } = shipment.selected ?? {};
    return point === undefined ? [] : [{ key: pointKey(shipment, point.kind), point }];
  });
  const home = checkout.contact?.address?.postcode ?? store.postcode;
  return {
    methods: Object.fromEntries(shipments.map((shipment) => [shipment.key, methodIn(shipment)])),
    points: Object.fromEntries(chosen.map(({ key, point }) => [key, point.id])),
    near: Object.fromEntries(
      pointLists(shipments).map(({ key }) => [
        key,
        chosen.find((choice) => choice.key === key)?.point.postcode ?? home,
      ]),
    ),
    postcode: checkout.place?.postcode ?? '',
    city: checkout.place?.city ?? '',
    pricedPostcode: checkout.place?.postcode ?? '',
    slot: slot === undefined ? '' : slotValue(slot),
    deliverySlot: deliverySlotOf(checkout),
    truckAccess: checkout.shipments.some(({ selected }) => selected?.truckAccess === true),
  };
};

/** The value of the method that is selected in the form. The parcel has none until it was chosen. */
const methodIn = ({ key, part, selected, choices }: KeyedShipment): string => {
  const method = selected?.method ?? (key === PARCEL ? undefined : onlyMethod(choices));
  if (method === undefined) return '';
  return part === 'sent' ? method : (formValueOf(method) ?? '');
};

/** The chosen slot of what a truck brings. */
const deliverySlotOf = ({ shipments }: Checkout): string => {
  const slot = shipments.find(({ part }) => part === 'brought')?.selected?.slot;
  return slot === undefined ? '' : slotValue(slot);
};

const onlyMethod = (choices: readonly ShippingChoice[]): ShippingChoice['method'] | undefined => {
  const [first, second] = choices.filter(({ available }) => available);
  return second === undefined ? first?.method : undefined;
};

const daysOf = (slots: ShippingChoice['slots']): ShippingChoiceFacts['days'] =>
  [...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    slots: ofDay.map((slot) => ({
      value: slotValue(slot),
      startHour: slot.startHour,
      available: slot.available,
    })),
  }));
