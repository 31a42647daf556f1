import type { ShippingChoice, ShippingSelection } from '@materia/api-checkout';
import type { OrderPickup } from '@materia/api-orders';
import { slotMinutes } from '@materia/domain-delivery-labels';

/** When the order will be collected. The two-hour pickup uses the store's current offer; `undefined` if it has no time. */
export const chosenPickup = (
  { method, slot }: ShippingSelection,
  choices: readonly ShippingChoice[],
): OrderPickup | undefined => {
  if (method === 'scheduled')
    return slot && { kind: 'slot', date: slot.date, ...slotMinutes(slot.startHour) };
  const ready = choices.find((choice) => choice.method === method)?.earliest;
  return ready && { kind: 'from', date: ready.date, minutes: ready.minutesOfDay };
};
