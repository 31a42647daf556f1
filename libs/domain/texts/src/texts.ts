/**
 * Texts are data: namespaces of sentences. A sentence names its parameters as `{name}`, and one that depends on a
 * number has a form for each plural of its language. All types below are read off the sentences themselves, so a
 * text is written down once and nowhere described.
 */

/** The plural forms of a language by Unicode's names; `other` is always there. */
export type PluralForm = 'one' | 'two' | 'few' | 'many' | 'other';

type Forms<Sentence extends string> = {
  readonly [Form in Exclude<PluralForm, 'other'>]?: Sentence;
} & { readonly other: Sentence };

/** A sentence that depends on a number, which its forms contain as `{count}` or leave out. */
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

/** Reads a text by its key: `t('cart.lines', { count: 3 })`. A wrong key or parameter does not compile. */
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
 * What another language has to write for these texts: the same keys, sentences with the same parameters, and plural
 * forms where the number counts. A form may leave the number itself out ("one more product").
 */
export type TranslationOf<Texts> = {
  readonly [Namespace in keyof Texts]: {
    readonly [Name in keyof Texts[Namespace]]: Texts[Namespace][Name] extends string
      ? SentenceWith<ParametersOf<Texts[Namespace][Name]>>
      : Forms<SentenceWith<Exclude<ParametersOf<Texts[Namespace][Name]>, 'count'>>>;
  };
};
