import { fail, ok } from '@materia/domain-kernel';
import { deliverySlotMinutes } from '@materia/domain-shipping';
import { findStore } from '../../catalogue/stores/repository.ts';
import { wireStore } from '../../catalogue/stores/wire-store.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { deliveryBookOf, deliverySlotsOf } from './delivery-slots.ts';
import { earliestPickup } from './earliest-pickup.ts';
import { wireSlot } from './wire-shipping-offer.ts';

/** What a store offers before a cart is known: its delivery slots and the earliest collection. */
export const fulfilmentHandlers = ({
  db,
}: WithDb): Pick<
  Handlers,
  'listDeliverySlots' | 'readDeliverySlotsActive' | 'readDriveDeliveryDate'
> => ({
  listDeliverySlots: async ({ params }, context) => {
    const store = await findStore(db, context.market.id, { id: params.storeId });
    if (store === undefined) return fail({ kind: 'not-found' });
    return ok({
      data: (await deliverySlotsOf(db, store, context)).map((slot) => ({
        ...wireSlot(slot),
        end_hour: deliverySlotMinutes(slot.startHour).to / 60,
      })),
    });
  },

  readDeliverySlotsActive: async ({ params }, context) => {
    const store = await findStore(db, context.market.id, { id: params.storeId });
    if (store === undefined) return fail({ kind: 'not-found' });
    return ok({ active: (await deliveryBookOf(db, store, context)) !== undefined });
  },

  readDriveDeliveryDate: async ({ params: { storeId, cartType } }, context) => {
    const { market } = context;
    const store = await findStore(db, market.id, { id: storeId });
    if (store === undefined) return fail({ kind: 'not-found' });
    const { earliest, isInTwoHours, firstSlot } = await earliestPickup(
      db,
      store,
      cartType,
      context,
    );
    return ok({
      data: [
        {
          retailer: wireStore(store, market),
          ...(earliest && { ready: { date: earliest.date, minute: earliest.minutesOfDay } }),
          two_hours: isInTwoHours,
          ...(firstSlot && {
            first_slot: { date: firstSlot.date, start_hour: firstSlot.startHour },
          }),
        },
      ],
    });
  },
});
