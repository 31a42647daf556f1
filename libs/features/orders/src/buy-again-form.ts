import { defineForm, family, prefixed } from '@materia/ui-shop';

/** More units of a line than a cart has. */
export const MOST_UNITS = 999;

/** How many units of each line are wanted again, by `lineKey`; 0 leaves a line out. */
export const buyAgainForm = defineForm({ quantities: family(prefixed('quantity-'), 10) });

/** Names a line in the form: its order or receipt, and its number there. */
export const lineKey = (part: string, lineNumber: number): string => `${part}_${lineNumber}`;
