import { longDateFormatter } from '@materia/market-model';
import { fr } from 'date-fns/locale/fr';

/** A delivery date: weekday, day and month name. */
export const longDate = longDateFormatter({ locale: fr, pattern: 'EEEE d MMMM' });
