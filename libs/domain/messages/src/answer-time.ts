import {
  addOpeningDays,
  type HolidayTable,
  type PlainDate,
} from '@materia/domain-holiday-calendar';

/**
 * The last day on which a message is answered in time. The day on which it was sent does not count,
 * nor do weekends and holidays.
 */
export const answerDueOn = (
  askedOn: PlainDate,
  workingDays: number,
  holidays: HolidayTable,
): PlainDate => addOpeningDays(askedOn, workingDays, { holidays }).date;
