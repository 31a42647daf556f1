import type { Checkout, OwnShipping, ShippingChoice } from '@materia/api-checkout';
import {
  checkSlot,
  type ChosenSlot,
  type DeliveryMethod,
  isByAppointment,
  isOwnMethod,
  type LocalMoment,
  needsDistanceCheck,
  type OwnMethodCode,
  type PickupPointKind,
  type PickupSlot,
  type PlaceObstacle,
  pointKindOf,
  SHIPPING_METHODS,
  type ShippingMethodCode,
  type SlotRefusal,
  timeOf,
} from '@materia/domain-delivery-labels';
import { ownChoicesOf, secondOwnShipmentOf, sentShipments } from '../progress/checkout-rules.ts';
import { asksTruckAccessibility } from '@materia/domain-checkout';
import { FIELD_MAXIMUMS } from '@materia/domain-customer';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { lineText } from '@materia/ui-shop';

/**
 * What was submitted, shown again after an error. `second` is the method of own products that are brought while others are
 * collected; `levels` are the chosen methods by seller. `points` are the chosen relay points and lockers, `near` the postal
 * codes around which they are listed, both by the key of their picker. `place` is where methods with a radius go,
 * `deliverySlot` when their truck comes.
 */
export type DeliveryValues = {
  readonly method: string;
  readonly slot: string;
  readonly second: string;
  readonly levels: Readonly<Record<string, string>>;
  readonly points: Readonly<Record<string, string>>;
  readonly near: Readonly<Record<string, string>>;
  readonly place: { readonly postcode: string; readonly city: string };
  readonly deliverySlot: string;
  readonly truckAccess: boolean;
};

/** A form in which nothing is chosen. */
export const EMPTY_VALUES: DeliveryValues = {
  method: '',
  slot: '',
  second: '',
  levels: {},
  points: {},
  near: {},
  place: { postcode: '', city: '' },
  deliverySlot: '',
  truckAccess: false,
};

export type OwnShippingFault = {
  readonly kind:
    | 'method-missing'
    | 'slot-missing'
    | 'slot-gone'
    | 'two-hours-gone'
    | 'level-gone'
    | 'delivery-slot-missing'
    | 'delivery-slot-gone'
    | 'truck-access-missing'
    | Exclude<PlaceObstacle, 'other-store'>
    | PointFault['kind'];
};

/** No point was chosen, or one that is gone. */
export type PointFault = { readonly kind: 'point-missing' | 'locker-missing' | 'point-gone' };

/** A list of points in the form: for own products by shipment and kind, for a seller's shipment by its code. */
export type PointList = { readonly key: string; readonly kind: PickupPointKind };

/** What a pickup is validated against: the store's current offer, and whether the customer chooses the slot. */
export type OwnShippingOffer = {
  readonly choices: readonly ShippingChoice[];
  readonly slotChoice: boolean;
  /** Whether the market asks for a confirmation that a truck can reach the place. */
  readonly truckAccessibility?: boolean;
  readonly now: LocalMoment;
};

/** The name of the field with the method of a seller's shipment. */
export const levelField = (sellerCode: string): string => `level-${sellerCode}`;

/** The names of the fields with the chosen point of a list, and with the postal code around which it is. */
export const pointField = (key: string): string => `point-${key}`;
export const nearField = (key: string): string => `near-${key}`;

/** The names of the fields with the place of a delivery, and of the one with the postal code whose prices are shown. */
export const PLACE_POSTCODE = 'place-postcode';
export const PLACE_CITY = 'place-city';
export const PRICED_POSTCODE = 'priced-postcode';
/** The names of the fields with the delivery slot and the confirmation that a truck can reach the place. */
export const DELIVERY_SLOT = 'delivery-slot';
export const TRUCK_ACCESS = 'truck-access';

/** The lists of points that the delivery step of a checkout may contain. */
export const pointLists = (
  checkout: Pick<Checkout, 'shipments' | 'alternatives'>,
): readonly PointList[] => {
  const listsOf = (choices: readonly ShippingChoice[], keyOf: (kind: PickupPointKind) => string) =>
    choices.flatMap(({ method }): readonly PointList[] => {
      const kind = pointKindOf(method);
      return kind === undefined ? [] : [{ key: keyOf(kind), kind }];
    });
  return [
    ...listsOf(ownChoicesOf(checkout), ownPointKey),
    ...listsOf(secondOwnShipmentOf(checkout)?.choices ?? [], secondPointKey),
    ...sentShipments(checkout).flatMap(({ seller, choices }) =>
      listsOf(choices, () => seller.code),
    ),
  ];
};

/** The keys of the lists of points for own products, and for those that are brought beside a pickup. */
export const ownPointKey = (kind: PickupPointKind): string => `own-${kind}`;
export const secondPointKey = (kind: PickupPointKind): string => `second-${kind}`;

export const readDeliveryValues = (
  form: FormData,
  sellerCodes: readonly string[],
  lists: readonly Pick<PointList, 'key'>[],
): DeliveryValues => {
  const byKey = (keys: readonly string[], fieldOf: (key: string) => string) =>
    Object.fromEntries(keys.map((key) => [key, lineText(form, fieldOf(key), 40)]));
  const keys = lists.map(({ key }) => key);
  return {
    method: lineText(form, 'method', 40),
    slot: lineText(form, 'slot', 40),
    second: lineText(form, 'second', 40),
    levels: byKey(sellerCodes, levelField),
    points: byKey(keys, pointField),
    near: byKey(keys, nearField),
    place: {
      postcode: lineText(form, PLACE_POSTCODE, 12),
      city: lineText(form, PLACE_CITY, FIELD_MAXIMUMS.city),
    },
    deliverySlot: lineText(form, DELIVERY_SLOT, 40),
    truckAccess: form.has(TRUCK_ACCESS),
  };
};

/** A pickup slot as the value of its radio button. */
export const slotValue = ({ date, startHour }: PickupSlot): string =>
  `${date}T${String(startHour).padStart(2, '0')}`;

/**
 * Validates the choice for own products against the store's current offer. Rejects an empty choice, the two-hour pickup when it has ended,
 * a slot that is missing, past or taken, and a missing relay point or locker.
 */
export const chooseOwnShipping = (
  {
    method: typed,
    slot,
    points = {},
    deliverySlot = '',
    truckAccess = false,
  }: Pick<DeliveryValues, 'method' | 'slot'> &
    Partial<Pick<DeliveryValues, 'points' | 'deliverySlot' | 'truckAccess'>>,
  offer: OwnShippingOffer,
): Result<OwnShipping, OwnShippingFault> => {
  const method = methodOfFormValue(typed);
  const choice = offer.choices.find((offered) => offered.method === method);
  if (choice === undefined || method === undefined) return fail({ kind: 'method-missing' });
  if (!choice.available) return fail({ kind: faultOf(choice, method) });
  if (needsDistanceCheck(choice.method))
    return withTruck({ choice, method, deliverySlot, truckAccess }, offer);
  const kind = pointKindOf(choice.method);
  if (kind !== undefined) {
    const point = choosePoint({ key: ownPointKey(kind), kind }, points);
    return point.ok ? ok({ method, pointId: point.value }) : point;
  }
  if (!isByAppointment(method)) return ok({ method });
  const free = choice.slots.filter(({ available }) => available);
  if (!offer.slotChoice) return firstOf(method, free);
  const chosen = checkSlot(readSlot(slot), free, offer.now);
  if (chosen.ok) return ok({ method, slot: chosen.value });
  return fail({ kind: isMissing(chosen.error) ? 'slot-missing' : 'slot-gone' });
};

const MISSING_POINT = {
  relay: 'point-missing',
  locker: 'locker-missing',
} as const satisfies Readonly<Record<PickupPointKind, PointFault['kind']>>;

/** The id of the point chosen in a list. */
export const choosePoint = (
  { key, kind }: PointList,
  points: DeliveryValues['points'],
): Result<string, PointFault> => {
  const id = points[key] ?? '';
  if (id !== '') return ok(id);
  return fail({ kind: MISSING_POINT[kind] });
};

/** A delivery by truck or by the partner carrier: in a slot if the store has them, to a place that trucks can reach. */
const withTruck = (
  {
    choice,
    method,
    deliverySlot,
    truckAccess,
  }: Pick<DeliveryValues, 'deliverySlot' | 'truckAccess'> & {
    readonly choice: ShippingChoice;
    readonly method: OwnMethodCode;
  },
  { truckAccessibility = false, now }: OwnShippingOffer,
): Result<OwnShipping, OwnShippingFault> => {
  const free = choice.slots.filter(({ available }) => available);
  const slot = choice.slots.length === 0 ? undefined : checkSlot(readSlot(deliverySlot), free, now);
  if (slot?.ok === false)
    return fail({
      kind: isMissing(slot.error) ? 'delivery-slot-missing' : 'delivery-slot-gone',
    });
  if (asksTruckAccessibility(choice.method, { truckAccessibility }) && !truckAccess)
    return fail({ kind: 'truck-access-missing' });
  return ok({ method, truckAccess, ...(slot?.ok === true && { slot: slot.value }) });
};

const isMissing = ({ kind }: SlotRefusal): boolean =>
  kind === 'date-missing' || kind === 'slot-missing';

/** Why an offered method cannot be chosen any more, or not at this place. */
const faultOf = ({ reason }: ShippingChoice, method: OwnMethodCode): OwnShippingFault['kind'] => {
  switch (reason) {
    case 'no-slot':
      return 'delivery-slot-gone';
    case 'address-needed':
    case 'distance-unknown':
    case 'not-served':
    case 'too-far':
    case 'no-store-near':
      return reason;
    default:
      return GONE[timeOf(method)];
  }
};

const GONE = {
  'two-hours': 'two-hours-gone',
  slot: 'slot-gone',
  planned: 'level-gone',
} as const satisfies Readonly<Record<DeliveryMethod['time'], OwnShippingFault['kind']>>;

/** What the radio button of each of the retailer's methods sends. */
const FORM_VALUES = {
  'drive/two_hours': 'two_hours',
  'drive/scheduled': 'scheduled',
  'transporter/home': 'transporter',
  'allxbrick/delivery': 'partner_delivery',
  'allxbrick/pickup': 'partner_pickup',
  'chronopost/home': 'home',
  'chronorelais/relay': 'relay',
  'locker/locker': 'locker',
} as const satisfies Readonly<Record<OwnMethodCode, string>>;

/** The value of a method's radio button; undefined for methods of sellers. */
export const formValueOf = (method: ShippingMethodCode): string | undefined =>
  isOwnMethod(method) ? FORM_VALUES[method] : undefined;

/** The retailer's method whose radio button sends a value; undefined for any other text. */
export const methodOfFormValue = (value: string): OwnMethodCode | undefined =>
  SHIPPING_METHODS.filter(isOwnMethod).find((method) => FORM_VALUES[method] === value);

const firstOf = (
  method: OwnMethodCode,
  free: readonly PickupSlot[],
): Result<OwnShipping, OwnShippingFault> => {
  const [first] = free;
  return first === undefined
    ? fail({ kind: 'slot-gone' })
    : ok({ method, slot: { date: first.date, startHour: first.startHour } });
};

/** Unreadable slots count as none chosen. */
export const readSlot = (text: string): ChosenSlot => {
  const [, day = '', hour = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2})$/.exec(text) ?? [];
  const date = parsePlainDate(day);
  return date.ok ? { date: date.value, startHour: Number(hour) } : {};
};
