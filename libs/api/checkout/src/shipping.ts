import { readPriceRows } from '@materia/api-client-kernel';
import type { Reply } from '@materia/api-contract';
import type { ShipmentPart, UndeliverableReason } from '@materia/domain-checkout';
import {
  deliveryMethod,
  type DeliveryMethodRow,
  type OwnMethodCode,
  type PickupPoint,
  type PickupPointKind,
  type PlaceObstacle,
  pointKindOf,
  type ShippingMethodCode,
  shippingMethodOf,
  type SiteAccess,
} from '@materia/domain-shipping';
import type { PromiseUnit } from '@materia/domain-stock-status';
import type { LocalMoment } from '@materia/domain-stores';
import type { PickupSlot } from '@materia/domain-promise';
import { parsePlainDate, type PlainDate } from '@materia/domain-holiday-calendar';
import { type Currency, fromMajorUnits, type Money } from '@materia/domain-money';
import type { PriceSummary, TaxedAmount } from '@materia/domain-pricing';

/** The destination of a method with a radius: a postal code, and for guests the town. */
export type DeliveryPlace = { readonly postcode: string; readonly city?: string | undefined };

type OwnMethod = DeliveryMethodRow<OwnMethodCode>;

/** A relay point or locker is named by its id. */
type PointOf<Row extends OwnMethod> = Row['handover'] extends 'point'
  ? { readonly pointId: string }
  : unknown;

/** A pickup by appointment has a slot; a truck has one where its store offers slots. */
type SlotOf<Row extends OwnMethod> = Row['time'] extends 'slot'
  ? { readonly slot: PickupSlot }
  : Row['slots'] extends null
    ? unknown
    : { readonly slot?: PickupSlot | undefined };

/** Methods with a radius need a place, unless the cart knows it. */
type PlaceOf<Row extends OwnMethod> = Row['hasRadius'] extends true
  ? {
      readonly place?: DeliveryPlace | undefined;
      /** The shopper confirms that a truck can reach the place. */
      readonly truckAccess?: boolean | undefined;
      /** What the driver needs to know of the place. */
      readonly siteAccess?: SiteAccess | undefined;
    }
  : unknown;

type OwnShippingBy<Row extends OwnMethod> = PointOf<Row> &
  SlotOf<Row> &
  PlaceOf<Row> & {
    readonly method: Row['code'];
    /** All own products go this way, not only those that cannot be collected. */
    readonly isTogether?: boolean | undefined;
  };

/**
 * The choice for own products: one case for each method of the retailer, with its point, its slot
 * and its place as the table of methods says.
 */
export type OwnShipping = {
  readonly [Code in OwnMethodCode]: OwnShippingBy<DeliveryMethodRow<Code>>;
}[OwnMethodCode];

/** A pickup hour or delivery slot of the store; a fully booked one is listed, but cannot be chosen. */
export type StoreSlot = PickupSlot & { readonly available: boolean };

const READY_WITHIN = { HOUR: 'hours', DAY: 'days' } as const satisfies Readonly<
  Record<PromiseUnit, string>
>;
type ReadyWithin = (typeof READY_WITHIN)[PromiseUnit];

/** Whether a method can be chosen, and why not if that is known. */
export type MethodAvailability =
  | { readonly available: true; readonly reason: undefined }
  | {
      readonly available: false;
      readonly reason: 'not-in-stock' | 'store-closed' | 'no-slot' | PlaceObstacle | undefined;
    };

/** A method that can carry a shipment. */
export type ShippingChoice = MethodAvailability & {
  readonly method: ShippingMethodCode;
  readonly price: Money;
  /** Whether the products are in stock at the store, or are delivered there first; undefined where nothing is promised. */
  readonly readyWithin: ReadyWithin | undefined;
  /** When the order is ready for pickup, in the store's local time. */
  readonly earliest: LocalMoment | undefined;
  /** The day by which a delivery arrives. */
  readonly arrives: PlainDate | undefined;
  readonly slots: readonly StoreSlot[];
  /** The choice needs the answers that the driver of a truck needs. */
  readonly asksSiteAccess?: boolean | undefined;
  /** Of another way for own products: whether it takes all of them, or those of the store while the others are posted. */
  readonly scope?: 'all' | 'store' | undefined;
};

/** The customer's choice for a shipment. */
export type ShippingSelection = {
  readonly method: ShippingMethodCode;
  readonly slot: PickupSlot | undefined;
  /** The pickup place, for methods that need a relay point or a locker. */
  readonly point: PickupPoint | undefined;
  /** The shopper has confirmed that a truck can reach the place. */
  readonly truckAccess: boolean;
  /** What the driver needs to know of the place. */
  readonly siteAccess?: SiteAccess | undefined;
  /** ISO instant at which a pickup was chosen. */
  readonly chosenAt: string | undefined;
};

/** Some units of a line, and their amount after discounts. */
export type ShippedPortion = { readonly quantity: number; readonly total: TaxedAmount };

/** What reaches the customer together: from one vendor, collected, brought or sent. */
export type Shipment = {
  readonly seller: { readonly code: string; readonly name: string };
  readonly part: ShipmentPart;
  readonly lineIds: readonly string[];
  /** Lines of which other units are in another shipment: how many are in this one, and what they cost. */
  readonly portions?: ReadonlyMap<string, ShippedPortion> | undefined;
  readonly choices: readonly ShippingChoice[];
  readonly selected: ShippingSelection | undefined;
  /** An earlier choice no longer applies, because the products or the price have changed. */
  readonly chooseAgain: boolean;
};

/** Street, postal code and town, as the country writes them. */
export type CheckoutPlace = {
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
};

/** The recipient with the delivery address, or the billing contact. */
export type CheckoutContact = {
  readonly firstname: string;
  readonly lastname: string;
  /** Empty where no phone number is needed. */
  readonly phone: string;
  readonly address: CheckoutPlace | undefined;
  /** The entry of the address book from which it was chosen. */
  readonly bookId?: string | undefined;
};

export type Checkout = {
  readonly cartId: string;
  /** Increases with each change of the cart and its choices. */
  readonly revision: number;
  readonly shipments: readonly Shipment[];
  /** Methods by which own products could be collected instead of brought, or the other way round. */
  readonly alternatives: readonly ShippingChoice[];
  /** Lines that cannot be delivered. They stay in the cart, outside the amounts. */
  readonly undeliverable: readonly {
    readonly lineId: string;
    readonly reason: UndeliverableReason;
    /** The largest quantity that could be delivered, if there is one. */
    readonly most?: number | undefined;
  }[];
  /** Own lines that can be collected as well as brought, so that the shopper may divide them. */
  readonly divisible?: readonly string[] | undefined;
  readonly contact: CheckoutContact | undefined;
  /** The billing contact; undefined for the recipient. */
  readonly billing?: CheckoutContact | undefined;
  /** Where vendors send their products; undefined for the address of the contact. */
  readonly vendorsAddress?: CheckoutPlace | undefined;
  /** The destination of own products, as far as it is known. `km` from the store is undefined if the place cannot be located. */
  readonly place: (DeliveryPlace & { readonly km: number | undefined }) | undefined;
  /** The email address of a guest, once it was given. */
  readonly guestEmail?: string | undefined;
  /** What the order costs with the choices made so far. */
  readonly prices: PriceSummary;
  /** The shipments and what the order costs with methods that are not saved. */
  readonly preview?: Pick<Checkout, 'shipments' | 'prices'> | undefined;
};

type CheckoutReply = Reply<'readCheckout'>;
type ShipmentReply = CheckoutReply['shipments'][number];

/** Reads a wire checkout. */
export const readCheckout = (reply: CheckoutReply): Checkout => {
  const { currency, totals } = reply;
  return {
    cartId: reply.cart_id,
    revision: reply.revision,
    shipments: reply.shipments.map((shipment) => readShipment(shipment, currency)),
    alternatives: reply.alternatives.map(({ scope, ...method }) => ({
      ...readShippingChoice(method, currency),
      scope,
    })),
    undeliverable: reply.undeliverable.map(({ item_id, reason, deliverable_qty }) => ({
      lineId: item_id,
      reason,
      most: deliverable_qty,
    })),
    divisible: reply.divisible_item_ids,
    contact:
      reply.contact === null
        ? undefined
        : readContact(
            reply.contact,
            reply.contact.address ?? {},
            reply.contact.customer_address_id,
          ),
    billing:
      reply.billing_address === null
        ? undefined
        : readContact(
            reply.billing_address.address,
            reply.billing_address.address,
            reply.billing_address.customer_address_id,
          ),
    vendorsAddress: placeOf(reply.third_party_shipping_address?.address ?? {}),
    place:
      reply.place === null
        ? undefined
        : { postcode: reply.place.postcode, city: reply.place.city, km: reply.place.distance },
    prices: readPrices(totals, currency),
    preview: reply.preview && {
      shipments: reply.preview.shipments.map((each) => readShipment(each, currency)),
      prices: readPrices(reply.preview.totals, currency),
    },
  };
};

const readPrices = (
  { rows, total, eco_included }: CheckoutReply['totals'],
  currency: Currency,
): PriceSummary => ({
  rows: readPriceRows(rows, currency),
  total: {
    included: fromMajorUnits(total.amount, currency),
    excluded: fromMajorUnits(total.amount_no_tax, currency),
  },
  ecoIncluded: fromMajorUnits(eco_included, currency),
});

/** The ways in which the products of one vendor can reach an address, before anything is chosen. */
export type ShippingEstimate = Pick<Shipment, 'seller' | 'part' | 'lineIds' | 'choices'>;

/** Reads a wire estimate. */
export const readEstimate = (
  reply: Reply<'estimateShippingMethods'>[number],
  currency: Currency,
): ShippingEstimate => ({
  seller: { code: reply.seller_code, name: reply.seller_name },
  part: reply.part,
  lineIds: reply.item_ids,
  choices: reply.methods.map((method) => readShippingChoice(method, currency)),
});

/** Reads a wire shipment. Slots on invalid days are left out. */
export const readShipment = (reply: ShipmentReply, currency: Currency): Shipment => ({
  seller: { code: reply.seller_code, name: reply.seller_name },
  part: reply.part,
  lineIds: reply.item_ids,
  ...(reply.portions && {
    portions: new Map(
      reply.portions.map(({ item_id, qty, row_total, row_total_incl_tax }) => [
        item_id,
        {
          quantity: qty,
          total: {
            included: fromMajorUnits(row_total_incl_tax, currency),
            excluded: fromMajorUnits(row_total, currency),
          },
        },
      ]),
    ),
  }),
  choices: reply.methods.map((method) => readShippingChoice(method, currency)),
  selected:
    reply.selected === null
      ? undefined
      : {
          method: shippingMethodOf(reply.selected.carrier_code, reply.selected.method_code),
          slot: reply.selected.slot && slotOf(reply.selected.slot),
          point: reply.selected.point && readPoint(reply.selected.point),
          truckAccess: reply.selected.truck_access ?? false,
          ...(reply.selected.site_access && { siteAccess: reply.selected.site_access }),
          chosenAt: reply.selected.chosen_at,
        },
  chooseAgain: reply.choose_again,
});

const readPoint = ({
  opening_hours,
  ...point
}: NonNullable<NonNullable<ShipmentReply['selected']>['point']>): PickupPoint => ({
  ...point,
  openingHours: opening_hours,
});

const readShippingChoice = (
  reply: ShipmentReply['methods'][number],
  currency: Currency,
): ShippingChoice => ({
  method: shippingMethodOf(reply.carrier_code, reply.method_code),
  price: fromMajorUnits(reply.amount, currency),
  ...(reply.available
    ? { available: true, reason: undefined }
    : { available: false, reason: reply.reason }),
  readyWithin: reply.promise && READY_WITHIN[reply.promise.unit],
  earliest: reply.earliest && momentOf(reply.earliest),
  arrives: dayOf(reply.arrives),
  slots: reply.slots.flatMap((wire) => {
    const slot = slotOf(wire);
    return slot === undefined ? [] : [{ ...slot, available: wire.available }];
  }),
  ...(reply.asks_site_access === true && { asksSiteAccess: true }),
});

type WirePerson = Pick<
  NonNullable<CheckoutReply['contact']>,
  'firstname' | 'lastname' | 'telephone'
>;
type WirePlace = Partial<CheckoutPlace>;

const readContact = (
  { firstname, lastname, telephone }: WirePerson,
  place: WirePlace,
  bookId: string | undefined,
): CheckoutContact => ({
  firstname,
  lastname,
  phone: telephone,
  address: placeOf(place),
  bookId,
});

const placeOf = ({ street, postcode, city }: WirePlace): CheckoutPlace | undefined =>
  street === undefined || postcode === undefined || city === undefined
    ? undefined
    : { street, postcode, city };

/** The request body for choosing how own products are collected or brought; only choices with a slot have a date. */
export const writeOwnShipping = (
  shipping: OwnShipping,
  storeId: string,
): NonNullable<Reply<'readSelectedShipping'>> => {
  const { method, isTogether } = shipping;
  const { carrier, method: code } = deliveryMethod(method);
  const slot = 'slot' in shipping ? shipping.slot : undefined;
  const pointId = 'pointId' in shipping ? shipping.pointId : undefined;
  const place = 'place' in shipping ? shipping.place : undefined;
  const truckAccess = 'truckAccess' in shipping && shipping.truckAccess === true;
  const siteAccess = 'siteAccess' in shipping ? shipping.siteAccess : undefined;
  const pointKind = pointKindOf(method);
  return {
    carrier_code: carrier,
    method_code: code,
    custom_data: {
      no_date: slot === undefined,
      retailer_id: storeId,
      ...(slot !== undefined && {
        delivery_date: slot.date,
        slot: { date: slot.date, start_hour: slot.startHour },
      }),
      ...(pointId !== undefined && pointKind !== undefined && WIRE_POINTS[pointKind](pointId)),
      ...(place && { postcode: place.postcode, ...(place.city && { city: place.city }) }),
      ...(truckAccess && { truck_access: true }),
      ...(siteAccess && { site_access: siteAccess }),
      ...(isTogether === true && { together: true }),
    },
  };
};

/** How a selection names its point, by kind. */
const WIRE_POINTS = {
  relay: (id: string) => ({ relay_point_id: id }),
  locker: (id: string) => ({ locker_id: id }),
} as const satisfies Readonly<Record<PickupPointKind, (id: string) => object>>;

const slotOf = (wire: {
  readonly date: string;
  readonly start_hour: number;
}): PickupSlot | undefined => {
  const date = dayOf(wire.date);
  return date && { date, startHour: wire.start_hour };
};

const dayOf = (text: string | undefined): PlainDate | undefined => {
  const date = text === undefined ? undefined : parsePlainDate(text);
  return date?.ok === true ? date.value : undefined;
};

const momentOf = (wire: {
  readonly date: string;
  readonly minute: number;
}): LocalMoment | undefined => {
  const date = dayOf(wire.date);
  return date && { date, minutesOfDay: wire.minute };
};
