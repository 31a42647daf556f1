import { comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';

export type BirthDateRefusal = {
  readonly kind: 'birth-date-in-the-future';
  readonly date: PlainDate;
};

/** Refuses birth dates after `today`. */
export const checkBirthDate = (
  date: PlainDate,
  today: PlainDate,
): Result<PlainDate, BirthDateRefusal> =>
  comparePlainDates(date, today) > 0 ? fail({ kind: 'birth-date-in-the-future', date }) : ok(date);
