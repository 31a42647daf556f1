import { parsePlainDate } from '@materia/domain-holiday-calendar';
import {
  checkSlot,
  type PickupSlot,
  type PromiseContext,
  type ShippingMethodCode,
  slotMinutes,
  timeOf,
} from '@materia/domain-delivery-labels';
import { asksTruckAccessibility } from '@materia/domain-checkout';
import type { FlagSet } from '@materia/domain-feature-flags';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';
import type { ParsedInput } from '@materia/api-contract';
import type { Refusal } from '../../platform/contract/refusals.ts';
import type { ChoiceRow } from './choices.ts';
import { chosenMethod, isSameMethod } from './current-cart.ts';
import type { WireShippingMethod } from './shipment-methods.ts';

type Selection = ParsedInput<'selectShippingMethod'>['body'];
/** A method with the slot that was chosen for it, if any. */
export type SelectedMethod = Pick<ChoiceRow, 'carrier_code' | 'method_code'> & {
  readonly slot: Selection['custom_data']['slot'];
};
/**
 * When a selection is ready or arrives; minutes are those of the day from which it can be
 * collected.
 */
export type ChosenTime = {
  readonly date: string | null;
  readonly startHour: number | undefined;
  readonly fromMinute: number | null;
};
type SelectionRefusal = Refusal<
  'pickup-not-possible' | 'slot-not-available' | 'delivery-not-possible'
>;

/**
 * Whether a selection is available now: the method is offered, and one with slots names an offered
 * slot that is neither past nor full. Checked when the shopper selects it and again at placement.
 */
export const checkSelection = (
  { slot, ...selected }: SelectedMethod,
  methods: readonly WireShippingMethod[],
  context: PromiseContext,
): Result<ChosenTime, SelectionRefusal> => {
  const method = methods.find((offered) => isSameMethod(offered, selected));
  const code = chosenMethod(selected);
  const time = code === undefined ? 'planned' : timeOf(code);
  switch (time) {
    case 'planned': {
      if (method?.reason === 'no-slot') return fail({ kind: 'slot-not-available' });
      if (method?.available !== true) return fail({ kind: 'delivery-not-possible' });
      if (method.slots.length === 0)
        return ok({ date: method.arrives ?? null, startHour: undefined, fromMinute: null });
      const delivery = offeredSlot(slot, method, context);
      return delivery === undefined
        ? fail({ kind: 'slot-not-available' })
        : ok({ ...delivery, fromMinute: null });
    }
    case 'two-hours':
      return method?.earliest !== undefined && method.available
        ? ok({
            date: method.earliest.date,
            startHour: undefined,
            fromMinute: method.earliest.minute,
          })
        : fail({ kind: 'pickup-not-possible' });
    case 'slot': {
      if (method?.earliest === undefined) return fail({ kind: 'pickup-not-possible' });
      const pickup = offeredSlot(slot, method, context);
      return pickup === undefined
        ? fail({ kind: 'slot-not-available' })
        : ok({ ...pickup, fromMinute: slotMinutes(pickup.startHour).from });
    }
    default:
      return unreachable(time);
  }
};

/** The chosen slot if the method offers it and it is neither past nor full. */
const offeredSlot = (
  slot: SelectedMethod['slot'],
  method: WireShippingMethod,
  { now }: PromiseContext,
): PickupSlot | undefined => {
  const offered = method.slots.flatMap((each) => {
    const date = parsePlainDate(each.date);
    return each.available && date.ok ? [{ date: date.value, startHour: each.start_hour }] : [];
  });
  const date = slot && parsePlainDate(slot.date);
  const checked = checkSlot(
    { date: date?.ok === true ? date.value : undefined, startHour: slot?.start_hour },
    offered,
    now,
  );
  return checked.ok ? checked.value : undefined;
};

/** Whether the confirmation that a truck can reach the place is still missing. */
export const lacksTruckAccess = (
  method: ShippingMethodCode,
  isConfirmed: boolean,
  { CHECKOUT_TRUCK_ACCESSIBILITY }: Pick<FlagSet, 'CHECKOUT_TRUCK_ACCESSIBILITY'>,
): boolean =>
  asksTruckAccessibility(method, { truckAccessibility: CHECKOUT_TRUCK_ACCESSIBILITY }) &&
  !isConfirmed;
