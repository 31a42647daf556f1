import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { checkSlot, type PromiseContext, slotMinutes } from '@materia/domain-delivery-labels';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { ParsedInput } from '@materia/api-contract';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { WireShippingMethod } from './pickup.ts';

export type Selection = ParsedInput<'selectShippingMethod'>['body'];
/** The part of a valid selection that is stored: the pickup time. */
export type ChosenPickup = {
  readonly date: string;
  readonly startHour: number | undefined;
  readonly fromMinute: number;
};

/**
 * Whether a selection is available now: the method is available, and a scheduled one names an offered slot
 * that is neither past nor full. Checked when the shopper selects it and again at placement.
 */
export const checkSelection = (
  selection: Selection,
  methods: readonly WireShippingMethod[],
  context: PromiseContext,
): Result<ChosenPickup, Refusal<'pickup-not-possible' | 'slot-not-available'>> => {
  const method = methods.find(
    ({ carrier_code, method_code }) =>
      carrier_code === selection.carrier_code && method_code === selection.method_code,
  );
  if (method?.earliest === undefined) return fail({ kind: 'pickup-not-possible' });
  if (method.method_code === 'two_hours')
    return method.available
      ? ok({ date: method.earliest.date, startHour: undefined, fromMinute: method.earliest.minute })
      : fail({ kind: 'pickup-not-possible' });
  const offered = method.slots.flatMap((slot) => {
    const date = parsePlainDate(slot.date);
    return slot.available && date.ok ? [{ date: date.value, startHour: slot.start_hour }] : [];
  });
  const { slot } = selection.custom_data;
  const date = slot && parsePlainDate(slot.date);
  const checked = checkSlot(
    { date: date?.ok === true ? date.value : undefined, startHour: slot?.start_hour },
    offered,
    context.now,
  );
  return checked.ok
    ? ok({ ...checked.value, fromMinute: slotMinutes(checked.value.startHour).from })
    : fail({ kind: 'slot-not-available' });
};
