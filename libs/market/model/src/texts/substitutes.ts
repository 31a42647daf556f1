import { text } from '../text-shape.ts';

/** What a store has in place of a product that it is short of. */
export const substitutes = {
  title: text(),
  text: text('store'),
} as const;
