import {
  type DeliveryMethod,
  type DeliveryMethodRow,
  handoverPlace,
  minutesOfSlot,
  type ShippingMethodCode,
  type SlotKind,
  slotKindOf,
} from '@materia/domain-shipping';
import { slotMinutes } from '@materia/domain-promise';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';

/** A postal address in the market's country. */
export type FulfilmentAddress = {
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
};

/** The relay point or locker where an order waits. */
export type FulfilmentPoint = {
  /** In the carrier's network; undefined for orders from before it was recorded. */
  readonly id: string | undefined;
  readonly name: string;
  readonly address: FulfilmentAddress;
};

/** The vendor of a marketplace order. */
export type OrderVendor = { readonly name: string; readonly code: string };

/** A chosen hour. Hours count from midnight, in the store's local time. */
export type SlotTime = {
  readonly kind: 'slot';
  readonly date: PlainDate;
  readonly startHour: number;
};
/** The moment from which the products can be collected, in minutes since midnight. */
export type ReadyTime = {
  readonly kind: 'from';
  readonly date: PlainDate;
  readonly minutes: number;
};
/** The day on which the carrier plans to arrive. */
export type PlannedDay = { readonly kind: 'day'; readonly date: PlainDate };
export type FulfilmentTime = SlotTime | ReadyTime | PlannedDay;

/** The facts of each handover place, by the key that the method table uses. */
type Places = {
  readonly store: unknown;
  readonly address: { readonly address: FulfilmentAddress };
  readonly point: { readonly point: FulfilmentPoint };
};

/** When they do. Where the carrier plans the day, it may not be planned yet. */
type TimeOf<Row extends DeliveryMethod> = Row['time'] extends 'two-hours'
  ? ReadyTime
  : Row['time'] extends 'slot'
    ? SlotTime
    : PlannedDay | (Row['slots'] extends null ? never : SlotTime) | undefined;

type FulfilmentBy<Row extends DeliveryMethod> = Places[Row['handover']] & {
  readonly kind: Row['kind'];
  readonly method: Row['code'];
  /** The vendor who sends the products; the retailer's own have none. */
  readonly vendor: Row['seller'] extends 'own' ? undefined : OrderVendor;
  readonly time: TimeOf<Row>;
};

/**
 * How the products of an order reach the buyer: one case for each delivery method, with its place,
 * its time and its vendor as the table of methods says.
 */
export type Fulfilment = {
  readonly [Code in ShippingMethodCode]: FulfilmentBy<DeliveryMethodRow<Code>>;
}[ShippingMethodCode];

/** The fulfilments that the retailer performs; the others are the vendors'. */
export type OwnFulfilment = Extract<Fulfilment, { readonly vendor: undefined }>;

/** The fulfilments in which the products change hands in the store. */
export type StoreFulfilment = Extract<
  Fulfilment,
  { readonly method: Extract<DeliveryMethod, { readonly handover: 'store' }>['code'] }
>;

/** The facts of a fulfilment one by one, as choices, database rows and replies carry them. */
export type FulfilmentFacts = {
  readonly method: ShippingMethodCode;
  readonly vendor?: OrderVendor | undefined;
  /** The delivery address, or that of the point. */
  readonly address?: FulfilmentAddress | undefined;
  readonly point?: Pick<FulfilmentPoint, 'id' | 'name'> | undefined;
  readonly date?: PlainDate | undefined;
  readonly startHour?: number | undefined;
  readonly fromMinute?: number | undefined;
};

/** A fact that the method needs is missing, or one that it excludes is present. */
export type ImpossibleFulfilment = {
  readonly kind: 'impossible-fulfilment';
  readonly method: ShippingMethodCode;
};

/**
 * The fulfilment that consists of these facts. Refuses facts that do not go together: a method
 * without its address, point, time or vendor, and one with a place or vendor that it does not have.
 */
export const parseFulfilment = (
  facts: FulfilmentFacts,
): Result<Fulfilment, ImpossibleFulfilment> => {
  const fulfilment = fulfilmentOf(facts);
  return fulfilment === undefined
    ? fail({ kind: 'impossible-fulfilment', method: facts.method })
    : ok(fulfilment);
};

const fulfilmentOf = (facts: FulfilmentFacts): Fulfilment | undefined => {
  const { method, vendor } = facts;
  const isOwn = vendor === undefined;
  const isAtStore = isOwn && facts.address === undefined && facts.point === undefined;
  const address = facts.point === undefined ? facts.address : undefined;
  const point = pointOf(facts);
  const [slot, ready, planned] = [slotOf(facts), readyOf(facts), plannedOf(facts)];
  const hasDay = slot === undefined && ready === undefined;
  const own = { vendor: undefined };
  switch (method) {
    case 'drive/two_hours':
      return isAtStore && ready !== undefined && slot === undefined
        ? { ...own, kind: 'pickup', method, time: ready }
        : undefined;
    case 'drive/scheduled':
      return isAtStore && slot !== undefined
        ? { ...own, kind: 'pickup', method, time: slot }
        : undefined;
    case 'transporter/home':
      return isOwn && address !== undefined && ready === undefined
        ? { ...own, kind: 'home', method, address, time: slot ?? planned }
        : undefined;
    case 'chronopost/home':
      return isOwn && address !== undefined && hasDay
        ? { ...own, kind: 'home', method, address, time: planned }
        : undefined;
    case 'seller/home':
      return vendor !== undefined && address !== undefined && hasDay
        ? { kind: 'home', method, vendor, address, time: planned }
        : undefined;
    case 'chronorelais/relay':
      return isOwn && point !== undefined && hasDay
        ? { ...own, kind: 'relay', method, point, time: planned }
        : undefined;
    case 'seller/relay':
      return vendor !== undefined && point !== undefined && hasDay
        ? { kind: 'relay', method, vendor, point, time: planned }
        : undefined;
    case 'locker/locker':
      return isOwn && point !== undefined && hasDay
        ? { ...own, kind: 'locker', method, point, time: planned }
        : undefined;
    case 'allxbrick/delivery':
      return isOwn && address !== undefined && hasDay
        ? { ...own, kind: 'home', method, address, time: planned }
        : undefined;
    case 'allxbrick/pickup':
      return isAtStore && hasDay ? { ...own, kind: 'partner', method, time: planned } : undefined;
    default:
      return unreachable(method);
  }
};

const pointOf = ({ point, address }: FulfilmentFacts): FulfilmentPoint | undefined =>
  point && address && { ...point, address };

const slotOf = ({ date, startHour }: FulfilmentFacts): SlotTime | undefined =>
  date === undefined || startHour === undefined ? undefined : { kind: 'slot', date, startHour };

/** A slot implies when its products are ready, so a ready time exists only without a slot. */
const readyOf = ({ date, startHour, fromMinute }: FulfilmentFacts): ReadyTime | undefined =>
  date === undefined || startHour !== undefined || fromMinute === undefined
    ? undefined
    : { kind: 'from', date, minutes: fromMinute };

const plannedOf = ({ date }: FulfilmentFacts): PlannedDay | undefined =>
  date === undefined ? undefined : { kind: 'day', date };

/** The facts of a fulfilment one by one; `parseFulfilment` puts them together again. */
export const fulfilmentFacts = (fulfilment: Fulfilment): FulfilmentFacts => {
  const { method, vendor } = fulfilment;
  const point = pointOfFulfilment(fulfilment);
  return {
    method,
    vendor,
    address: addressOfFulfilment(fulfilment),
    point: point && { id: point.id, name: point.name },
    ...timeFacts(fulfilment.time, method),
  };
};

const timeFacts = (
  time: FulfilmentTime | undefined,
  method: ShippingMethodCode,
): Pick<FulfilmentFacts, 'date' | 'startHour' | 'fromMinute'> => {
  switch (time?.kind) {
    case undefined:
      return {};
    case 'day':
      return { date: time.date };
    case 'from':
      return { date: time.date, fromMinute: time.minutes };
    case 'slot':
      return {
        date: time.date,
        startHour: time.startHour,
        // A pickup is ready at the beginning of its slot; a truck may come at any time of it.
        ...(slotKindOf(method) === 'pickup' && { fromMinute: slotMinutes(time.startHour).from }),
      };
    default:
      return unreachable(time);
  }
};

/** The place of the handover. */
export type Handover = DeliveryMethod['handover'];

export const handoverOf = ({ method }: Pick<Fulfilment, 'method'>): Handover =>
  handoverPlace(method);

/** The delivery address, or that of the point; undefined for what is collected in the store. */
export const addressOfFulfilment = (fulfilment: Fulfilment): FulfilmentAddress | undefined => {
  if ('address' in fulfilment) return fulfilment.address;
  return pointOfFulfilment(fulfilment)?.address;
};

/** The relay point or locker, if the products wait at one. */
export const pointOfFulfilment = (fulfilment: Fulfilment): FulfilmentPoint | undefined =>
  'point' in fulfilment ? fulfilment.point : undefined;

/** The hour of a store's counter or of its trucks that an order takes. */
export type BookedSlot = {
  readonly kind: SlotKind;
  readonly date: PlainDate;
  readonly startHour: number;
};

/** The slot in which an order takes a place; undefined for an order without one. */
export const bookedSlot = ({ method, time }: Fulfilment): BookedSlot | undefined => {
  const kind = slotKindOf(method);
  return time?.kind === 'slot' && kind !== undefined
    ? { kind, date: time.date, startHour: time.startHour }
    : undefined;
};

/** When an order is expected, as it is shown. Minutes count from midnight. */
export type ExpectedTime =
  | { readonly kind: 'slot'; readonly date: PlainDate; readonly from: number; readonly to: number }
  | ReadyTime
  | PlannedDay;

/** The time of a fulfilment as it is shown, slots with their end; undefined without a planned day. */
export const expectedTime = (fulfilment: Fulfilment): ExpectedTime | undefined => {
  const slot = bookedSlot(fulfilment);
  if (slot !== undefined)
    return { kind: 'slot', date: slot.date, ...minutesOfSlot(slot.kind, slot.startHour) };
  const { time } = fulfilment;
  return time?.kind === 'slot' ? undefined : time;
};
