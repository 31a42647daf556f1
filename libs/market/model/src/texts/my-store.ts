import { text } from '../text-shape.ts';

/** The store of a customer: where it is, when it is open, how it is reached, and the change of it. */
export const myStore = {
  title: text(),
  lead: text(),
  change: text(),
  choose: text(),
  details: text(),
  noneTitle: text(),
  noneText: text(),
} as const;
