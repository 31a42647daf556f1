import type { Reply } from '@materia/api-contract';
import type { OfferedSlot } from '@materia/domain-promise';
import { shippingMethodParts } from '@materia/domain-shipping';
import { toMajorUnits } from '@materia/domain-money';
import { isAvailable, type OfferObstacle, type ShippingOffer } from './shipping-offer.ts';

type WireShippingMethod = Reply<'readCheckout'>['shipments'][number]['methods'][number];

/** A method of a shipment on the wire. */
export const wireShippingOffer = ({
  method: code,
  price,
  obstacle,
  promise,
  ready,
  arrives,
  slots,
}: ShippingOffer): WireShippingMethod => {
  const { carrier, method } = shippingMethodParts(code);
  const reason = wireReason(obstacle);
  return {
    carrier_code: carrier,
    method_code: method,
    amount: toMajorUnits(price),
    available: isAvailable({ obstacle }),
    ...(reason && { reason }),
    ...(promise && { promise: { ...promise } }),
    ...(ready && { earliest: { date: ready.date, minute: ready.minutesOfDay } }),
    ...(arrives && { arrives }),
    slots: slots.map(wireSlot),
  };
};

/** The slots tell by themselves that all of them are taken. */
const wireReason = (obstacle: OfferObstacle | undefined): WireShippingMethod['reason'] =>
  obstacle === 'slots-taken' ? undefined : obstacle;

/** A slot on the wire. */
export const wireSlot = ({
  date,
  startHour,
  isFree,
}: OfferedSlot): WireShippingMethod['slots'][number] => ({
  date,
  start_hour: startHour,
  available: isFree,
});
