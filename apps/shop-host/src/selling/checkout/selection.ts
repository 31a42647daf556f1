import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { checkSlot, type PromiseContext, slotMinutes } from '@materia/domain-delivery-labels';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { ParsedInput } from '@materia/api-contract';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { ChoiceRow } from './choices.ts';
import { isSameMethod } from './current-cart.ts';
import type { WireShippingMethod } from './shipment-methods.ts';

type Selection = ParsedInput<'selectShippingMethod'>['body'];
/** A method with the slot that was chosen for it, if any. */
export type SelectedMethod = Pick<ChoiceRow, 'carrier_code' | 'method_code'> & {
  readonly slot: Selection['custom_data']['slot'];
};
/** When a selection is ready or arrives; minutes are those of the day from which it can be collected. */
export type ChosenTime = {
  readonly date: string | null;
  readonly startHour: number | undefined;
  readonly fromMinute: number | null;
};
type SelectionRefusal = Refusal<
  'pickup-not-possible' | 'slot-not-available' | 'delivery-not-possible'
>;

/**
 * Whether a selection is available now: the method is offered, and a scheduled one names an offered slot that is
 * neither past nor full. Checked when the shopper selects it and again at placement.
 */
export const checkSelection = (
  { slot, ...selected }: SelectedMethod,
  methods: readonly WireShippingMethod[],
  context: PromiseContext,
): Result<ChosenTime, SelectionRefusal> => {
  const method = methods.find((offered) => isSameMethod(offered, selected));
  if (selected.carrier_code !== 'drive')
    return method?.available === true
      ? ok({ date: method.arrives ?? null, startHour: undefined, fromMinute: null })
      : fail({ kind: 'delivery-not-possible' });
  if (method?.earliest === undefined) return fail({ kind: 'pickup-not-possible' });
  if (method.method_code === 'two_hours')
    return method.available
      ? ok({ date: method.earliest.date, startHour: undefined, fromMinute: method.earliest.minute })
      : fail({ kind: 'pickup-not-possible' });
  const offered = method.slots.flatMap((each) => {
    const date = parsePlainDate(each.date);
    return each.available && date.ok ? [{ date: date.value, startHour: each.start_hour }] : [];
  });
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
