import { text } from '../text-shape.ts';

/** Pages of the customer space whose screens are still being made: what they are for, and who helps until then. */
export const coming = {
  addAddress: text(),
  modifyAddress: text(),
  clubRegister: text(),
  quote: text(),
  threads: text(),
  thread: text(),
  createQuote: text(),
  confirm: text(),
  createPassword: text(),
  precreatedPassword: text(),
  text: text(),
  helpTitle: text(),
  help: text(),
  toStore: text(),
  toLogin: text(),
} as const;
