import { carrierDelay, SHIPPING_METHODS, slotKindOf } from '@materia/domain-shipping';
import { type OfferedSlot, promise, type PromiseContext } from '@materia/domain-promise';
import { comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import type { StoreRow } from '../../catalogue/stores/repository.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { deliverySlotBook, type DeliverySlotBook } from '../stock/slots.ts';
import { offeredDeliverySlots } from './shipment-methods.ts';
import { promiseContext } from './store-times.ts';

/** The delivery slots that a store offers; none where it has no truck or no book of slots. */
export const deliverySlotsOf = async (
  db: Reader,
  store: StoreRow,
  context: RequestContext,
): Promise<readonly OfferedSlot[]> => {
  const book = await deliveryBookOf(db, store, context);
  const times = promiseContext(store, context.market, context.now);
  const first = firstTruckDay(times);
  return book === undefined || first === undefined ? [] : offeredDeliverySlots(book, times, first);
};

/** The book of a store's delivery slots, while the flag CHECKOUT_DELIVERY_TIME_SLOT offers them. */
export const deliveryBookOf = async (
  db: Reader,
  store: StoreRow,
  { market, flags, today }: RequestContext,
): Promise<DeliverySlotBook | undefined> =>
  flags.CHECKOUT_DELIVERY_TIME_SLOT ? deliverySlotBook(db, market.id, store.id, today) : undefined;

/** The first day on which a truck can bring products that are in the store. */
const firstTruckDay = (times: PromiseContext): PlainDate | undefined =>
  SHIPPING_METHODS.filter((method) => slotKindOf(method) === 'delivery')
    .flatMap((method) => {
      const delay = carrierDelay(method, ['store']);
      return (delay && promise(delay, times)?.date) ?? [];
    })
    .toSorted(comparePlainDates)[0];
