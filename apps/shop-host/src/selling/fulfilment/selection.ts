import {
  checkSlot,
  type ChosenSlot,
  type PickupSlot,
  type PromiseContext,
  slotMinutes,
} from '@materia/domain-promise';
import {
  asksSiteAccess,
  deliveryMethod,
  isPickupAtStore,
  type MethodOfKind,
  type ShippingMethodCode,
  type SiteAccess,
} from '@materia/domain-shipping';
import type { OfferedLine } from '../pricing/price-cart.ts';
import { gramsOf } from './shipment-weight.ts';
import { asksTruckAccessibility } from '@materia/domain-checkout';
import type { FlagSet } from '@materia/domain-feature-flags';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import type { Refusal } from '../../platform/contract/refusals.ts';
import { isAvailable, isCollectedHere, offerOf, type ShippingOffer } from './shipping-offer.ts';

/** A method with the slot that was chosen for it, if any. */
export type SelectedMethod = {
  readonly method: ShippingMethodCode;
  readonly slot: ChosenSlot | undefined;
};
/**
 * When a selection is ready or arrives; minutes are those of the day from which it can be
 * collected.
 */
export type ChosenTime = {
  readonly date: string | null;
  readonly startHour: number | undefined;
  readonly fromMinute: number | null;
};
/** What is offered for a selection, and when it is ready or arrives. */
export type CheckedSelection = { readonly offer: ShippingOffer; readonly time: ChosenTime };
type SelectionRefusal = Refusal<
  'pickup-not-possible' | 'slot-not-available' | 'delivery-not-possible'
>;

/**
 * Whether a selection is available now: the method is offered, and one with slots names an offered
 * slot that is neither past nor full. Checked when the shopper selects it and again at placement.
 */
export const checkSelection = (
  { method, slot }: SelectedMethod,
  offers: readonly ShippingOffer[],
  context: PromiseContext,
): Result<CheckedSelection, SelectionRefusal> => {
  const offer = offerOf(offers, method);
  if (offer === undefined)
    return fail({
      kind: isCollectedHere(method) ? 'pickup-not-possible' : 'delivery-not-possible',
    });
  const time = isPickupAtStore(method)
    ? pickupTime(method, offer, slot, context)
    : deliveryTime(offer, slot, context);
  return time.ok ? ok({ offer, time: time.value }) : time;
};

const deliveryTime = (
  offer: ShippingOffer,
  slot: ChosenSlot | undefined,
  context: PromiseContext,
): Result<ChosenTime, SelectionRefusal> => {
  if (offer.obstacle === 'no-slot') return fail({ kind: 'slot-not-available' });
  if (!isAvailable(offer)) return fail({ kind: 'delivery-not-possible' });
  if (offer.slots.length === 0)
    return ok({ date: offer.arrives ?? null, startHour: undefined, fromMinute: null });
  const delivery = offeredSlot(slot, offer, context);
  return delivery === undefined
    ? fail({ kind: 'slot-not-available' })
    : ok({ ...delivery, fromMinute: null });
};

const pickupTime = (
  method: MethodOfKind<'pickup'>,
  offer: ShippingOffer,
  slot: ChosenSlot | undefined,
  context: PromiseContext,
): Result<ChosenTime, SelectionRefusal> => {
  const { ready } = offer;
  if (ready === undefined) return fail({ kind: 'pickup-not-possible' });
  const { time } = deliveryMethod(method);
  switch (time) {
    case 'two-hours':
      return isAvailable(offer)
        ? ok({ date: ready.date, startHour: undefined, fromMinute: ready.minutesOfDay })
        : fail({ kind: 'pickup-not-possible' });
    case 'slot': {
      const pickup = offeredSlot(slot, offer, context);
      return pickup === undefined
        ? fail({ kind: 'slot-not-available' })
        : ok({ ...pickup, fromMinute: slotMinutes(pickup.startHour).from });
    }
    default:
      return unreachable(time);
  }
};

/** The chosen slot if it is offered and neither past nor full. */
const offeredSlot = (
  slot: ChosenSlot | undefined,
  { slots }: ShippingOffer,
  { now }: PromiseContext,
): PickupSlot | undefined => {
  const checked = checkSlot(
    slot ?? {},
    slots.filter(({ isFree }) => isFree),
    now,
  );
  return checked.ok ? checked.value : undefined;
};

/** Whether the answers that a truck's driver needs for this weight are still missing. */
export const lacksSiteAccess = (
  method: ShippingMethodCode,
  lines: readonly OfferedLine[],
  siteAccess: SiteAccess | null | undefined,
): boolean => asksSiteAccess(method, gramsOf(lines)) && !siteAccess;

/** Whether the confirmation that a truck can reach the place is still missing. */
export const lacksTruckAccess = (
  method: ShippingMethodCode,
  isConfirmed: boolean,
  { CHECKOUT_TRUCK_ACCESSIBILITY }: Pick<FlagSet, 'CHECKOUT_TRUCK_ACCESSIBILITY'>,
): boolean =>
  asksTruckAccessibility(method, { truckAccessibility: CHECKOUT_TRUCK_ACCESSIBILITY }) &&
  !isConfirmed;
