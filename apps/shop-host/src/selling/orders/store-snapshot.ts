import type { StoreRow } from '../../catalogue/stores/repository.ts';
import type { StoreSnapshot } from '../../platform/database/tables/snapshots.ts';

/** A store as orders and documents store it: as it was on that day. */
export const snapshotOfStore = (store: StoreRow): string => {
  const snapshot: StoreSnapshot = {
    id: store.id,
    name: store.name,
    phone: store.phone,
    email: store.email,
    street: store.street,
    postcode: store.postcode,
    city: store.city,
    urlKey: store.url_key,
  };
  return JSON.stringify(snapshot);
};
