import type { ShippingChoice, DriveMethod } from '@materia/api-checkout';
import {
  checkSlot,
  type ChosenSlot,
  type PickupSlot,
  type LocalMoment,
} from '@materia/domain-delivery-labels';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { lineText } from '@materia/storefront-request';

/** What was submitted, shown again after an error. `levels` are the chosen methods by seller. */
export type ShippingValues = {
  readonly method: string;
  readonly slot: string;
  readonly levels: Readonly<Record<string, string>>;
};

export type PickupFault = {
  readonly kind: 'method-missing' | 'slot-missing' | 'slot-gone' | 'two-hours-gone';
};

/** What a pickup is validated against: the store's current offer, and whether the customer chooses the slot. */
export type PickupOffer = {
  readonly choices: readonly ShippingChoice[];
  readonly slotChoice: boolean;
  readonly now: LocalMoment;
};

export type ChosenPickup = { readonly method: DriveMethod; readonly slot: PickupSlot | undefined };

/** The name of the field with the method of a seller's shipment. */
export const levelField = (sellerCode: string): string => `level-${sellerCode}`;

export const readShippingValues = (
  form: FormData,
  sellerCodes: readonly string[],
): ShippingValues => ({
  method: lineText(form, 'method', 40),
  slot: lineText(form, 'slot', 40),
  levels: Object.fromEntries(
    sellerCodes.map((code) => [code, lineText(form, levelField(code), 40)]),
  ),
});

/** A pickup slot as the value of its radio button. */
export const slotValue = ({ date, startHour }: PickupSlot): string =>
  `${date}T${String(startHour).padStart(2, '0')}`;

/**
 * Validates a pickup choice against the store's current offer. Rejects an empty choice, the two-hour pickup when it has ended,
 * and a slot that is missing, past or taken.
 */
export const choosePickup = (
  { method: typed, slot }: Pick<ShippingValues, 'method' | 'slot'>,
  offer: PickupOffer,
): Result<ChosenPickup, PickupFault> => {
  const method = driveMethodOf(typed);
  const choice = offer.choices.find((offered) => offered.method === `drive/${typed}`);
  if (choice === undefined || method === undefined) return fail({ kind: 'method-missing' });
  if (!choice.available) return fail({ kind: GONE[method] });
  if (method === 'two_hours') return ok({ method, slot: undefined });
  const free = choice.slots.filter(({ available }) => available);
  if (!offer.slotChoice) return firstOf(free);
  const chosen = checkSlot(readSlot(slot), free, offer.now);
  if (chosen.ok) return ok({ method: 'scheduled', slot: chosen.value });
  return fail({
    kind:
      chosen.error.kind === 'date-missing' || chosen.error.kind === 'slot-missing'
        ? 'slot-missing'
        : 'slot-gone',
  });
};

const GONE = { two_hours: 'two-hours-gone', scheduled: 'slot-gone' } as const satisfies Readonly<
  Record<DriveMethod, PickupFault['kind']>
>;

/** The pickup method with this name; `undefined` for any other text. */
export const driveMethodOf = (name: string): DriveMethod | undefined =>
  (['two_hours', 'scheduled'] as const).find((method) => method === name);

const firstOf = (free: readonly PickupSlot[]): Result<ChosenPickup, PickupFault> => {
  const [first] = free;
  return first === undefined
    ? fail({ kind: 'slot-gone' })
    : ok({ method: 'scheduled', slot: { date: first.date, startHour: first.startHour } });
};

/** Unreadable slots count as none chosen. */
const readSlot = (text: string): ChosenSlot => {
  const [, day = '', hour = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2})$/.exec(text) ?? [];
  const date = parsePlainDate(day);
  return date.ok ? { date: date.value, startHour: Number(hour) } : {};
};
