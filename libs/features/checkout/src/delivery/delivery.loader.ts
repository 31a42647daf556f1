import type { Cart } from '@materia/api-cart';
import {
  type Checkout,
  type DeliveryEstimate,
  estimateDelivery,
  type Shipment,
  type ShippingChoice,
} from '@materia/api-checkout';
import { fetchPickupPoints } from '@materia/api-stores';
import type { UndeliverableReason } from '@materia/domain-checkout';
import { parseShippingMethod, type ShippingMethodCode } from '@materia/domain-shipping';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { type CostTerms, estimateForm } from '@materia/ui-shop';
import type { LoaderFunctionArgs } from 'react-router';
import { checkoutAccess } from '../progress/checkout-access.ts';
import type {
  MethodFacts,
  PointListFacts,
  ShipmentFacts,
  ShippedProduct,
  ShippingChoiceFacts,
} from './form/shipment-facts.ts';
import { termsOfLines, totalsFacts } from '../frame/checkout-totals.ts';
import { type SummaryProduct, summaryProducts } from '../frame/summary-products.ts';
import { type CalendarDay, deliveryCalendar } from './calendar/delivery-calendar.ts';
import { type PlaceFacts, placeFacts, postcodeOf } from './place/delivery-place.ts';
import { openDelivery } from '../progress/open-checkout.ts';
import {
  deliveryForm,
  type DeliveryValues,
  formValueOf,
  methodOfFormValue,
} from './form/delivery-form.ts';
import {
  type KeyedShipment,
  keyedShipments,
  OWN,
  PARCEL,
  pointKey,
  type PointList,
  pointLists,
  vendorShipmentKey,
} from './form/delivery-shipments.ts';
import { divisibleLines, type DivisibleLine } from './divide/divide-form.ts';
import { slotValue } from '../progress/slot-value.ts';
import { townAt, townInstead } from '../progress/towns.ts';

export type DeliveryFacts = MethodFacts & {
  readonly shipments: readonly ShipmentFacts[];
  /** Products that cannot be delivered; they stay in the cart. */
  readonly undeliverable: readonly (ShippedProduct & {
    readonly reason: UndeliverableReason;
    /** The largest quantity that could be delivered. */
    readonly most?: number | undefined;
  })[];
  /** Own products that may be collected in part and brought in part. */
  readonly divisible?: readonly DivisibleLine[] | undefined;
  /** Initial values of the form. */
  readonly values: DeliveryValues;
  /** A postal code of the market, as it is written. */
  readonly postcodeExample: string;
  readonly storeName: string;
  readonly products: readonly SummaryProduct[];
  /** Without a chosen store the shop's own sells, which has no premises. */
  readonly isStoreChosen?: boolean;
  readonly showsBack: boolean;
  /** The destination of own products; undefined where no price depends on it. */
  readonly place?: PlaceFacts | undefined;
  /** Pickups and arrivals by day, with their senders. */
  readonly calendar: readonly CalendarDay[];
  /** What delivery to another postal code costs, for the popup; undefined while CHECKOUT_DELIVERY_POPUP is off. */
  readonly estimate?: DeliveryEstimate | undefined;
  /** Who sees the estimate, and how it is taxed. */
  readonly estimateTerms?: CostTerms | undefined;
};

const { names } = deliveryForm;

/** Loads the shipments of the cart with the ways in which each can reach the customer. */
export const loadDelivery = async ({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<DeliveryFacts> => {
  const shop = context.get(shopRequest);
  const query = new URL(request.url).searchParams;
  const { cart, checkout } = await openDelivery(shop, {
    postcode: postcodeOf(query.get(names.postcode), shop.market),
    wishes: wishesOf(deliveryForm.read(query)),
  });
  const previewed = checkout.preview ?? checkout;
  const totals = totalsFacts(previewed, shop);
  const shipments = keyedShipments(checkout);
  const lists = pointLists(shipments);
  const searched = await withTown(searchedValues(query, lists), shop);
  const typed = searched ?? (shop.interruptedForm && deliveryForm.read(shop.interruptedForm));
  const known = typed ?? valuesOf(checkout, shipments, shop);
  const points = await Promise.all(
    lists.map((list) => pointsOf(list, known, shop, typed === undefined)),
  );
  return {
    shipments: shipments.map(({ key, seller, part, chooseAgain, choices, lineIds, portions }) => ({
      key,
      seller,
      part,
      // A choice may not apply at another place; showing the prices there does not change it.
      chooseAgain: chooseAgain && searched === undefined,
      products: productsOf(cart, lineIds, portions),
      terms: termsOfLines(cart.lines, lineIds, totals),
      choices: choices.map(({ slots, ...choice }) => ({ ...choice, days: daysOf(slots) })),
    })),
    divisible: divisibleLines(checkout, cart.lines),
    undeliverable: checkout.undeliverable.flatMap(({ lineId, reason, most }) =>
      productsOf(cart, [lineId]).map((product) => ({ ...product, reason, most })),
    ),
    values: {
      ...known,
      near: {
        ...known.near,
        ...Object.fromEntries(points.map(({ list, near }) => [list.key, near])),
      },
    },
    pointLists: points.map(({ list }) => list),
    postcodeExample: shop.market.rules.postcode.example,
    streetMap: shop.streetMap,
    slotChoice: shop.flags.CHECKOUT_PICKUP_SLOT_CHOICE,
    storeName: shop.store.name,
    isStoreChosen: shop.store.chosen,
    totals,
    products: summaryProducts(cart, checkout, shop),
    showsBack: shop.flags.SHOW_CHECKOUT_BACK_BUTTON,
    place: placeFacts(checkout, query, {
      market: shop.market,
      isGuest: shop.customer === undefined,
    }),
    truckAccessibility: shop.flags.CHECKOUT_TRUCK_ACCESSIBILITY,
    calendar: deliveryCalendar(previewed),
    estimate: shop.flags.CHECKOUT_DELIVERY_POPUP ? await estimateOf(request, shop) : undefined,
    estimateTerms: termsOfLines(
      cart.lines,
      cart.lines.map(({ id }) => id),
      totals,
    ),
  };
};

const productsOf = (
  cart: Cart,
  lineIds: readonly string[],
  portions?: Shipment['portions'],
): readonly ShippedProduct[] =>
  lineIds.flatMap((id) =>
    [...cart.lines, ...cart.setAside]
      .filter((line) => line.id === id)
      .map(({ name, quantity }) => {
        const portion = portions?.get(id);
        return portion === undefined
          ? { name, quantity }
          : { name, quantity: portion.quantity, of: quantity };
      }),
  );

const estimateOf = (request: Request, shop: ShopRequest): Promise<DeliveryEstimate> => {
  const { store, market } = shop;
  const { postcode: typed } = estimateForm.read(new URL(request.url).searchParams);
  return estimateDelivery(checkoutAccess(shop), typed, {
    postcode: market.rules.postcode,
    storeId: store.id,
    currency: market.currency,
  });
};

/** The methods in a form that was sent to look at them, by shipment as the host names it. */
const wishesOf = ({ methods }: DeliveryValues): Readonly<Record<string, ShippingMethodCode>> =>
  Object.fromEntries(
    Object.entries(methods).flatMap(([key, value]) => {
      const method = isOwnKey(key) ? methodOfFormValue(value) : parseShippingMethod(value);
      return method === undefined ? [] : [[wishKey(key), method]];
    }),
  );

const isOwnKey = (key: string): boolean => key === OWN || key === PARCEL;
const VENDORS = vendorShipmentKey('');
const wishKey = (key: string): string => (isOwnKey(key) ? key : key.slice(VENDORS.length));

/** The form as it was sent to look at points, prices or methods; undefined without that. */
const searchedValues = (
  query: URLSearchParams,
  lists: readonly PointList[],
): DeliveryValues | undefined => {
  const values = deliveryForm.read(query);
  return query.has(names.postcode) ||
    Object.keys(values.methods).length > 0 ||
    lists.some(({ key }) => query.has(names.near(key)))
    ? values
    : undefined;
};

/** A guest's town that was left while the code of another one was typed gives way to that one. */
const withTown = async (
  searched: DeliveryValues | undefined,
  shop: ShopRequest,
): Promise<DeliveryValues | undefined> => {
  if (searched === undefined || shop.customer !== undefined) return searched;
  const shown = { postcode: searched.pricedPostcode, city: searched.shownCity };
  const town = await townInstead(searched, shown, shop);
  return town === undefined ? searched : { ...searched, city: town, shownCity: town };
};

/** The number of points that a list shows. */
const POINTS_SHOWN = 8;

/**
 * The points around a postal code, and that code. Where the market does not know a code that is only
 * remembered, they are those around the store, as before any code was typed.
 */
const pointsOf = async (
  list: PointList,
  values: Pick<DeliveryValues, 'near'>,
  { host, store }: Pick<ShopRequest, 'host' | 'store'>,
  isRemembered: boolean,
): Promise<{ readonly list: PointListFacts; readonly near: string }> => {
  const around = (postcode: string) =>
    fetchPickupPoints(host, {
      kind: list.kind,
      postcode,
      storeId: store.id,
      limit: POINTS_SHOWN,
    });
  const wanted = values.near[list.key] ?? '';
  const found = await around(wanted);
  const isUnknown = !found.ok || found.value.place === undefined;
  const [points, near] =
    isUnknown && isRemembered && store.postcode !== ''
      ? [await around(store.postcode), store.postcode]
      : [found, wanted];
  return {
    list: {
      ...list,
      ...(points.ok ? points.value : { points: [] }),
      isNearInvalid: !points.ok,
    },
    near,
  };
};

/** The choices made so far. Where there is only one method, it is preselected. */
const valuesOf = (
  checkout: Checkout,
  shipments: readonly KeyedShipment[],
  { store, place }: ShopRequest,
): DeliveryValues => {
  const slot = shipments.find(({ key }) => key === OWN)?.selected?.slot;
  const chosen = shipments.flatMap((shipment) => {
    const { point } = shipment.selected ?? {};
    return point === undefined ? [] : [{ key: pointKey(shipment, point.kind), point }];
  });
  const home =
    checkout.contact?.address?.postcode ??
    checkout.place?.postcode ??
    place?.postcode ??
    store.postcode;
  const city = checkout.place?.city ?? townAt(place, checkout.place?.postcode) ?? '';
  const deliverySlot = deliverySlotOf(checkout);
  const truckAccess = checkout.shipments.some(({ selected }) => selected?.truckAccess === true);
  const site = {
    ...checkout.shipments.find(({ selected }) => selected?.siteAccess)?.selected?.siteAccess,
  };
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
    city,
    pricedPostcode: checkout.place?.postcode ?? '',
    shownCity: city,
    slot: slot === undefined ? '' : slotValue(slot),
    deliverySlot,
    truckAccess,
    site,
    // What is known of the place holds for whatever comes by truck.
    parcelDeliverySlot: deliverySlot,
    parcelTruckAccess: truckAccess,
    parcelSite: site,
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
