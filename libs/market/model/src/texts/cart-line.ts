import { plural, text } from '../text-shape.ts';

/** What a line of the cart tells beside its price. */
export const cartLine = {
  pallets: plural('amount'),
  /** Fewer units than were asked for are in the cart now (ERR-19). */
  fewer: text(),
  /** Leads to the store's page when a problem persists (ERR-32). */
  contactOfStore: text(),
  /** Before the promise for everything that one vendor sends. */
  together: text(),
  replaces: text('product'),
  replacedBy: text('product'),
  inPlace: text(),
  take: text(),
  takeNamed: text('product'),
} as const;
