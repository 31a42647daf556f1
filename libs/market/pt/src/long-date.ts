import { longDateFormatter } from '@materia/market-model';
import { pt } from 'date-fns/locale/pt';

/** A delivery date: weekday, day and month name. */
export const longDate = longDateFormatter({ locale: pt, pattern: "EEEE, d 'de' MMMM" });
