/** Languages that write amounts unlike the language's largest country. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** An amount in major units, formatted for the language. */
export const amountText = (amount: number, currency: string, language: string): string =>
  new Intl.NumberFormat(LOCALES[language] ?? language, { style: 'currency', currency }).format(
    amount,
  );
