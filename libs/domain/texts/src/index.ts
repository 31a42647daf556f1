export type {
  AnyTexts,
  ParametersOf,
  PluralForm,
  PluralTexts,
  TextKeyOf,
  TextReaderOf,
  TranslationOf,
} from './texts.ts';
