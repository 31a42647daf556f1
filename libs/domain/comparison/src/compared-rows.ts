/**
 * A characteristic of a product: `code` is the same for all products, `label` and `value` are
 * display texts.
 */
export type Attribute = { readonly code: string; readonly label: string; readonly value: string };

/**
 * One characteristic of all compared products, in their order; undefined where a product lacks it.
 */
export type ComparedRow = {
  readonly code: string;
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  readonly isDifferent: boolean;
};

/**
 * The characteristics side by side: those of the first product in its order, then those that only
 * later products have.
 */
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

/**
 * Whether values differ by more than spaces and letter case; a missing value differs from any
 * present one.
 */
export const isDifferent = (values: readonly (string | undefined)[]): boolean =>
  new Set(values.map((value) => value?.trim().toLowerCase())).size > 1;
