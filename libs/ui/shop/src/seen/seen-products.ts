/** A product viewed in this browser. */
export type SeenProduct = {
  readonly sku: string;
  readonly urlKey: string;
  readonly name: string;
  readonly picture: string;
};

/** The list is meant to fit one row. */
export const MAX_SEEN = 6;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isSeen = (value: unknown): value is SeenProduct =>
  isRecord(value) &&
  ['sku', 'urlKey', 'name', 'picture'].every((field) => typeof value[field] === 'string') &&
  /^\/(?!\/)/.test(String(value['picture']));

/** Parses the stored products, latest first; invalid values give an empty list. */
export const parseSeen = (text: string | null): readonly SeenProduct[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen).slice(0, MAX_SEEN) : [];
  } catch {
    return [];
  }
};

/** The list after a product was viewed: that product comes first, once. */
export const withSeen = (
  seen: readonly SeenProduct[],
  { sku, urlKey, name, picture }: SeenProduct,
): readonly SeenProduct[] =>
  [{ sku, urlKey, name, picture }, ...seen.filter((other) => other.sku !== sku)].slice(0, MAX_SEEN);
