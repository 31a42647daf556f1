import { briefDateFormatter, longDateFormatter } from '@materia/market-model';
import { es } from 'date-fns/locale/es';

/** A delivery date: weekday, day and month name. */
export const longDate = longDateFormatter({ locale: es, pattern: "EEEE, d 'de' MMMM" });

/** The same where there is little room: both names abbreviated. */
export const briefDate = briefDateFormatter({ locale: es });
