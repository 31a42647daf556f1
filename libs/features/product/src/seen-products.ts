/** A product that this browser has seen. */
export type SeenProduct = {
  readonly sku: string;
  readonly urlKey: string;
  readonly name: string;
  readonly picture: string;
};

/** More would be a list of its own. */
export const MOST_SEEN = 6;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isSeen = (value: unknown): value is SeenProduct =>
  isRecord(value) &&
  ['sku', 'urlKey', 'name', 'picture'].every((field) => typeof value[field] === 'string') &&
  /^\/(?!\/)/.test(String(value['picture']));

/** The products of a kept text, the last one first; what cannot be read counts as none. */
export const readSeen = (text: string | null): readonly SeenProduct[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeen).slice(0, MOST_SEEN) : [];
  } catch {
    return [];
  }
};

/** The list after a product was seen: it comes first, once. */
export const withSeen = (
  seen: readonly SeenProduct[],
  { sku, urlKey, name, picture }: SeenProduct,
): readonly SeenProduct[] =>
  [{ sku, urlKey, name, picture }, ...seen.filter((other) => other.sku !== sku)].slice(
    0,
    MOST_SEEN,
  );
