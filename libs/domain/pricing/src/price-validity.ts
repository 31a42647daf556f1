import { addMonths, type PlainDate } from '@materia/domain-holiday-calendar';

/**
 * The last day for which a price shown on `today` is published: one calendar month ahead, clamped
 * to the month's end. Quotes have their own limit.
 */
export const priceValidUntil = (today: PlainDate): PlainDate => addMonths(today, 1);
