import { promiseContext } from '@materia/api-stores';
import type { Store } from '@materia/domain-stores';
import { addDays } from '@materia/domain-holiday-calendar';
import { type PromiseContext, readyForPickup } from '@materia/domain-promise';
import { handsOver, openState, type OpenState } from '@materia/domain-stores';
import { referenceStore, type ShopRequest } from '@materia/page-request';
import type { ReadyMoment } from '@materia/ui-shop';

/** A store as shown on pages. */
export type StoreFacts = Store & {
  readonly open: OpenState | undefined;
  /** When it hands over what it has, if it is ordered now; undefined where nothing is collected. */
  readonly ready?: ReadyMoment | undefined;
  readonly isSelected: boolean;
};

/** A store with the facts that depend on the time of the request. */
export const storeFacts = (shop: ShopRequest, store: Store): StoreFacts => {
  const reference = referenceStore(shop);
  const times = promiseContext(store, shop.market, shop.now);
  return {
    ...store,
    open: times && openState(times, times.now),
    ready: times && handsOver(store) ? readyMoment(times) : undefined,
    isSelected: reference.chosen && reference.id === store.id,
  };
};

const readyMoment = (times: PromiseContext): ReadyMoment | undefined => {
  const ready = readyForPickup(times);
  if (ready === undefined) return undefined;
  const { date } = times.now;
  return {
    ...ready,
    day: ready.date === date ? 'today' : ready.date === addDays(date, 1) ? 'tomorrow' : 'later',
  };
};
