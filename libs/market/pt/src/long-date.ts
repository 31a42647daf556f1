import { briefDateFormatter, longDateFormatter } from '@materia/market-model';
import { pt } from 'date-fns/locale/pt';

/** A delivery date: weekday, day and month name. */
export const longDate = longDateFormatter({ locale: pt, pattern: "EEEE, d 'de' MMMM" });

/** The same where there is little room: both names abbreviated. */
export const briefDate = briefDateFormatter({ locale: pt });
