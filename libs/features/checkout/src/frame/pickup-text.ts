import type { ExpectedTime } from '@materia/domain-order';
import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '@materia/ui-shop';

/** When the order is collected, as text. */
export const pickupText = (
  pickup: ExpectedTime,
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
