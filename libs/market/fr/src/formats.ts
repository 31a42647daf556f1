import type { CurrencyFormat, DateWords, NumberFormat, PluralRule } from '@materia/market-model';

/** Groups stand apart by a narrow no-break space. */
export const numberFormat = {
  decimal: ',',
  group: '\u202f',
  groupFrom: 4,
} as const satisfies NumberFormat;

export const currencyFormat = { symbol: '€', position: 'after' } as const satisfies CurrencyFormat;

export const dateWords = {
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  longPattern: '{weekday} {day} {month}',
  shortPattern: '{day}/{month}/{year}',
} as const satisfies DateWords;

/** Unicode plural rules of French: below 2 one; whole millions many; the rest other. */
export const pluralForm: PluralRule = (count) => {
  if (Math.abs(count) < 2) return 'one';
  return Number.isInteger(count) && count % 1_000_000 === 0 ? 'many' : 'other';
};
