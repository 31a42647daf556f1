import { type VendorShipping, vendorShippings } from '@materia/domain-cart';
import {
  type OfferedSlot,
  type PickupOffer,
  pickupOffer,
  promise,
  type PromiseContext,
} from '@materia/domain-promise';
import {
  carrierDelay,
  deliveryMethod,
  type DeliveryMethodRow,
  deliverySlots,
  isPickupAtStore,
  type MethodOfKind,
  vendorMethod,
  SERVICE_LEVELS,
  slotKindOf,
  type StockOrigin,
} from '@materia/domain-shipping';
import type { ShipmentPart } from '@materia/domain-checkout';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import { type Currency, money } from '@materia/domain-money';
import { isBigbox } from '@materia/domain-stock-status';
import { lineId, type OfferedLine } from '../pricing/price-cart.ts';
import type { DeliverySlotBook, SlotAvailability } from '../stock/slots.ts';
import { collectedLine, type PricedShipment } from './delivery-plan.ts';
import { cheapestFirst, type ShippingOffer } from './shipping-offer.ts';

/**
 * The hours of the store: which pickups are free, and when its trucks deliver if shoppers choose
 * the time.
 */
export type StoreSlots = {
  readonly isFree: SlotAvailability;
  readonly deliveries: DeliverySlotBook | undefined;
};

/** What is offered for a shipment. `context` has the times of the chosen store. */
export const offersOfShipment = (
  shipment: PricedShipment,
  context: PromiseContext,
  slots: StoreSlots,
  currency: Currency,
): readonly ShippingOffer[] => OFFERS_OF_PART[shipment.part](shipment, context, slots, currency);

type OffersOfPart = (
  shipment: PricedShipment,
  context: PromiseContext,
  slots: StoreSlots,
  currency: Currency,
) => readonly ShippingOffer[];
const OFFERS_OF_PART: Readonly<Record<ShipmentPart, OffersOfPart>> = {
  collected: ({ lines, methods }, context, { isFree }, currency) =>
    pickupOffers({ lines, methods }, context, isFree, currency),
  brought: (shipment, context, { deliveries }) => carrierOffers(shipment, context, deliveries),
  posted: (shipment, context) => carrierOffers(shipment, context, undefined),
  sent: (shipment, context) => vendorOffers(shipment, context),
};

/** What the retailer's carriers offer, cheapest first. */
const carrierOffers = (
  { lines, prices, obstacles }: PricedShipment,
  context: PromiseContext,
  deliveries: DeliverySlotBook | undefined,
): readonly ShippingOffer[] => {
  const origins = lines.flatMap(originsOf);
  return cheapestFirst(
    [...prices].map(([method, price]): ShippingOffer => {
      const delay = carrierDelay(method, origins);
      const arrives = delay && promise(delay, context)?.date;
      const slots =
        deliveries === undefined || arrives === undefined || slotKindOf(method) !== 'delivery'
          ? undefined
          : offeredDeliverySlots(deliveries, context, arrives);
      const isFull = slots?.every(({ isFree }) => !isFree) ?? false;
      return {
        method,
        price,
        obstacle: obstacles.get(method) ?? (isFull ? 'no-slot' : undefined),
        promise: delay,
        ready: undefined,
        arrives,
        slots: slots ?? [],
      };
    }),
  );
};

/** The delivery slots of a store from the day on which a truck can arrive. */
export const offeredDeliverySlots = (
  { hours, isFree }: DeliverySlotBook,
  context: PromiseContext,
  firstDay: PlainDate,
): readonly OfferedSlot[] =>
  deliverySlots(hours, context, { now: context.now, firstDay }).map((slot) => ({
    ...slot,
    isFree: isFree(slot),
  }));

/** Where the units of an own line in a shipment are before a carrier gets them. */
export const originsOf = (line: OfferedLine): readonly StockOrigin[] => {
  const { stockStatus } = collectedLine(line);
  const atStore = stockStatus !== undefined && isBigbox(stockStatus) ? 'big-store' : 'store';
  return (line.taken ?? []).map(({ source }) => (source === 'warehouse' ? 'warehouse' : atStore));
};

/**
 * How own lines can be collected at the store, which is free of charge: by each of these methods
 * that is a pickup.
 */
export const pickupOffers = (
  { lines, methods }: Pick<PricedShipment, 'lines' | 'methods'>,
  context: PromiseContext,
  isFree: SlotAvailability,
  currency: Currency,
): readonly ShippingOffer[] => {
  const byTime = pickupsByTime(pickupOffer(lines.map(collectedLine), context, isFree));
  const collected = { price: money(0, currency), arrives: undefined } as const;
  return methods
    .filter(isPickupAtStore)
    .map((method) => ({ ...collected, method, ...byTime[deliveryMethod(method).time] }));
};

/** When a pickup can be: as soon as it is packed, or in a slot. */
type PickupTime = DeliveryMethodRow<MethodOfKind<'pickup'>>['time'];

type OfferAtTime = Pick<ShippingOffer, 'obstacle' | 'promise' | 'ready' | 'slots'>;

const pickupsByTime = (offer: PickupOffer): Readonly<Record<PickupTime, OfferAtTime>> => {
  if (offer.kind === 'not-in-stock') {
    const none = { obstacle: offer.kind, promise: undefined, ready: undefined, slots: [] };
    return { 'two-hours': none, slot: none };
  }
  const { within, earliest: ready, soonest, scheduled } = offer;
  return {
    'two-hours': { obstacle: soonest.obstacle, promise: within, ready, slots: [] },
    slot: { obstacle: scheduled.obstacle, promise: undefined, ready, slots: scheduled.slots },
  };
};

/**
 * The service levels of a vendor, cheapest first. A level promises the day of its slowest product.
 */
const vendorOffers = (
  { lines, prices }: PricedShipment,
  context: PromiseContext,
): readonly ShippingOffer[] => {
  const [shipping] = sentLines(lines);
  return cheapestFirst(
    SERVICE_LEVELS.flatMap((level): readonly ShippingOffer[] => {
      const method = vendorMethod(level);
      const price = prices.get(method);
      if (price === undefined) return [];
      const delay = shipping?.serviceLevels.find(({ code }) => code === level)?.promise;
      return [
        {
          method,
          price,
          obstacle: undefined,
          promise: delay,
          ready: undefined,
          arrives: delay && promise(delay, context)?.date,
          slots: [],
        },
      ];
    }),
  );
};

const sentLines = (lines: readonly OfferedLine[]): readonly VendorShipping[] =>
  vendorShippings(
    lines.map(({ row, offer }) => ({
      id: lineId(row),
      vendorCode: offer.vendor.code,
      delivery: offer.delivery,
    })),
  );
