import {
  comparePlainDates,
  parsePlainDate,
  type PlainDate,
} from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';

export type BirthDateRefusal =
  | { readonly kind: 'not-a-birth-date'; readonly text: string }
  | { readonly kind: 'birth-date-in-the-future'; readonly date: PlainDate };

/** Reads dd-mm-yyyy, as the form shows it. Refuses other spellings, days that do not exist and days after `today`. */
export const parseBirthDate = (
  shown: string,
  today: PlainDate,
): Result<PlainDate, BirthDateRefusal> => {
  const date = parsePlainDate(reverseDate(shown.trim()));
  if (!date.ok) return fail({ kind: 'not-a-birth-date', text: shown });
  return comparePlainDates(date.value, today) > 0
    ? fail({ kind: 'birth-date-in-the-future', date: date.value })
    : ok(date.value);
};

/** dd-mm-yyyy, the form in which a birth date is shown; it is sent as yyyy-mm-dd (ACC-16). */
export const showBirthDate = (date: PlainDate): string => reverseDate(date);

const reverseDate = (text: string): string => text.split('-').toReversed().join('-');
