import { addDays, addOpeningDays, daysBetween } from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import { todayIn } from '@materia/platform-clock';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { OrderRow } from './repository.ts';
import { savePlannedDay } from './steps-repository.ts';

/**
 * Moves the planned days of deliveries by the days for which their payment was awaited, to a working
 * day. Pages and mails say that these days count from the payment.
 */
export const postponeDeliveries = async (
  tx: Tx,
  market: Market,
  orders: readonly OrderRow[],
  now: string,
): Promise<void> => {
  for (const order of orders) {
    const { time } = order.fulfilment;
    if (time?.kind !== 'day') continue;
    const waited = daysBetween(
      todayIn(market.timeZone, order.created_at),
      todayIn(market.timeZone, now),
    );
    if (waited <= 0) continue;
    const { date } = addOpeningDays(addDays(time.date, waited), 0, market);
    await savePlannedDay(tx, order, date);
  }
};
