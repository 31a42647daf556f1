import { plural, text } from '../text-shape.ts';

/** Ways to get an offer, and from when. */
export const delivery = {
  homeCourier: text(),
  localDelivery: text('kilometres'),
  drivePickup: text(),
  relayPoint: text(),
  free: text(),
  withinHours: plural(),
  todayFrom: text('time'),
  tomorrowFrom: text('time'),
  dayFrom: text('date', 'time'),
  onDay: text('date'),
  line: text('way', 'when'),
  why: text(),
  workingDays: plural(),
  openingHours: text(),
  skipped: text(),
  skippedWeekend: text('date'),
  skippedHoliday: text('date', 'name'),
  skippedClosedStore: text('date'),
} as const;
