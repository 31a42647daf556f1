import { plural, text } from '../text-shape.ts';

/** What reviews say together, and how they are checked (BEY-20): on cards, product pages and the page of reviews. */
export const rating = {
  label: plural('average'),
  heading: text(),
  none: text(),
  write: text(),
  all: plural(),
  verified: text(),
  unverified: text(),
  writtenBy: text('nickname', 'date'),
  stars: plural(),
  howTitle: text(),
  howText: text(),
} as const;
