/** Prefix of the id of a line that is a logistics service, not a product. */
export const SERVICE_LINE_PREFIX = '49';

/** Two item codes with a special meaning. */
const SPECIAL_ITEMS = {
  '49400365': 'delivery-service',
  '49020013': 'preparation-service',
} as const satisfies Readonly<Record<string, string>>;

export type SpecialItem = (typeof SPECIAL_ITEMS)[keyof typeof SPECIAL_ITEMS];

export const SPECIAL_ITEM_CODES: readonly string[] = Object.keys(SPECIAL_ITEMS);

/** The kinds of lines besides plain products. */
export const ITEM_SUBTYPES = ['PACKAGING', 'HANDLE'] as const;

export type ItemSubtype = (typeof ITEM_SUBTYPES)[number];

/**
 * Whether a line is a logistics service, by its item code. Services are never counted as products
 * and customers cannot edit them.
 */
export const isServiceLine = (itemCode: string): boolean =>
  itemCode.startsWith(SERVICE_LINE_PREFIX);

/** The service of a special item code; null for every other code. */
export const specialItem = (itemCode: string): SpecialItem | null =>
  isSpecial(itemCode) ? SPECIAL_ITEMS[itemCode] : null;

/** Parses an item's subtype; null for a plain product or an unknown value. */
export const itemSubtype = (text: string | null | undefined): ItemSubtype | null =>
  ITEM_SUBTYPES.find((subtype) => subtype === text) ?? null;

/** The lines that are products. */
export const productLines = <Line extends { readonly sku: string }>(
  lines: readonly Line[],
): readonly Line[] => lines.filter((line) => !isServiceLine(line.sku));

const isSpecial = (code: string): code is keyof typeof SPECIAL_ITEMS =>
  Object.hasOwn(SPECIAL_ITEMS, code);
