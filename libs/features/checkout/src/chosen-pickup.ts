import type { Shipment, ShippingSelection } from '@materia/api-checkout';
import type { ExpectedTime } from '@materia/domain-order';
import {
  deliverySlotMinutes,
  needsTruckAccess,
  slotMinutes,
} from '@materia/domain-delivery-labels';

/**
 * When a shipment is collected or arrives, by its chosen method; `undefined` if the method has no
 * time.
 */
export const chosenTime = (
  { method, slot }: ShippingSelection,
  { choices }: Pick<Shipment, 'choices'>,
): ExpectedTime | undefined => {
  if (method === 'drive/scheduled')
    return slot && { kind: 'slot', date: slot.date, ...slotMinutes(slot.startHour) };
  if (slot !== undefined && needsTruckAccess(method))
    return { kind: 'slot', date: slot.date, ...deliverySlotMinutes(slot.startHour) };
  const choice = choices.find((offered) => offered.method === method);
  if (choice?.arrives !== undefined) return { kind: 'day', date: choice.arrives };
  const ready = choice?.earliest;
  return ready && { kind: 'from', date: ready.date, minutes: ready.minutesOfDay };
};
