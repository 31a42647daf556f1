export { openTranslations } from './translations.ts';
export type { Translations } from './translations.ts';
export type { Reader } from './reader.ts';
