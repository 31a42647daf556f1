import { type OfferedSlot, pickupOffer, type PossiblePickup } from '@materia/domain-promise';
import type { StockStatus } from '@materia/domain-stock-status';
import type { StoreRow } from '../../catalogue/stores/repository.ts';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Reader } from '../../platform/database/with-tx.ts';
import { slotAvailability } from '../stock/slots.ts';
import { promiseContext } from './store-times.ts';

/** The stock status that decides for each type of cart. */
const STATUS = {
  onsite: 'ONSITE',
  bigbox: 'BIGBOX',
} as const satisfies Readonly<Record<string, StockStatus>>;

/** When a cart can be collected as it is, and the first hour that can be chosen. */
export type EarliestPickup = {
  readonly earliest: PossiblePickup['earliest'];
  readonly isInTwoHours: boolean;
  readonly firstSlot: OfferedSlot | undefined;
};

/**
 * When a cart can be collected at a store, before its lines are known: by the store's hours and its
 * free slots.
 */
export const earliestPickup = async (
  db: Reader,
  store: StoreRow,
  cartType: keyof typeof STATUS,
  { market, now, today }: RequestContext,
): Promise<EarliestPickup> => {
  const offer = pickupOffer(
    [{ stockStatus: STATUS[cartType], isInFull: true }],
    promiseContext(store, market, now),
    await slotAvailability(db, market.id, store.id, today),
  );
  if (offer.kind === 'not-in-stock')
    return { earliest: undefined, isInTwoHours: false, firstSlot: undefined };
  const { earliest, soonest, scheduled } = offer;
  return {
    earliest,
    isInTwoHours: cartType === 'onsite' && soonest.obstacle === undefined,
    firstSlot: scheduled.slots.find(({ isFree }) => isFree),
  };
};
