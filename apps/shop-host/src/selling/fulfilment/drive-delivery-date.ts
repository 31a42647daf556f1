import { pickupOffer } from '@materia/domain-promise';
import { fail, ok } from '@materia/domain-kernel';
import type { StockStatus } from '@materia/domain-stock-status';
import { findStore } from '../../catalogue/stores/repository.ts';
import { wireStore } from '../../catalogue/stores/wire-store.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { slotAvailability } from '../stock/slots.ts';
import { promiseContext } from './store-times.ts';

/** The stock status that decides for each type of cart. */
const STATUS = {
  onsite: 'ONSITE',
  bigbox: 'BIGBOX',
} as const satisfies Readonly<Record<string, StockStatus>>;

/**
 * The earliest collection of a cart at a store, before its lines are known: by the store's hours
 * and its free slots.
 */
export const driveDeliveryDateHandlers = ({
  db,
}: WithDb): Pick<Handlers, 'readDriveDeliveryDate'> => ({
  readDriveDeliveryDate: async ({ params }, { market, now, today }) => {
    const store = await findStore(db, market.id, { id: params.storeId });
    if (store === undefined) return fail({ kind: 'not-found' });
    const { earliest, soonest, scheduled } = pickupOffer(
      [{ stockStatus: STATUS[params.cartType], isInFull: true }],
      promiseContext(store, market, now),
      await slotAvailability(db, market.id, store.id, today),
    );
    const slot = scheduled.slots.find(({ isFree }) => isFree);
    return ok({
      data: [
        {
          retailer: wireStore(store, market),
          ...(earliest && { ready: { date: earliest.date, minute: earliest.minutesOfDay } }),
          two_hours: params.cartType === 'onsite' && soonest.isAvailable,
          ...(slot && { first_slot: { date: slot.date, start_hour: slot.startHour } }),
        },
      ],
    });
  },
});
