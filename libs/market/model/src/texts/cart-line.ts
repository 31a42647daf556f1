import { plural, text } from '../text-shape.ts';

/** What a line of the cart tells beside its price. */
export const cartLine = {
  pallets: plural('amount'),
  replaces: text('product'),
  replacedBy: text('product'),
  inPlace: text(),
  take: text(),
  takeNamed: text('product'),
} as const;
