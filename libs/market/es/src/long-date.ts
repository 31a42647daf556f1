import { longDateFormatter } from '@materia/market-model';
import { es } from 'date-fns/locale/es';

/** A delivery date: weekday, day and month name. */
export const longDate = longDateFormatter({ locale: es, pattern: "EEEE, d 'de' MMMM" });
