import { plural, text } from '../text-shape.ts';

/** The list of everything the customer bought. */
export const purchases = {
  title: text(),
  lead: text(),
  period: text(),
  recent: text(),
  year: text('year'),
  selfServiceOnly: text(),
  show: text(),
  emptyTitle: text(),
  emptyText: text(),
  online: text(),
  inStore: text(),
  selfService: text(),
  boughtOn: text('date'),
  more: plural(),
  pages: text(),
} as const;
