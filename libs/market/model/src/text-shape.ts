/**
 * The texts of the shop as a shape: every key with the parameters its sentence carries. Markets fill the
 * shape in their language; a key that is missing does not compile, and a check compares the parameters.
 */
export type TextShape = { readonly kind: 'text'; readonly params: readonly string[] };
export type PluralShape = { readonly kind: 'plural'; readonly params: readonly string[] };
export type TextShapes = Readonly<
  Record<string, Readonly<Record<string, TextShape | PluralShape>>>
>;

/** A sentence; parameters stand in it as `{name}`. */
export const text = <const Params extends readonly string[]>(...params: Params) =>
  ({ kind: 'text', params }) as const;

/** A sentence that depends on a number, which it carries as `{count}`. */
export const plural = <const Params extends readonly string[]>(...params: Params) =>
  ({ kind: 'plural', params: ['count', ...params] }) as const;

/** The plural forms of a language by Unicode's names; `other` is always there. */
export type PluralForm = 'one' | 'two' | 'few' | 'many' | 'other';
export type PluralTexts = { readonly [Form in Exclude<PluralForm, 'other'>]?: string } & {
  readonly other: string;
};

export type TextsOf<Shapes extends TextShapes> = {
  readonly [Namespace in keyof Shapes]: {
    readonly [Key in keyof Shapes[Namespace]]: Shapes[Namespace][Key] extends PluralShape
      ? PluralTexts
      : string;
  };
};
