import type { Reply } from '@materia/api-contract';
import type { PickupSlot, WallMoment } from '@materia/domain-delivery-labels';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { type Currency, fromWireAmount, type Money } from '@materia/domain-money';

export type DriveMethod = 'two_hours' | 'scheduled';

/** A pickup hour of the store; an hour that others took is told, but cannot be chosen. */
export type StoreSlot = PickupSlot & { readonly available: boolean };

/** A way to get the goods: drive pickup within two hours, or at a chosen hour (CHK-01). */
export type ShippingChoice = {
  readonly method: DriveMethod;
  readonly price: Money;
  readonly available: boolean;
  /** Whether the goods lie in the store, or come there first. */
  readonly readyWithin: 'hours' | 'days';
  readonly reason: 'third-party-line' | 'not-in-stock' | 'store-closed' | undefined;
  /** From when the goods are ready, by the clock of the market. */
  readonly earliest: WallMoment | undefined;
  readonly slots: readonly StoreSlot[];
};

/** What the customer chose. */
export type ShippingSelection = {
  readonly method: DriveMethod;
  readonly slot: PickupSlot | undefined;
};

type ChoiceReply = Reply<'listShippingMethods'>[number];
type SelectionReply = NonNullable<Reply<'readSelectedShipping'>>;

/** Reads a shipping method of the wire. Slots on days that cannot be read are left out. */
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

/** Reads the chosen method; nothing when it was chosen for another store than this one. */
export const readShippingSelection = (
  reply: SelectionReply,
  storeId: string,
): ShippingSelection | undefined => {
  const { retailer_id, slot } = reply.custom_data;
  return retailer_id === storeId
    ? { method: reply.method_code, slot: slot && slotOf(slot) }
    : undefined;
};

/** The body that chooses a shipping method; the two-hour pickup carries no date (CHK-08, CHK-09). */
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
}): WallMoment | undefined => {
  const date = parsePlainDate(wire.date);
  return date.ok ? { date: date.value, minutesOfDay: wire.minute } : undefined;
};
