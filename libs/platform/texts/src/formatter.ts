import type { AnyTexts } from '@materia/domain-texts';
import { missingText, type KeyReader, type WriteNumber } from './reader.ts';

/**
 * Formats texts in the browser, where i18next would be larger than the texts of a page. It supports only what our texts
 * use, parameters and plural forms, and a property test compares it with i18next for every text of every market.
 * Throws for a key in a namespace that the page did not load.
 */
export const formatter = (
  texts: Partial<AnyTexts>,
  locale: string,
  writeNumber: WriteNumber,
): KeyReader => {
  const plurals = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const [namespace = '', name = ''] = key.split('.');
    const text = texts[namespace]?.[name] ?? missingText(key);
    const sentence =
      typeof text === 'string'
        ? text
        : (Object.entries(text).find(
            ([form]) => form === plurals.select(Number(values['count'])),
          )?.[1] ?? text.other);
    return sentence.replace(/\{(\w+)\}/g, (parameter, called: string) => {
      const value = values[called] ?? parameter;
      return typeof value === 'number' ? writeNumber(value) : value;
    });
  };
};
