import type { OrderFacts } from '@materia/api-orders';
import { addDays, type PlainDate } from '@materia/domain-holiday-calendar';
import type { ShopRequest } from '@materia/page-request';

/**
 * Until when a store takes unused products back, by the shop's own promise; undefined before they
 * are handed over, afterwards, and for what others sell.
 */
export const returnUntil = (
  { fulfilment, receivedOn, tracking }: OrderFacts,
  { market, today }: Pick<ShopRequest, 'market' | 'today'>,
): PlainDate | undefined => {
  if (receivedOn === undefined || tracking.step !== 4 || fulfilment.vendor !== undefined)
    return undefined;
  const last = addDays(receivedOn, market.settings.returnDays);
  return today > last ? undefined : last;
};
