import { briefDateFormatter, longDateFormatter } from '@materia/market-model';
import { pl } from 'date-fns/locale/pl';

/** A delivery date: weekday, day and month name. */
export const longDate = longDateFormatter({ locale: pl, pattern: 'EEEE, d MMMM' });

/** The same where there is little room: both names abbreviated. */
export const briefDate = briefDateFormatter({ locale: pl });
