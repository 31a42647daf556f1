export { easterSunday } from './easter.ts';
export { type HolidayKind, type HolidayRow, type HolidayRule, type Years } from './holiday-row.ts';
export { type Holiday, holidayOn, holidaysOf, type HolidayTable } from './holidays.ts';
export {
  addOpeningDays,
  type OpeningCalendar,
  type OpeningDay,
  type SkippedDay,
  type SkipReason,
  skipReason,
} from './opening-days.ts';
export {
  addDays,
  addMonths,
  comparePlainDates,
  dayOf,
  daysBetween,
  type IsoWeekday,
  isoWeekday,
  monthOf,
  type NotADate,
  parsePlainDate,
  type PlainDate,
  plainDate,
  yearOf,
} from './plain-date.ts';
