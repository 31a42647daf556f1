import type { RequestContext } from '../../platform/contract/context.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { deliverySlotBook, slotAvailability } from '../stock/slots.ts';
import type { StoreSlots } from './shipment-methods.ts';

/** The hours of a store from today on: free pickups, and deliveries by truck where shoppers choose the time. */
export const storeSlots = async (
  db: Reader,
  storeId: string,
  { market, flags, today }: Pick<RequestContext, 'market' | 'flags' | 'today'>,
): Promise<StoreSlots> => ({
  isFree: await slotAvailability(db, market.id, storeId, today),
  deliveries: flags.CHECKOUT_DELIVERY_TIME_SLOT
    ? await deliverySlotBook(db, market.id, storeId, today)
    : undefined,
});
