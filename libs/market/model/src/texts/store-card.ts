import { text } from '../text-shape.ts';

/** What a store says of itself, on cards and banners. */
export const storeCard = {
  openUntil: text('time'),
  opensToday: text('time'),
  opensLater: text('date', 'time'),
  closed: text(),
  distance: text('kilometres'),
  chosen: text(),
  change: text(),
  choose: text(),
  pickupAt: text('store'),
  noStore: text(),
  pricesFrom: text('store'),
  hours: text(),
  /** Days of the week stand in the words: the grammar of the day's name differs. */
  contactHours: text('from', 'to'),
} as const;
