import { briefDateFormatter, longDateFormatter } from '@materia/market-model';
import { fr } from 'date-fns/locale/fr';

/**
 * A delivery date: weekday, day and month name. Only the first of a month is an ordinal: 1er
 * décembre, 2 décembre.
 */
export const longDate = longDateFormatter({ locale: fr, pattern: 'EEEE do MMMM' });

/** The same where there is little room: both names abbreviated. */
export const briefDate = briefDateFormatter({ locale: fr });
