export { openTranslations } from './translations.ts';
export type { Translations } from './translations.ts';
export type { KeyReader } from './reader.ts';
