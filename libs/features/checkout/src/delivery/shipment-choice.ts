import {
  type CheckoutRefusal,
  selectOwnShipping,
  selectServiceLevel,
  type ShippingChoice,
} from '@materia/api-checkout';
import { timeZoneAt } from '@materia/domain-contact';
import {
  type DeliveryMethod,
  pointKindOf,
  serviceLevelOf,
  type ShippingMethodCode,
  slotKindOf,
  timeOf,
} from '@materia/domain-shipping';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import { zonedMoment } from '@materia/platform-clock';
import type { ShopRequest } from '@materia/page-request';
import type { FieldName } from '@materia/ui-shop';
import { checkoutAccess } from '../progress/checkout-access.ts';
import {
  deliveryForm,
  type DeliveryValues,
  formValueOf,
  methodOfFormValue,
} from './form/delivery-form.ts';
import { type KeyedShipment, OWN, PARCEL, pointKey } from './form/delivery-shipments.ts';
import { chooseOwnShipping, choosePoint, type OwnShippingFault } from './form/own-shipping.ts';
import { truckNames, truckValues } from './form/truck-fields.ts';
import { placedChoice, postcodeOf, typedPlace } from './place/delivery-place.ts';

/** The faults in the choice for one shipment, by field. */
export type ShipmentFault = {
  readonly field: FieldName;
  readonly kind:
    | OwnShippingFault['kind']
    | 'level-missing'
    | 'level-gone'
    | 'postcode-invalid'
    | 'city-missing'
    | 'update-failed';
};

/** Saves a checked choice. */
export type Saving = () => Promise<Result<undefined, ShipmentFault | CartEmpty>>;
type CartEmpty = { readonly kind: 'cart-empty' };
const CART_EMPTY: CartEmpty = { kind: 'cart-empty' };

const { names } = deliveryForm;

/** The method that was submitted for a shipment. The only carrier of a parcel is not a choice. */
export const methodChosen = (
  { key, choices }: KeyedShipment,
  { methods }: DeliveryValues,
): string => {
  const [only, ...others] = choices;
  return key === PARCEL && others.length === 0
    ? ((only && formValueOf(only.method)) ?? '')
    : (methods[key] ?? '');
};

/** The chosen method of a shipment if its price depends on the place. */
export const placedMethod = (
  shipment: KeyedShipment,
  values: DeliveryValues,
): ShippingChoice | undefined =>
  placedChoice(
    shipment.choices,
    ({ method }) => formValueOf(method) === methodChosen(shipment, values),
  );

/** Checks the choice for a shipment of own products. */
export const readOwn = (
  shop: ShopRequest,
  shipment: KeyedShipment,
  values: DeliveryValues,
  isTogether: boolean,
): Result<Saving, ShipmentFault> => {
  const typed = methodChosen(shipment, values);
  const method = methodOfFormValue(typed);
  const pointKind = method && pointKindOf(method);
  const list = pointKind && pointKey(shipment, pointKind);
  const methodField = names.methods(shipment.key);
  const truck = truckNames(shipment.key);
  const fieldOf = (kind: OwnFault): FieldName =>
    ({
      method: methodField,
      slot: names.slot,
      deliverySlot: truck.deliverySlot,
      truckAccess: truck.truckAccess,
      road: truck.site('road'),
      floor: truck.site('floor'),
      unloading: truck.site('unloading'),
      place: names.postcode,
      point: list === undefined ? methodField : names.points(list),
    })[FIELD_OF[kind]];
  const { store, flags, now, market } = shop;
  const chosen = chooseOwnShipping(
    {
      ...truckValues(shipment.key, values),
      method: typed,
      slot: shipment.key === OWN ? values.slot : '',
      pointId: (list && values.points[list]) ?? '',
    },
    {
      choices: shipment.choices,
      slotChoice: flags.CHECKOUT_PICKUP_SLOT_CHOICE,
      truckAccessibility: flags.CHECKOUT_TRUCK_ACCESSIBILITY,
      now: zonedMoment(now, timeZoneAt(market, store)),
    },
  );
  if (!chosen.ok) return fail({ ...chosen.error, field: fieldOf(chosen.error.kind) });
  return ok(async () => {
    const postcode =
      placedMethod(shipment, values) === undefined
        ? undefined
        : postcodeOf(values.postcode, market);
    const shipping = {
      ...chosen.value,
      isTogether: shipment.key === OWN ? isTogether : undefined,
      ...(postcode && { place: typedPlace(values, postcode) }),
    };
    const saved = await selectOwnShipping(checkoutAccess(shop), shipping, store.id);
    if (saved.ok) return saved;
    const fault = ownFaultOf(saved.error, chosen.value.method);
    return fail(fault === undefined ? CART_EMPTY : { kind: fault, field: fieldOf(fault) });
  });
};

/** A fault in the choice for a shipment of own products. */
type OwnFault = OwnShippingFault['kind'] | 'update-failed';

/** The field at which each fault is shown. */
const FIELD_OF = {
  'method-missing': 'method',
  'two-hours-gone': 'method',
  'level-gone': 'method',
  'update-failed': 'method',
  'slot-missing': 'slot',
  'slot-gone': 'slot',
  'delivery-slot-missing': 'deliverySlot',
  'delivery-slot-gone': 'deliverySlot',
  'truck-access-missing': 'truckAccess',
  'site-road-missing': 'road',
  'site-floor-missing': 'floor',
  'site-unloading-missing': 'unloading',
  'point-missing': 'point',
  'locker-missing': 'point',
  'point-gone': 'point',
  'address-needed': 'place',
  'distance-unknown': 'place',
  'not-served': 'place',
  'too-far': 'place',
  'no-store-near': 'place',
} as const satisfies Readonly<Record<OwnFault, string>>;

/** The fault in the choice; undefined where there is no cart any more. */
const ownFaultOf = (
  { kind }: CheckoutRefusal<'selectShippingMethod'>,
  method: ShippingMethodCode,
): OwnFault | undefined => {
  switch (kind) {
    case 'cart-empty':
      return undefined;
    case 'delivery-not-possible':
      return goneAt(method);
    case 'slot-not-available':
      return slotKindOf(method) === 'delivery' ? 'delivery-slot-gone' : 'slot-gone';
    case 'pickup-not-possible':
      return PICKUP_GONE[timeOf(method)];
    case 'refused':
      return 'update-failed';
    default:
      return unreachable(kind);
  }
};

/** The point is gone, or for a method without one the method. */
const goneAt = (method: ShippingMethodCode) =>
  pointKindOf(method) === undefined ? 'level-gone' : 'point-gone';

/** No longer collected at this time; a pickup on a planned day has the slot of that day. */
const PICKUP_GONE = {
  'two-hours': 'two-hours-gone',
  slot: 'slot-gone',
  planned: 'slot-gone',
} as const satisfies Readonly<Record<DeliveryMethod['time'], OwnFault>>;

/** Checks the service level that was chosen for a vendor's shipment. */
export const readLevel = (
  shop: ShopRequest,
  shipment: KeyedShipment,
  { methods, points }: DeliveryValues,
): Result<Saving, ShipmentFault> => {
  const field = names.methods(shipment.key);
  const chosen = shipment.choices.find(
    ({ method, available }) => available && method === methods[shipment.key],
  );
  const level = chosen && serviceLevelOf(chosen.method);
  if (chosen === undefined || level === undefined) return fail({ field, kind: 'level-missing' });
  const kind = pointKindOf(chosen.method);
  const list = kind && pointKey(shipment, kind);
  const point =
    kind === undefined ? ok(undefined) : choosePoint(kind, (list && points[list]) ?? '');
  const pointField = list === undefined ? field : names.points(list);
  if (!point.ok) return fail({ field: pointField, ...point.error });
  return ok(async () => {
    const saved = await selectServiceLevel(checkoutAccess(shop), shipment, {
      level,
      pointId: point.value,
    });
    if (saved.ok) return saved;
    switch (saved.error.kind) {
      case 'cart-empty':
        return fail(CART_EMPTY);
      // The products of the shipment or the vendor's offer changed while the page was open.
      case 'delivery-not-possible':
        return fail({ field: pointField, kind: goneAt(chosen.method) });
      case 'refused':
        return fail({ field, kind: 'update-failed' });
      default:
        return unreachable(saved.error.kind);
    }
  });
};
