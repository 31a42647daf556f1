import {
  type CalendarCountry,
  type Holiday,
  holidayOn,
  type PlainDate,
} from '@materia/domain-holiday-calendar';

/**
 * The public holiday on which nothing new may begin in a unit, since nobody is there to see what it does; undefined on
 * other days. Kill switches and rollbacks are never frozen.
 */
export const freezeOn = (day: PlainDate, country: CalendarCountry): Holiday | undefined => {
  const holiday = holidayOn(day, country);
  return holiday?.kind === 'public' ? holiday : undefined;
};
