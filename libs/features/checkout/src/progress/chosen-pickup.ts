import type { Shipment, ShippingSelection } from '@materia/api-checkout';
import type { ExpectedTime } from '@materia/domain-order';
import { isByAppointment, minutesOfSlot, slotKindOf } from '@materia/domain-shipping';

/**
 * When a shipment is collected or arrives, by its chosen method; `undefined` if the method has no
 * time.
 */
export const chosenTime = (
  { method, slot }: ShippingSelection,
  { choices }: Pick<Shipment, 'choices'>,
): ExpectedTime | undefined => {
  const kind = slotKindOf(method);
  if (slot !== undefined && kind !== undefined)
    return { kind: 'slot', date: slot.date, ...minutesOfSlot(kind, slot.startHour) };
  if (isByAppointment(method)) return undefined;
  const choice = choices.find((offered) => offered.method === method);
  if (choice?.arrives !== undefined) return { kind: 'day', date: choice.arrives };
  const ready = choice?.earliest;
  return ready && { kind: 'from', date: ready.date, minutes: ready.minutesOfDay };
};
