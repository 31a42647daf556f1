import type { Reply } from '@materia/api-contract';
import type { PickupSlot, LocalMoment } from '@materia/domain-delivery-labels';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { type Currency, fromWireAmount, type Money } from '@materia/domain-money';

export type DriveMethod = 'two_hours' | 'scheduled';

/** A pickup hour of the store; a fully booked hour is listed, but cannot be chosen. */
export type StoreSlot = PickupSlot & { readonly available: boolean };

/** A shipping method: drive */
export type ShippingChoice = {
  readonly method: DriveMethod;
  readonly price: Money;
  readonly available: boolean;
  /** Whether the products are in stock at the store, or are delivered there first. */
  readonly readyWithin: 'hours' | 'days';
  readonly reason: 'third-party-line' | 'not-in-stock' | 'store-closed' | undefined;
  /** When the order is ready, in the market's local time. */
  readonly earliest: LocalMoment | undefined;
  readonly slots: readonly StoreSlot[];
};

/** The customer's choice. */
export type ShippingSelection = {
  readonly method: DriveMethod;
  readonly slot: PickupSlot | undefined;
};

type ChoiceReply = Reply<'listShippingMethods'>[number];
type SelectionReply = NonNullable<Reply<'readSelectedShipping'>>;

/** Reads a wire shipping method. Slots on invalid days are left out. */
export const readShippingChoice = (reply: ChoiceReply, currency: Currency): ShippingChoice => ({
  method: reply.method_code,
  price: fromWireAmount(reply.amount, currency),
  available: reply.available,
  readyWithin: reply.promise?.unit === 'DAY' ? 'days' : 'hours',
  reason: reply.reason,
  earliest: reply.earliest && momentOf(reply.earliest),
  slots: reply.slots.flatMap((wire) => {
    const slot = slotOf(wire);
    return slot === undefined ? [] : [{ ...slot, available: wire.available }];
  }),
});

/** Reads the chosen method; undefined when */
export const readShippingSelection = (
  reply: SelectionReply,
  storeId: string,
): ShippingSelection | undefined => {
  const { retailer_id, slot } = reply.custom_data;
  return retailer_id === storeId
    ? { method: reply.method_code, slot: slot && slotOf(slot) }
    : undefined;
};

/** The request body for choosing a shipping method; the two-hour pickup has no date. */
export const writeShippingSelection = (
  { method, slot }: ShippingSelection,
  storeId: string,
): SelectionReply => ({
  carrier_code: 'drive',
  method_code: method,
  custom_data: {
    no_date: slot === undefined,
    retailer_id: storeId,
    ...(slot !== undefined && {
      delivery_date: slot.date,
      slot: { date: slot.date, start_hour: slot.startHour },
    }),
  },
});

const slotOf = (wire: {
  readonly date: string;
  readonly start_hour: number;
}): PickupSlot | undefined => {
  const date = parsePlainDate(wire.date);
  return date.ok ? { date: date.value, startHour: wire.start_hour } : undefined;
};

const momentOf = (wire: {
  readonly date: string;
  readonly minute: number;
}): LocalMoment | undefined => {
  const date = parsePlainDate(wire.date);
  return date.ok ? { date: date.value, minutesOfDay: wire.minute } : undefined;
};
