import type { ConsoleLanguage } from './languages.ts';

/** An amount in major units, formatted for the language. */
export const amountText = (
  amount: number,
  currency: string,
  { locale }: Pick<ConsoleLanguage, 'locale'>,
): string => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
