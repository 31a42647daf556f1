import { lightFormat } from 'date-fns/lightFormat';
import type { PlainDate } from '@materia/domain-holiday-calendar';

/** Formats a day in digits, by a pattern of Unicode's date fields such as `dd/MM/yyyy`. */
export const formatShortDate = (day: PlainDate, pattern: string): string =>
  lightFormat(`${day}T00:00`, pattern);
