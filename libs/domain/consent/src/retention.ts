/**
 * How many days data about persons are kept that nobody needs for an order, an account or a law. The host deletes them by this table,
 * and the privacy page of each market quotes it.
 */
export const RETENTION_DAYS = {
  /** Counts of attempts, such as sign-ins from a network, after the first one of a count. No limit looks back further than a day. */
  attempts: 2,
  /** A session and its tokens, after the last time it was renewed: until then the customer stays signed in. */
  sessions: 30,
  /** The keys by which a placement that is sent twice orders once, with what was placed. */
  placements: 30,
  /** The cart of a guest with its addresses, after its last change. The browser forgets the cart earlier. */
  'guest-carts': 60,
  /** A card of the club that a store issued with the postal code of its holder, until an account has it. */
  'club-cards': 1095,
} as const;

export type RetainedData = keyof typeof RETENTION_DAYS;
