import { type PlainDate, plainDate, yearOf } from '@materia/domain-holiday-calendar';

/** The tax of a year's last month is due in the next year, with which its data are counted. */
const LAST_MONTH = 12;

/**
 * The first day whose data a law still keeps: the years of a law count from the end of the year in
 * which the tax was due. What is older is deleted.
 */
export const keptSince = (today: PlainDate, years: number): PlainDate =>
  plainDate(yearOf(today) - years - 1, LAST_MONTH, 1);
