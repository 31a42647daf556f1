/** The person who receives an order, as orders store it. */
export type OrderContact = {
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
};

/** Who takes a delivery at a building site, as orders store it. */
export type SiteContact = { readonly name: string; readonly telephone: string };

/** A store as orders and documents store it: as it was on that day. */
export type StoreSnapshot = {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly urlKey: string;
};
