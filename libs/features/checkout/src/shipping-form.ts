import type { OwnMethod, ShippingChoice } from '@materia/api-checkout';
import {
  checkSlot,
  type ChosenSlot,
  type PickupSlot,
  type ShippingMethodCode,
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

export type OwnShippingFault = {
  readonly kind: 'method-missing' | 'slot-missing' | 'slot-gone' | 'two-hours-gone' | 'level-gone';
};

/** What a pickup is validated against: the store's current offer, and whether the customer chooses the slot. */
export type OwnShippingOffer = {
  readonly choices: readonly ShippingChoice[];
  readonly slotChoice: boolean;
  readonly now: LocalMoment;
};

export type ChosenOwnShipping = {
  readonly method: OwnMethod;
  readonly slot: PickupSlot | undefined;
};

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
 * Validates the choice for own products against the store's current offer. Rejects an empty choice, the two-hour pickup when it has ended,
 * and a slot that is missing, past or taken.
 */
export const chooseOwnShipping = (
  { method: typed, slot }: Pick<ShippingValues, 'method' | 'slot'>,
  offer: OwnShippingOffer,
): Result<ChosenOwnShipping, OwnShippingFault> => {
  const choice = offer.choices.find((offered) => ownMethodOf(offered.method) === typed);
  const method = choice && ownMethodOf(choice.method);
  if (choice === undefined || method === undefined) return fail({ kind: 'method-missing' });
  if (!choice.available) return fail({ kind: GONE[method] });
  if (method !== 'scheduled') return ok({ method, slot: undefined });
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

const GONE = {
  two_hours: 'two-hours-gone',
  scheduled: 'slot-gone',
  home: 'level-gone',
} as const satisfies Readonly<Record<OwnMethod, OwnShippingFault['kind']>>;

/** The value of a method's radio button; `undefined` for methods that are not the retailer's. */
export const ownMethodOf = (method: ShippingMethodCode): OwnMethod | undefined => {
  switch (method) {
    case 'drive/two_hours':
      return 'two_hours';
    case 'drive/scheduled':
      return 'scheduled';
    case 'chronopost/home':
      return 'home';
    default:
      return undefined;
  }
};

const firstOf = (free: readonly PickupSlot[]): Result<ChosenOwnShipping, OwnShippingFault> => {
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
