import type { Reply } from '@materia/api-contract';
import { type VendorShipping, vendorShippings } from '@materia/domain-cart';
import {
  carrierDelay,
  deliverySlots,
  type PickupObstacle,
  type PickupSlot,
  pickupOffer,
  promise,
  type PromiseContext,
  sellerMethod,
  SERVICE_LEVELS,
  shippingMethodParts,
  slotKindOf,
} from '@materia/domain-delivery-labels';
import type { ShipmentPart } from '@materia/domain-checkout';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { toMajorUnits } from '@materia/domain-money';
import { isBigbox, type StockStatus } from '@materia/domain-stock-status';
import { lineId, type OfferedLine } from '../cart/price-cart.ts';
import type { DeliverySlotBook, SlotAvailability } from './repository.ts';
import { collectedLine, type PricedShipment } from './delivery-plan.ts';

export type WireShippingMethod = Reply<'listShippingMethods'>[number];

/**
 * The hours of the store: which pickups are free, and when its trucks deliver if shoppers choose
 * the time.
 */
export type StoreSlots = {
  readonly isFree: SlotAvailability;
  readonly deliveries: DeliverySlotBook | undefined;
};

/** The methods of a shipment, on the wire. `context` has the times of the chosen store. */
export const methodsOfShipment = (
  shipment: PricedShipment,
  context: PromiseContext,
  slots: StoreSlots,
): readonly WireShippingMethod[] => METHODS_OF_PART[shipment.part](shipment, context, slots);

type MethodsOfPart = (
  shipment: PricedShipment,
  context: PromiseContext,
  slots: StoreSlots,
) => readonly WireShippingMethod[];
const METHODS_OF_PART: Readonly<Record<ShipmentPart, MethodsOfPart>> = {
  collected: ({ lines }, context, { isFree }) => pickupMethods(lines, context, isFree),
  brought: (shipment, context, { deliveries }) => carrierMethods(shipment, context, deliveries),
  posted: (shipment, context) => carrierMethods(shipment, context, undefined),
  sent: (shipment, context) => sellerMethods(shipment, context),
};

/** What the retailer's carriers offer, cheapest first. */
const carrierMethods = (
  { lines, prices, obstacles }: PricedShipment,
  context: PromiseContext,
  deliveries: DeliverySlotBook | undefined,
): readonly WireShippingMethod[] => {
  const isFromBigStore = lines.some((line) => isBigStore(collectedLine(line).stockStatus));
  return [...prices]
    .map(([method, price]): WireShippingMethod => {
      const { carrier, method: code } = shippingMethodParts(method);
      const delay = carrierDelay(method, isFromBigStore);
      const arrives = delay && promise(delay, context)?.date;
      const slots =
        deliveries === undefined || arrives === undefined || slotKindOf(method) !== 'delivery'
          ? undefined
          : offeredDeliverySlots(deliveries, context, arrives);
      const isFull = slots?.every(({ available }) => !available) ?? false;
      const reason = obstacles.get(method) ?? (isFull ? ('no-slot' as const) : undefined);
      return {
        carrier_code: carrier,
        method_code: code,
        amount: toMajorUnits(price),
        available: reason === undefined,
        ...(reason && { reason }),
        ...(delay && { promise: { ...delay } }),
        ...(arrives && { arrives }),
        slots: slots ?? [],
      };
    })
    .toSorted((one, other) => one.amount - other.amount);
};

/** The delivery slots of a store from the day on which a truck can arrive. */
export const offeredDeliverySlots = (
  { hours, isFree }: DeliverySlotBook,
  context: PromiseContext,
  firstDay: PlainDate,
): WireShippingMethod['slots'] =>
  deliverySlots(hours, context, { now: context.now, firstDay }).map((slot: PickupSlot) => ({
    date: slot.date,
    start_hour: slot.startHour,
    available: isFree(slot),
  }));

const isBigStore = (status: StockStatus | undefined): boolean =>
  status !== undefined && isBigbox(status);

/** The pickup methods of own lines at the store. */
export const pickupMethods = (
  lines: readonly OfferedLine[],
  context: PromiseContext,
  isFree: SlotAvailability,
): readonly [WireShippingMethod, WireShippingMethod] => {
  const { within, earliest, soonest, scheduled } = pickupOffer(
    lines.map(collectedLine),
    context,
    isFree,
  );
  const ready = {
    carrier_code: 'drive',
    amount: 0,
    ...(earliest && { earliest: { date: earliest.date, minute: earliest.minutesOfDay } }),
  } as const;
  return [
    {
      ...ready,
      method_code: 'two_hours',
      available: soonest.isAvailable,
      ...reasonOf(soonest),
      ...(within && { promise: { ...within } }),
      slots: [],
    },
    {
      ...ready,
      method_code: 'scheduled',
      available: scheduled.isAvailable,
      ...reasonOf(scheduled),
      slots: scheduled.slots.map((slot) => ({
        date: slot.date,
        start_hour: slot.startHour,
        available: slot.isFree,
      })),
    },
  ];
};

const reasonOf = ({ obstacle }: { readonly obstacle: PickupObstacle | undefined }) =>
  obstacle === undefined ? {} : { reason: obstacle };

/**
 * The service levels of a seller, cheapest first. A level promises the day of its slowest product.
 */
const sellerMethods = (
  { lines, prices }: PricedShipment,
  context: PromiseContext,
): readonly WireShippingMethod[] => {
  const [shipping] = sentLines(lines);
  return SERVICE_LEVELS.flatMap((level): readonly WireShippingMethod[] => {
    const price = prices.get(sellerMethod(level));
    if (price === undefined) return [];
    const delay = shipping?.serviceLevels.find(({ code }) => code === level)?.promise;
    const arrives = delay && promise(delay, context)?.date;
    return [
      {
        carrier_code: 'seller',
        method_code: level,
        amount: toMajorUnits(price),
        available: true,
        ...(delay && { promise: { ...delay } }),
        ...(arrives && { arrives }),
        slots: [],
      },
    ];
  }).toSorted((one, other) => one.amount - other.amount);
};

const sentLines = (lines: readonly OfferedLine[]): readonly VendorShipping[] =>
  vendorShippings(
    lines.map(({ row, offer }) => ({
      id: lineId(row),
      vendorCode: offer.vendor.code,
      delivery: offer.delivery,
    })),
  );
