import type { ShippingChoice, DriveMethod, ShippingSelection } from '@materia/api-checkout';
import {
  checkSlot,
  type ChosenSlot,
  type PickupSlot,
  type LocalMoment,
} from '@materia/domain-delivery-labels';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { lineText } from '@materia/storefront-request';

/** What was submitted, shown again after an error. */
export type ShippingValues = { readonly method: string; readonly slot: string };

export type ShippingFault = {
  readonly kind: 'method-missing' | 'slot-missing' | 'slot-gone' | 'two-hours-gone';
};

/** What a choice is validated against: the store's current offer, and whether the customer chooses the slot. */
export type ShippingOffer = {
  readonly choices: readonly ShippingChoice[];
  readonly slotChoice: boolean;
  readonly now: LocalMoment;
};

export const readShippingValues = (form: FormData): ShippingValues => ({
  method: lineText(form, 'method', 40),
  slot: lineText(form, 'slot', 40),
});

/** A pickup slot as the value of its radio button. */
export const slotValue = ({ date, startHour }: PickupSlot): string =>
  `${date}T${String(startHour).padStart(2, '0')}`;

/**
 * Validates a pickup choice against the store's current offer. Rejects an empty choice, the two-hour pickup when it has ended,
 * and a slot that is missing, past or taken.
 */
export const chooseShipping = (
  { method, slot }: ShippingValues,
  offer: ShippingOffer,
): Result<ShippingSelection, ShippingFault> => {
  const choice = offer.choices.find((offered) => offered.method === method);
  if (choice === undefined) return fail({ kind: 'method-missing' });
  if (!choice.available) return fail({ kind: GONE[choice.method] });
  if (choice.method === 'two_hours') return ok({ method: 'two_hours', slot: undefined });
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
  Record<DriveMethod, ShippingFault['kind']>
>;

const firstOf = (free: readonly PickupSlot[]): Result<ShippingSelection, ShippingFault> => {
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
