/** Prefix of the id of a line that is a logistics service, not a product. */
export const SERVICE_LINE_PREFIX = '49';

/** The kinds of lines besides plain products. */
export const ITEM_SUBTYPES = ['PACKAGING', 'HANDLE'] as const;

export type ItemSubtype = (typeof ITEM_SUBTYPES)[number];

/**
 * Whether a line is a logistics service, by its item code. Services are never counted as products
 * and customers cannot edit them.
 */
export const isServiceLine = (itemCode: string): boolean =>
  itemCode.startsWith(SERVICE_LINE_PREFIX);

/** Parses an item's subtype; null for a plain product or an unknown value. */
export const itemSubtype = (text: string | null | undefined): ItemSubtype | null =>
  ITEM_SUBTYPES.find((subtype) => subtype === text) ?? null;

/** The lines that are products. */
export const productLines = <Line extends { readonly sku: string }>(
  lines: readonly Line[],
): readonly Line[] => lines.filter((line) => !isServiceLine(line.sku));
