import { TEXT_SHAPES, type TextNamespace } from './texts/index.ts';
import type { PluralForm, PluralTexts } from './text-shape.ts';

type Shapes = typeof TEXT_SHAPES;
export type TextKey = {
  [Namespace in TextNamespace]: `${Namespace}.${Extract<keyof Shapes[Namespace], string>}`;
}[TextNamespace];

type ShapeAt<Key extends TextKey> = Key extends `${infer Namespace}.${infer Name}`
  ? Namespace extends TextNamespace
    ? Name extends keyof Shapes[Namespace]
      ? Shapes[Namespace][Name]
      : never
    : never
  : never;
type ParamName<Key extends TextKey> =
  ShapeAt<Key> extends { readonly params: infer Params extends readonly string[] }
    ? Params[number]
    : never;
type ParamValues<Key extends TextKey> = {
  readonly [Param in ParamName<Key>]: Param extends 'count' ? number : string | number;
};

/** Reads a text by its key: `t('cart.lines', { count: 3 })`. A wrong key or parameter does not compile. */
export type TextReader = <Key extends TextKey>(
  key: Key,
  ...params: [ParamName<Key>] extends [never] ? [] : [params: ParamValues<Key>]
) => string;

/** Some namespaces of a market's texts, as they travel with a page. */
export type SomeTexts = {
  readonly [Namespace in TextNamespace]?: Readonly<Record<string, string | PluralTexts>>;
};

/**
 * Makes a reader over the texts at hand. `pluralForm` is the market's rule, `formatCount` writes the number
 * in the market's way. A key whose namespace did not travel with the page is a bug and throws.
 */
export const textReader =
  (
    texts: SomeTexts,
    pluralForm: (count: number) => PluralForm,
    formatCount: (count: number) => string,
  ): TextReader =>
  (key, ...params) => {
    const dot = key.indexOf('.');
    const namespaces: Readonly<
      Record<string, Readonly<Record<string, string | PluralTexts>> | undefined>
    > = texts;
    const entry = namespaces[key.slice(0, dot)]?.[key.slice(dot + 1)];
    if (entry === undefined) throw new Error(`The text ${key} is not among the texts of this page`);
    // Most texts take nothing, and a page reads hundreds of them.
    if (typeof entry === 'string' && !entry.includes('{')) return entry;
    const values: Readonly<Record<string, string | number>> = params[0] ?? {};
    const sentence =
      typeof entry === 'string'
        ? entry
        : (entry[pluralForm(Number(values['count']))] ?? entry.other);
    return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? formatCount(value) : (value ?? '');
    });
  };
