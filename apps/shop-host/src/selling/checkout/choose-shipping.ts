import type { FieldPath, ParsedInput, SharedCallName } from '@materia/api-contract';
import { parsePostcode } from '@materia/domain-contact';
import { type ChosenSlot, pickupChange } from '@materia/domain-promise';
import {
  deliveryMethod,
  guestCity,
  needsDistanceCheck,
  type PickupPointKind,
  pointKindOf,
  type ShippingMethodCode,
  vendorMethod,
  shippingMethodParts,
  type SiteAccess,
} from '@materia/domain-shipping';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { SharedField } from '../../platform/contract/guest-twins.ts';
import type { Refusal, RefusalOf } from '../../platform/contract/refusals.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import { RETAILER_CODE } from '../../catalogue/offers/offers.ts';
import { saveChoice } from '../cart/choices.ts';
import { deleteChoicesOf } from '../cart/choices-repository.ts';
import { setLineWays, touchCart } from '../cart/repository.ts';
import { namedPoint } from '../fulfilment/chosen-point.ts';
import {
  checkSelection,
  type ChosenTime,
  lacksSiteAccess,
  lacksTruckAccess,
} from '../fulfilment/selection.ts';
import {
  isAvailable,
  isCollectedHere,
  offerOf,
  type ShippingOffer,
} from '../fulfilment/shipping-offer.ts';
import { promiseContext } from '../fulfilment/store-times.ts';
import { lineId } from '../pricing/price-cart.ts';
import type { CheckoutContext } from './checkout-context.ts';
import {
  type CheckoutCart,
  checkoutCart,
  type CheckoutShipment,
  chosenMethod,
  ownShipment,
} from './current-cart.ts';

type Refused<Name extends SharedCallName> = Refusal<RefusalOf<Name>['kind'], SharedField<Name>>;

/** The pickup whose hour can be changed for some minutes. */
export const PICKUP_BY_HOUR = deliveryMethod('drive/scheduled');

const WITHOUT_SLOT = { date: null, startHour: undefined } as const;

/**
 * Chooses the method, point and slot of the retailer's own products in a locked cart. Refused if the
 * method is not offered for them.
 */
export const chooseOwnShipping = async (
  tx: Tx,
  found: CheckoutCart,
  body: ParsedInput<'selectShippingMethod'>['body'],
  context: CheckoutContext,
): Promise<Result<undefined, Refused<'selectShippingMethod'>>> => {
  const { market, flags, now } = context;
  const { custom_data } = body;
  if (custom_data.retailer_id !== found.store.id)
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.custom_data.retailer_id', kind: 'not-the-store-of-the-cart' }],
    });
  const method = chosenMethod(body);
  if (method === undefined) return fail({ kind: 'delivery-not-possible' });
  const NOT_OFFERED = fail({
    kind: isCollectedHere(method) ? 'pickup-not-possible' : 'delivery-not-possible',
  } as const);
  const place = placeOfSelection(method, custom_data, found, context);
  if (!place.ok) return place;
  const row = { ...found.row, ...place.value };
  const cart = (await checkoutCart(tx, row, context)) ?? found;
  // Beside a pickup or a truck the same method may also bring only what the store lacks.
  const here = ownShipmentBy(cart, method);
  const other = cart.alternatives.find(({ offers }) => offerOf(offers, method));
  const way = here === undefined || custom_data.together === true ? other?.way : undefined;
  const planned =
    way === undefined ? cart : await checkoutCart(tx, { ...row, own_part: way }, context);
  const shipment = planned && ownShipmentBy(planned, method);
  if (shipment === undefined) return NOT_OFFERED;
  const checked = checkSelection(
    { method, slot: custom_data.slot && slotOfBody(custom_data.slot) },
    shipment.offers,
    promiseContext(cart.store, market, now),
  );
  if (!checked.ok) return checked;
  const truckAccess = custom_data.truck_access === true;
  if (lacksTruckAccess(method, truckAccess, flags))
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.custom_data.truck_access', kind: 'missing' }],
    });
  const siteAccess = custom_data.site_access ?? null;
  if (lacksSiteAccess(method, shipment.lines, siteAccess))
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.custom_data.site_access', kind: 'missing' }],
    });
  const pointField = POINT_FIELDS[pointKindOf(method) ?? 'relay'];
  const point = await namedPoint(
    tx,
    method,
    { field: `body.custom_data.${pointField}`, id: custom_data[pointField] },
    { store: cart.store, market },
  );
  if (!point.ok) return point;
  await choose(
    tx,
    cart,
    shipment,
    {
      ...checked.value,
      pointId: point.value?.id,
      truckAccess,
      siteAccess,
      change: { ...place.value, ...(way !== undefined && { own_part: way }) },
    },
    context,
  );
  return ok(undefined);
};

/**
 * Divides own products between what is collected and what is brought, in a locked cart; without parts they go one way again. What was
 * chosen for them no longer applies. Refuses a product that leaves no choice.
 */
export const divideOwnProducts = async (
  tx: Tx,
  { row, divisible }: CheckoutCart,
  { parts }: ParsedInput<'chooseOwnParts'>['body'],
  { now }: CheckoutContext,
): Promise<Result<undefined, Refused<'chooseOwnParts'>>> => {
  const lines = new Map(divisible.map(({ row: line }) => [lineId(line), line.line]));
  const unknown = parts.findIndex(({ item_id }) => !lines.has(item_id));
  if (unknown >= 0)
    return fail({
      kind: 'bad-input',
      fields: [{ field: `body.parts.${unknown}.item_id`, kind: 'not-a-shipment' }],
    });
  const wishes = parts.flatMap(({ item_id, part }) => {
    const line = lines.get(item_id);
    return line === undefined ? [] : [{ line, part }];
  });
  const [first] = wishes;
  const isDivided = wishes.some(({ part }) => part !== first?.part);
  await setLineWays(tx, row, isDivided ? wishes : []);
  await deleteChoicesOf(tx, row, RETAILER_CODE);
  await touchCart(
    tx,
    row,
    { own_part: isDivided ? 'collected' : (first?.part ?? 'collected') },
    now,
  );
  return ok(undefined);
};

/** Moves a pickup to another hour, for as long as the shopper may change it. */
export const changeHour = async (
  tx: Tx,
  cart: CheckoutCart,
  slot: WireSlot,
  context: CheckoutContext,
): Promise<Result<undefined, Refusal<'pickup-not-possible' | 'slot-not-available'>>> => {
  const { market, flags, now } = context;
  const shipment = ownShipment(cart);
  const chosenAt = shipment?.choice?.chosen_at ?? null;
  const isOpen =
    flags.CHECKOUT_PICKUP_SLOT_CHOICE && chosenAt !== null && isChangeOpen(chosenAt, now);
  if (shipment === undefined || !isOpen) return fail({ kind: 'pickup-not-possible' });
  const checked = checkSelection(
    { method: PICKUP_BY_HOUR.code, slot: slotOfBody(slot) },
    shipment.offers,
    promiseContext(cart.store, market, now),
  );
  if (!checked.ok)
    return fail({
      kind:
        checked.error.kind === 'slot-not-available' ? 'slot-not-available' : 'pickup-not-possible',
    });
  await choose(
    tx,
    cart,
    shipment,
    { ...checked.value, pointId: undefined, truckAccess: false, chosenAt },
    context,
  );
  return ok(undefined);
};

/** Chooses the service level of a vendor's shipment in a locked cart. */
export const chooseVendorsShipping = async (
  tx: Tx,
  cart: CheckoutCart,
  body: ParsedInput<'selectThirdPartyShipping'>['body'],
  context: CheckoutContext,
): Promise<Result<undefined, Refused<'selectThirdPartyShipping'>>> => {
  const asked = body.item_ids.toSorted().join(' ');
  const shipment = cart.shipments.find(
    ({ part, lines }) =>
      part === 'sent' &&
      lines
        .map(({ row }) => lineId(row))
        .toSorted()
        .join(' ') === asked,
  );
  if (shipment === undefined)
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.item_ids', kind: 'not-a-shipment' }],
    });
  const offer = offerOf(shipment.offers, vendorMethod(body.service_level));
  if (offer === undefined || !isAvailable(offer)) return fail({ kind: 'delivery-not-possible' });
  const point = await namedPoint(
    tx,
    offer.method,
    { field: 'body.relay_point_id', id: body.relay_point_id },
    { store: cart.store, market: context.market },
  );
  if (!point.ok) return point;
  await choose(
    tx,
    cart,
    shipment,
    { offer, pointId: point.value?.id, time: WITHOUT_SLOT, truckAccess: false },
    context,
  );
  return ok(undefined);
};

/** The field of a selection that names its point, by the kind of the point. */
const POINT_FIELDS = {
  relay: 'relay_point_id',
  locker: 'locker_id',
} as const satisfies Readonly<
  Record<PickupPointKind, keyof ParsedInput<'selectShippingMethod'>['body']['custom_data']>
>;

/** The own shipment that a method can carry. */
const ownShipmentBy = (
  { shipments }: CheckoutCart,
  method: ShippingMethodCode,
): CheckoutShipment | undefined =>
  shipments.find(({ part, offers }) => part !== 'sent' && offerOf(offers, method) !== undefined);

type WireSlot = { readonly date: string; readonly start_hour: number };

/** A slot of the wire. A day that does not exist is none. */
const slotOfBody = ({ date, start_hour }: WireSlot): ChosenSlot => {
  const day = parsePlainDate(date);
  return { date: day.ok ? day.value : undefined, startHour: start_hour };
};

/** Whether the hour of a pickup may still be changed. */
const isChangeOpen = (chosenAt: string, now: string): boolean =>
  pickupChange((Date.parse(now) - Date.parse(chosenAt)) / 1000).kind === 'open';

type CartPlaceChange = Pick<CheckoutCart['row'], 'place_postcode' | 'place_city'>;
const NO_PLACE: CartPlaceChange = { place_postcode: null, place_city: null };

/**
 * Where a chosen method brings the products. Only methods with a radius need a place before the address: a postal code, and
 * from guests the town. Refuses a missing or invalid one at its field.
 */
const placeOfSelection = (
  method: ShippingMethodCode,
  { postcode, city, together }: ParsedInput<'selectShippingMethod'>['body']['custom_data'],
  { row, place, shipments }: CheckoutCart,
  { market, customer }: CheckoutContext,
): Result<CartPlaceChange, Refusal<'bad-input', FieldPath<'selectShippingMethod'>>> => {
  if (!needsDistanceCheck(method)) {
    // A parcel that is posted leaves the truck beside it where it goes.
    const isPosted =
      together !== true &&
      shipments.some(({ part, prices }) => part === 'posted' && prices.has(method));
    const { place_postcode, place_city } = row;
    return ok(isPosted ? { place_postcode, place_city } : NO_PLACE);
  }
  const typed = postcode ?? place?.postcode;
  const parsed = typed === undefined ? undefined : parsePostcode(typed, market.rules.postcode);
  if (parsed?.ok !== true)
    return fail({
      kind: 'bad-input',
      fields: [
        {
          field: 'body.custom_data.postcode',
          kind: parsed === undefined ? 'missing' : 'not-a-postcode',
        },
      ],
    });
  const town = guestCity({ city: city ?? place?.city ?? undefined });
  if (!town.ok && customer === undefined)
    return fail({
      kind: 'bad-input',
      fields: [{ field: 'body.custom_data.city', kind: 'missing' }],
    });
  return ok({ place_postcode: parsed.value, place_city: town.ok ? town.value : null });
};

/** Stores what was chosen for a shipment, at the price of its offer. */
const choose = (
  tx: Tx,
  cart: CheckoutCart,
  { seller, part, contents }: CheckoutShipment,
  {
    offer,
    pointId,
    time,
    truckAccess,
    siteAccess = null,
    chosenAt,
    change,
  }: {
    readonly offer: ShippingOffer;
    readonly pointId: string | undefined;
    readonly time: Pick<ChosenTime, 'date' | 'startHour'>;
    readonly truckAccess: boolean;
    readonly siteAccess?: SiteAccess | null;
    /** When the method was chosen, if only its hour changes. */
    readonly chosenAt?: string;
    readonly change?: Parameters<typeof saveChoice>[4];
  },
  { now }: CheckoutContext,
): Promise<void> => {
  const { carrier, method } = shippingMethodParts(offer.method);
  return saveChoice(
    tx,
    cart.row,
    {
      seller,
      part,
      carrier_code: carrier,
      method_code: method,
      price_minor: offer.price.minor,
      slot_day: time.startHour === undefined ? null : time.date,
      slot_hour: time.startHour ?? null,
      contents,
      point_id: pointId ?? null,
      truck_access: truckAccess,
      site_access: siteAccess,
      chosen_at: chosenAt ?? now,
    },
    now,
    change,
  );
};
