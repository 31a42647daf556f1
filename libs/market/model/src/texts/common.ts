import { plural, text } from '../text-shape.ts';

/** Words that stand on several pages. */
export const common = {
  skipToContent: text(),
  home: text(),
  menu: text(),
  categories: text(),
  search: text(),
  cart: text(),
  cartItems: plural(),
  account: text(),
  signIn: text(),
  signOut: text(),
  chooseStore: text(),
  yourStore: text('name'),
  close: text(),
  back: text(),
} as const;
