import {
  carrierDelay,
  deliverySlotMinutes,
  SHIPPING_METHODS,
  slotKindOf,
} from '@materia/domain-shipping';
import { promise, type PromiseContext } from '@materia/domain-promise';
import { comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok } from '@materia/domain-kernel';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { deliverySlotBook, type DeliverySlotBook } from '../stock/slots.ts';
import { offeredDeliverySlots } from './shipment-methods.ts';
import { promiseContext } from './store-times.ts';
import { wireSlot } from './wire-shipping-offer.ts';

/** The delivery slots of a store, while the flag CHECKOUT_DELIVERY_TIME_SLOT offers them. */
export const deliverySlotHandlers = ({
  db,
}: WithDb): Pick<Handlers, 'listDeliverySlots' | 'readDeliverySlotsActive'> => {
  const bookOf = async (
    storeId: string,
    { market, flags, today }: RequestContext,
  ): Promise<DeliverySlotBook | undefined> =>
    flags.CHECKOUT_DELIVERY_TIME_SLOT ? deliverySlotBook(db, market.id, storeId, today) : undefined;
  return {
    listDeliverySlots: async ({ params }, context) => {
      const { market, now } = context;
      const store = await findStore(db, market.id, { id: params.storeId });
      if (store === undefined) return fail({ kind: 'not-found' });
      const book = await bookOf(store.id, context);
      const times = promiseContext(store, market, now);
      const first = firstTruckDay(times);
      return ok({
        data:
          book === undefined || first === undefined
            ? []
            : offeredDeliverySlots(book, times, first).map((slot) => ({
                ...wireSlot(slot),
                end_hour: deliverySlotMinutes(slot.startHour).to / 60,
              })),
      });
    },
    readDeliverySlotsActive: async ({ params }, context) => {
      const store = await findStore(db, context.market.id, { id: params.storeId });
      if (store === undefined) return fail({ kind: 'not-found' });
      return ok({ active: (await bookOf(store.id, context)) !== undefined });
    },
  };
};

/** The first day on which a truck can bring products that are in the store. */
const firstTruckDay = (times: PromiseContext): PlainDate | undefined =>
  SHIPPING_METHODS.filter((method) => slotKindOf(method) === 'delivery')
    .flatMap((method) => {
      const delay = carrierDelay(method, false);
      return (delay && promise(delay, times)?.date) ?? [];
    })
    .toSorted(comparePlainDates)[0];
