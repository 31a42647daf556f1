import { plural, text } from '../text-shape.ts';

/** The search page. */
export const search = {
  title: text(),
  titleFor: text('words'),
  label: text(),
  action: text(),
  results: plural('words'),
  promptTitle: text(),
  promptText: text(),
  emptyTitle: text('words'),
  emptyText: text(),
  emptyAction: text(),
  tooLong: text(),
} as const;
