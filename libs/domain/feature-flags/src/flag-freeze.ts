import {
  type Holiday,
  holidayOn,
  type HolidayTable,
  type PlainDate,
} from '@materia/domain-holiday-calendar';

/**
 * The public holiday on which no new change may start in a unit, because staff is not there to
 * observe it; undefined on other days. Kill switches and rollbacks are never frozen.
 */
export const freezeOn = (day: PlainDate, holidays: HolidayTable): Holiday | undefined => {
  const holiday = holidayOn(day, holidays);
  return holiday?.kind === 'public' ? holiday : undefined;
};
