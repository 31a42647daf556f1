import type { ShippingChoice, ShippingSelection } from '@materia/api-checkout';
import type { OrderPickup } from '@materia/api-orders';

const SLOT_MINUTES = 60;

/** When the goods will be collected. The two-hour pickup means what the store offers now; nothing when it tells no moment. */
export const chosenPickup = ({ method, slot }: ShippingSelection, choices: readonly ShippingChoice[]): OrderPickup | undefined => {
  if (method === 'scheduled') return slot && { kind: 'slot', date: slot.date, from: slot.startHour * 60, to: slot.startHour * 60 + SLOT_MINUTES };
  const ready = choices.find((choice) => choice.method === method)?.earliest;
  return ready && { kind: 'from', date: ready.date, minutes: ready.minutesOfDay };
};
