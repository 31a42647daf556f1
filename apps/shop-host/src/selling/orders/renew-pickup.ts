import { readyForPickup } from '@materia/domain-promise';
import type { Market } from '@materia/market-model';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import type { OrderRow } from './repository.ts';
import { savePickup } from './steps-repository.ts';
import { promiseContext } from '../fulfilment/store-times.ts';

/** Promises a pickup "in two hours" anew, because the store begins only now. */
export const renewPickup = async (
  tx: Tx,
  market: Market,
  order: OrderRow,
  now: string,
): Promise<void> => {
  if (order.fulfilment.time?.kind !== 'from') return;
  const store = await findStore(tx, market.id, { id: order.store_id });
  if (store === undefined) return;
  const earliest = readyForPickup(promiseContext(store, market, now));
  if (earliest === undefined) return;
  await savePickup(tx, order, earliest);
};
