/** A characteristic of a product: `code` is the same for all products, `label` and `value` are words. */
export type Attribute = { readonly code: string; readonly label: string; readonly value: string };

/** One characteristic of all compared products, in their order; nothing where a product does not tell it. */
export type ComparedRow = {
  readonly code: string;
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  readonly isDifferent: boolean;
};

/** The characteristics side by side: those of the first product in its order, then what only later ones tell. */
export const comparedRows = (
  products: readonly { readonly attributes: readonly Attribute[] }[],
): readonly ComparedRow[] => {
  const labels = new Map<string, string>();
  for (const { attributes } of products)
    for (const { code, label } of attributes) if (!labels.has(code)) labels.set(code, label);
  return [...labels].map(([code, label]) => {
    const values = products.map(
      ({ attributes }) => attributes.find((attribute) => attribute.code === code)?.value,
    );
    return { code, label, values, isDifferent: isDifferent(values) };
  });
};

/** Whether values differ beyond blanks and capital letters; one that is missing differs from any that is there. */
export const isDifferent = (values: readonly (string | undefined)[]): boolean =>
  new Set(values.map((value) => value?.trim().toLowerCase())).size > 1;
