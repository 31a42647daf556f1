import type { OwnShipping, ShippingChoice } from '@materia/api-checkout';
import { asksTruckAccessibility } from '@materia/domain-checkout';
import { checkSlot, type PickupSlot, type SlotRefusal } from '@materia/domain-promise';
import {
  type DeliveryMethod,
  deliveryMethod,
  isOwnMethod,
  type OwnMethodCode,
  parseSiteAccess,
  type PickupPointKind,
  type PlaceObstacle,
  type SiteQuestion,
  timeOf,
} from '@materia/domain-shipping';
import { type LocalMoment } from '@materia/domain-stores';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import { readSlot } from '../../progress/slot-value.ts';
import { type DeliveryValues, methodOfFormValue } from './delivery-form.ts';
import type { TruckValues } from './truck-fields.ts';

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
    | SiteFault['kind']
    | Exclude<PlaceObstacle, 'other-store'>
    | PointFault['kind'];
};

/** No point was chosen, or it is no longer available. */
export type PointFault = { readonly kind: 'point-missing' | 'locker-missing' | 'point-gone' };

/** A question of the driver has no answer. */
type SiteFault = { readonly kind: `site-${SiteQuestion}-missing` };

/** The faults of the questions that have no answer. */
export const siteFaults = (
  site: DeliveryValues['site'],
): readonly (SiteFault & { readonly question: SiteQuestion })[] => {
  const access = parseSiteAccess(site);
  return access.ok
    ? []
    : access.error.questions.map((question) => ({
        kind: `site-${question}-missing` as const,
        question,
      }));
};

/** The facts for validating a pickup: the store's current offer, and whether the customer chooses the slot. */
export type OwnShippingOffer = {
  readonly choices: readonly ShippingChoice[];
  readonly slotChoice: boolean;
  /** Whether the market asks for a confirmation that a truck can reach the place. */
  readonly truckAccessibility?: boolean;
  readonly now: LocalMoment;
};

/** What was submitted for a shipment of own products. */
export type OwnValues = {
  readonly method: string;
  readonly slot: string;
  readonly pointId?: string;
} & Partial<TruckValues>;

/**
 * Validates the choice for own products against the store's current offer. Rejects an empty choice, the two-hour pickup when it has ended,
 * a slot that is missing, past or taken, and a missing relay point or locker.
 */
export const chooseOwnShipping = (
  {
    method: typed,
    slot,
    pointId = '',
    deliverySlot = '',
    truckAccess = false,
    site = {},
  }: OwnValues,
  offer: OwnShippingOffer,
): Result<OwnShipping, OwnShippingFault> => {
  const method = methodOfFormValue(typed);
  const choice = offer.choices.find((offered) => offered.method === method);
  if (choice === undefined || method === undefined)
    return fail({ kind: faultOfOnly(offer) ?? 'method-missing' });
  if (!choice.available) return fail({ kind: faultOf(choice, method) });
  switch (method) {
    case 'transporter/home':
    case 'allxbrick/delivery':
    case 'allxbrick/pickup':
      return withTruck({ choice, method, deliverySlot, truckAccess, site }, offer);
    case 'chronorelais/relay':
    case 'locker/locker': {
      const point = choosePoint(deliveryMethod(method).kind, pointId);
      return point.ok ? ok({ method, pointId: point.value }) : point;
    }
    case 'drive/scheduled': {
      const chosen = chooseHour(slot, choice, offer);
      return chosen.ok ? ok({ method, slot: chosen.value }) : chosen;
    }
    case 'drive/two_hours':
    case 'chronopost/home':
      return ok({ method });
    default:
      return unreachable(method);
  }
};

/** The chosen hour of a pickup; the first free one where the customer does not choose. */
const chooseHour = (
  typed: string,
  { slots }: ShippingChoice,
  { slotChoice, now }: OwnShippingOffer,
): Result<PickupSlot, OwnShippingFault> => {
  const free = slots.filter(({ available }) => available);
  if (!slotChoice) return firstOf(free);
  const chosen = checkSlot(readSlot(typed), free, now);
  if (chosen.ok) return chosen;
  return fail({ kind: isMissing(chosen.error) ? 'slot-missing' : 'slot-gone' });
};

const MISSING_POINT = {
  relay: 'point-missing',
  locker: 'locker-missing',
} as const satisfies Readonly<Record<PickupPointKind, PointFault['kind']>>;

/** The id of the point chosen in a list. */
export const choosePoint = (kind: PickupPointKind, id: string): Result<string, PointFault> =>
  id === '' ? fail({ kind: MISSING_POINT[kind] }) : ok(id);

type PlacedMethodCode = Extract<DeliveryMethod, { readonly hasRadius: true }>['code'];

/** A delivery by truck or by the partner carrier: in a slot if the store has them, to a place that trucks can reach. */
const withTruck = (
  {
    choice,
    method,
    deliverySlot,
    truckAccess,
    site,
  }: TruckValues & {
    readonly choice: ShippingChoice;
    readonly method: PlacedMethodCode;
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
  const access = choice.asksSiteAccess === true ? parseSiteAccess(site) : undefined;
  if (access?.ok === false) {
    const [first = 'road'] = access.error.questions;
    return fail({ kind: `site-${first}-missing` });
  }
  return ok({
    method,
    truckAccess,
    ...(access !== undefined && { siteAccess: access.value }),
    ...(slot?.ok === true && { slot: slot.value }),
  });
};

const isMissing = ({ kind }: SlotRefusal): boolean =>
  kind === 'date-missing' || kind === 'slot-missing';

/** What is in the way of the only method, which nobody can choose then. */
const faultOfOnly = ({ choices }: OwnShippingOffer): OwnShippingFault['kind'] | undefined => {
  const [only, ...others] = choices;
  return only?.available === false && isOwnMethod(only.method) && others.length === 0
    ? faultOf(only, only.method)
    : undefined;
};

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
    case 'not-in-stock':
    case 'store-closed':
    case 'other-store':
    case undefined:
      return GONE[timeOf(method)];
    default:
      return unreachable(reason);
  }
};

const GONE = {
  'two-hours': 'two-hours-gone',
  slot: 'slot-gone',
  planned: 'level-gone',
} as const satisfies Readonly<Record<DeliveryMethod['time'], OwnShippingFault['kind']>>;

const firstOf = ([first]: readonly PickupSlot[]): Result<PickupSlot, OwnShippingFault> =>
  first === undefined
    ? fail({ kind: 'slot-gone' })
    : ok({ date: first.date, startHour: first.startHour });
