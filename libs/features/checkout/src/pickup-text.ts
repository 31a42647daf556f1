import type { OrderPickup } from '@materia/api-orders';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '@materia/ui-shop';

/** When the order is collected, as text. */
export const pickupText = (
  pickup: OrderPickup,
  t: TextReader,
  { longDate, time }: Formats,
): string => {
  switch (pickup.kind) {
    case 'from':
      return t('checkout.readyOn', { date: longDate(pickup.date), time: time(pickup.minutes) });
    case 'slot':
      return `${longDate(pickup.date)}, ${t('checkout.slotFromTo', { from: time(pickup.from), to: time(pickup.to) })}`;
    case 'day':
      return longDate(pickup.date);
    default:
      return unreachable(pickup);
  }
};
