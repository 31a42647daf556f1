import type { StoreRow } from '../../catalogue/stores/repository.ts';

/** A store as orders and documents store it: as it was on that day. */
export const snapshotOfStore = (store: StoreRow): string =>
  JSON.stringify({
    id: store.id,
    name: store.name,
    phone: store.phone,
    email: store.email,
    street: store.street,
    postcode: store.postcode,
    city: store.city,
    urlKey: store.url_key,
  });
