/**
 * Texts are data: namespaces of sentences. A sentence names its parameters as `{name}`, and one
 * that depends on a number has a form for each plural of its language. All types below are derived
 * from the sentences, so that no text needs a separate declaration.
 */

/** The plural forms of a language by their Unicode names; `other` is always present. */
export type PluralForm = 'one' | 'two' | 'few' | 'many' | 'other';

type Forms<Sentence extends string> = {
  readonly [Form in Exclude<PluralForm, 'other'>]?: Sentence;
} & { readonly other: Sentence };

/** A sentence that depends on a number. Its forms may contain the number as `{count}`. */
export type PluralTexts = Forms<string>;

/** Namespaces of texts in one language. */
export type AnyTexts = Readonly<Record<string, Readonly<Record<string, string | PluralTexts>>>>;

type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The names of the parameters of a text. */
export type ParametersOf<Text> = Text extends string
  ? NamesIn<Text>
  : Text extends PluralTexts
    ? 'count' | NamesIn<Extract<Text[keyof Text], string>>
    : never;

/** Every text by its key, `namespace.name`. */
export type TextKeyOf<Texts> = {
  [Namespace in keyof Texts & string]: `${Namespace}.${keyof Texts[Namespace] & string}`;
}[keyof Texts & string];

type TextAt<Texts, Key> = Key extends `${infer Namespace}.${infer Name}`
  ? Namespace extends keyof Texts
    ? Name extends keyof Texts[Namespace]
      ? Texts[Namespace][Name]
      : never
    : never
  : never;

type Values<Name extends string> = {
  readonly [Parameter in Name]: Parameter extends 'count' ? number : string | number;
};

/**
 * Returns a text by its key: `t('cart.lines', { count: 3 })`. A wrong key or parameter does not
 * compile.
 */
export type TextReaderOf<Texts> = <Key extends TextKeyOf<Texts>>(
  key: Key,
  ...values: [ParametersOf<TextAt<Texts, Key>>] extends [never]
    ? []
    : [values: Values<ParametersOf<TextAt<Texts, Key>>>]
) => string;

type Containing<Name extends string> = (
  Name extends string ? (sentence: `${string}{${Name}}${string}`) => void : never
) extends (sentence: infer Sentence) => void
  ? Sentence
  : never;

/** A sentence with all of these parameters, in any order. */
type SentenceWith<Name extends string> = [Name] extends [never]
  ? string
  : Containing<Name> & string;

/**
 * What a translation of these texts must contain: the same keys, sentences with the same
 * parameters, and plural forms where the text depends on a number. A form may leave the number out
 * ("one more product").
 */
export type TranslationOf<Texts> = {
  readonly [Namespace in keyof Texts]: {
    readonly [Name in keyof Texts[Namespace]]: Texts[Namespace][Name] extends string
      ? SentenceWith<ParametersOf<Texts[Namespace][Name]>>
      : Forms<SentenceWith<Exclude<ParametersOf<Texts[Namespace][Name]>, 'count'>>>;
  };
};
