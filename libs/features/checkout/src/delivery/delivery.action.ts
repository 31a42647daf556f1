import { asksTruckAccessibility } from '@materia/domain-checkout';
import {
  type Checkout,
  type CheckoutRefusal,
  selectOwnShipping,
  selectServiceLevel,
  type Shipment,
  type ShippingChoice,
} from '@materia/api-checkout';
import { type Postcode, timeZoneAt } from '@materia/domain-customer';
import {
  guestCity,
  PICKUP_POINT_KINDS,
  PLACE_OBSTACLES,
  pointKindOf,
  serviceLevelOf,
  type ShippingMethodCode,
  slotKindOf,
  timeOf,
} from '@materia/domain-delivery-labels';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { zonedMoment } from '@materia/platform-clock';
import { shopRequest, type ShopRequest } from '@materia/storefront-request';
import { lineText } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { checkoutAccess } from '../progress/checkout-access.ts';
import { pathOfPage } from '../progress/checkout-pages.ts';
import {
  ownChoicesOf,
  ownShipmentOf,
  secondOwnShipmentOf,
  sentShipments,
} from '../progress/checkout-rules.ts';
import {
  isPlacePriced,
  placedChoice,
  postcodeOf,
  pricedAgainPath,
  typedPlace,
} from './place/delivery-place.ts';
import { openDelivery } from '../progress/open-checkout.ts';
import { checkPartner, type PartnerPrompt, type PartnerObstacle } from './place/partner-check.ts';
import {
  chooseOwnShipping,
  choosePoint,
  DELIVERY_SLOT,
  formValueOf,
  levelField,
  methodOfFormValue,
  ownPointKey,
  type OwnShippingFault,
  PLACE_CITY,
  PLACE_POSTCODE,
  pointField,
  pointLists,
  PRICED_POSTCODE,
  readDeliveryValues,
  secondPointKey,
  type DeliveryValues,
  TRUCK_ACCESS,
} from './delivery-form.ts';

/** What is wrong with the choice of one shipment, at the field that has to be corrected. */
export type ShipmentFault = {
  readonly field: string;
  readonly kind:
    | OwnShippingFault['kind']
    | 'level-missing'
    | 'level-gone'
    | 'postcode-invalid'
    | 'city-missing'
    | 'update-failed';
};

/** Why choices were rejected, with the submitted values. */
export type DeliveryOutcome = {
  readonly values: DeliveryValues;
  readonly faults: readonly ShipmentFault[];
  /** The partner carrier needs another store, or cannot be asked. */
  readonly partner?: PartnerPrompt | undefined;
};

type Saving = () => Promise<Result<undefined, ShipmentFault | CartEmpty>>;
type CartEmpty = { readonly kind: 'cart-empty' };

/**
 * Saves the delivery choice of every shipment and redirects to the next page (303). Each shipment is checked on its own:
 * choices that are no longer available get an error at their field. Nothing is saved while one of them is missing.
 */
export const chooseDelivery = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const postcode = postcodeOf(lineText(form, PLACE_POSTCODE, 12), shop.market);
  const { checkout } = await openDelivery(shop, postcode);
  const sellers = sentShipments(checkout);
  const values = readDeliveryValues(
    form,
    sellers.map(({ seller }) => seller.code),
    pointLists(checkout),
  );
  const beside = secondOwnShipmentOf(checkout);
  const isTogether = beside !== undefined && isTogetherBy(checkout, values);
  const second = isTogether ? undefined : beside;
  const placed = chosenPlaced(checkout, second, values);
  if (placed !== undefined && postcode !== undefined) {
    if (!isPlacePriced(postcode, lineText(form, PRICED_POSTCODE, 12), shop.market))
      return redirect(pricedAgainPath(pathOfPage(shop.to, 'delivery'), form), 303);
    const partner = await checkPartner(shop, placed.method, postcode);
    if (!partner.ok) return refusePartner(values, partner.error);
  }
  const wishes = [
    ...(ownShipmentOf(checkout) === undefined
      ? []
      : [readOwn(shop, ownChoicesOf(checkout), { ...values, isTogether })]),
    ...(second === undefined
      ? []
      : [readOwn(shop, second.choices, secondChoice(second, values), 'second')]),
    ...(placed === undefined
      ? []
      : [checkPlace(shop, values, postcode), checkAccess(shop, placed, values)]),
    ...sellers.map((shipment) => readLevel(shop, shipment, values)),
  ];
  const faults = onePerField(wishes.flatMap((wish) => (wish.ok ? [] : [wish.error])));
  if (faults.length > 0 || wishes.length === 0) return refuse({ values, faults });
  const refused: ShipmentFault[] = [];
  for (const wish of wishes) {
    const saved = wish.ok ? await wish.value() : wish;
    if (saved.ok) continue;
    if (saved.error.kind === 'cart-empty') return redirect(shop.to('cart'), 303);
    refused.push(saved.error);
  }
  return refused.length > 0
    ? refuse({ values, faults: refused })
    : redirect(pathOfPage(shop.to, shop.flags.NEW_PURCHASE_FUNNEL ? 'review' : 'recipient'), 303);
};

const refuse = (outcome: DeliveryOutcome) => data(outcome, { status: 422 });

const refusePartner = (values: DeliveryValues, partner: PartnerObstacle) =>
  partner.kind === 'no-store-near'
    ? refuse({ values, faults: [{ field: PLACE_POSTCODE, kind: partner.kind }] })
    : refuse({ values, faults: [], partner });

/** The chosen method for own products if its price depends on the place. */
const chosenPlaced = (
  checkout: Checkout,
  second: Shipment | undefined,
  values: DeliveryValues,
): ShippingChoice | undefined => {
  const own = placedChoice(
    ownChoicesOf(checkout),
    ({ method }) => formValueOf(method) === values.method,
  );
  return (
    own ??
    (second &&
      placedChoice(
        second.choices,
        ({ method }) => formValueOf(method) === secondChoice(second, values).method,
      ))
  );
};

/** The place of a method that depends on it: a postal code, and from guests the town. There is nothing to save. */
const checkPlace = (
  { customer }: ShopRequest,
  { place }: DeliveryValues,
  postcode: Postcode | undefined,
): Result<Saving, ShipmentFault> => {
  if (postcode === undefined) return fail({ field: PLACE_POSTCODE, kind: 'postcode-invalid' });
  if (customer === undefined && !guestCity(place).ok)
    return fail({ field: PLACE_CITY, kind: 'city-missing' });
  return ok(async () => ok(undefined));
};

/** Whether the chosen way brings the second own shipment together with the first. */
const isTogetherBy = ({ alternatives }: Checkout, values: DeliveryValues): boolean =>
  alternatives.some(
    ({ method, scope }) => formValueOf(method) === values.method && scope === 'all',
  );

/** The method and point of the second own shipment. A single carrier is not a choice. */
const secondChoice = ({ choices }: Shipment, values: DeliveryValues): OwnValues => {
  const [only, ...others] = choices.map((choice) => formValueOf(choice.method));
  return {
    ...values,
    method: others.length === 0 ? (only ?? '') : values.second,
    slot: '',
    points: Object.fromEntries(
      PICKUP_POINT_KINDS.map((kind) => [
        ownPointKey(kind),
        values.points[secondPointKey(kind)] ?? '',
      ]),
    ),
  };
};

/** Whether a truck can reach the place is asked besides its slot, so both may be missing. */
const checkAccess = (
  { flags }: ShopRequest,
  { method }: ShippingChoice,
  { truckAccess }: DeliveryValues,
): Result<Saving, ShipmentFault> =>
  !truckAccess &&
  asksTruckAccessibility(method, { truckAccessibility: flags.CHECKOUT_TRUCK_ACCESSIBILITY })
    ? fail({ field: TRUCK_ACCESS, kind: 'truck-access-missing' })
    : ok(async () => ok(undefined));

const onePerField = (faults: readonly ShipmentFault[]): readonly ShipmentFault[] =>
  faults.filter(({ field }, at) => faults.findIndex((other) => other.field === field) === at);

type OwnValues = Pick<
  DeliveryValues,
  'method' | 'slot' | 'points' | 'place' | 'deliverySlot' | 'truckAccess'
> & { readonly isTogether?: boolean };

const readOwn = (
  shop: ShopRequest,
  choices: readonly ShippingChoice[],
  values: OwnValues,
  methodField: 'method' | 'second' = 'method',
): Result<Saving, ShipmentFault> => {
  const method = methodOfFormValue(values.method);
  const pointKind = method && pointKindOf(method);
  const fieldOf = (kind: ShipmentFault['kind']): string => {
    if (kind === 'slot-missing' || kind === 'slot-gone') return 'slot';
    if (kind === 'delivery-slot-missing' || kind === 'delivery-slot-gone') return DELIVERY_SLOT;
    if (kind === 'truck-access-missing') return TRUCK_ACCESS;
    if (isPlaceFault(kind)) return PLACE_POSTCODE;
    if (isPointFault(kind) && pointKind !== undefined)
      return pointField((methodField === 'method' ? ownPointKey : secondPointKey)(pointKind));
    return methodField;
  };
  const { store, flags, now, market } = shop;
  const chosen = chooseOwnShipping(values, {
    choices,
    slotChoice: flags.CHECKOUT_PICKUP_SLOT_CHOICE,
    truckAccessibility: flags.CHECKOUT_TRUCK_ACCESSIBILITY,
    now: zonedMoment(now, timeZoneAt(market, store)),
  });
  if (!chosen.ok) return fail({ ...chosen.error, field: fieldOf(chosen.error.kind) });
  return ok(async () => {
    const postcode = isPlaced(values, choices) && postcodeOf(values.place.postcode, market);
    const shipping = {
      ...chosen.value,
      isTogether: values.isTogether,
      ...(postcode && { place: typedPlace(values, postcode) }),
    };
    const saved = await selectOwnShipping(checkoutAccess(shop), shipping, store.id);
    if (saved.ok) return saved;
    if (saved.error.kind === 'cart-empty') return fail({ kind: 'cart-empty' });
    const kind = ownFaultOf(saved.error, chosen.value.method);
    return fail({ kind, field: fieldOf(kind) });
  });
};

const isPlaced = ({ method }: OwnValues, choices: readonly ShippingChoice[]): boolean =>
  placedChoice(choices, (choice) => formValueOf(choice.method) === method) !== undefined;

const isPlaceFault = (kind: ShipmentFault['kind']): boolean =>
  PLACE_OBSTACLES.some((obstacle) => obstacle === kind);

const isPointFault = (kind: ShipmentFault['kind']): boolean =>
  kind === 'point-missing' || kind === 'locker-missing' || kind === 'point-gone';

const ownFaultOf = (
  { kind }: CheckoutRefusal,
  method: ShippingMethodCode,
): ShipmentFault['kind'] => {
  if (kind === 'delivery-not-possible')
    return pointKindOf(method) === undefined ? 'level-gone' : 'point-gone';
  if (kind === 'slot-not-available')
    return slotKindOf(method) === 'delivery' ? 'delivery-slot-gone' : 'slot-gone';
  if (kind === 'pickup-not-possible')
    return timeOf(method) === 'two-hours' ? 'two-hours-gone' : 'slot-gone';
  return 'update-failed';
};

const readLevel = (
  shop: ShopRequest,
  shipment: Shipment,
  { levels, points }: DeliveryValues,
): Result<Saving, ShipmentFault> => {
  const field = levelField(shipment.seller.code);
  const chosen = shipment.choices.find(
    ({ method, available }) => available && method === levels[shipment.seller.code],
  );
  const level = chosen && serviceLevelOf(chosen.method);
  if (chosen === undefined || level === undefined) return fail({ field, kind: 'level-missing' });
  const key = shipment.seller.code;
  const kind = pointKindOf(chosen.method);
  const point = kind === undefined ? ok(undefined) : choosePoint({ key, kind }, points);
  if (!point.ok) return fail({ field: pointField(key), ...point.error });
  return ok(async () => {
    const saved = await selectServiceLevel(checkoutAccess(shop), shipment, {
      level,
      pointId: point.value,
    });
    if (saved.ok) return saved;
    if (saved.error.kind === 'cart-empty') return fail({ kind: 'cart-empty' });
    // The products of the shipment or the seller's offer changed while the page was open.
    if (saved.error.kind !== 'delivery-not-possible') return fail({ field, kind: 'update-failed' });
    return kind === undefined
      ? fail({ field, kind: 'level-gone' })
      : fail({ field: pointField(key), kind: 'point-gone' });
  });
};
