/** A line whose id starts like this is a logistics service, not a product. */
export const SERVICE_LINE_PREFIX = '49';

/** Two item codes with a meaning of their own. */
const SPECIAL_ITEMS = {
  '49400365': 'delivery-service',
  '49020013': 'preparation-service',
} as const satisfies Readonly<Record<string, string>>;

export type SpecialItem = (typeof SPECIAL_ITEMS)[keyof typeof SPECIAL_ITEMS];

export const SPECIAL_ITEM_CODES: readonly string[] = Object.keys(SPECIAL_ITEMS);

/** What a line may be beside a plain product. */
export const ITEM_SUBTYPES = ['PACKAGING', 'HANDLE'] as const;

export type ItemSubtype = (typeof ITEM_SUBTYPES)[number];

/** Whether a line, by its item code, is a logistics service: never counted as a product, never edited by the customer. */
export const isServiceLine = (itemCode: string): boolean =>
  itemCode.startsWith(SERVICE_LINE_PREFIX);

/** The service that a special item code stands for; null for every other code. */
export const specialItem = (itemCode: string): SpecialItem | null =>
  isSpecial(itemCode) ? SPECIAL_ITEMS[itemCode] : null;

/** Reads an item's subtype; null for a plain product or an unknown word. */
export const itemSubtype = (text: string | null | undefined): ItemSubtype | null =>
  ITEM_SUBTYPES.find((subtype) => subtype === text) ?? null;

/** The lines that are products. */
export const productLines = <Line extends { readonly sku: string }>(
  lines: readonly Line[],
): readonly Line[] => lines.filter((line) => !isServiceLine(line.sku));

const isSpecial = (code: string): code is keyof typeof SPECIAL_ITEMS =>
  Object.hasOwn(SPECIAL_ITEMS, code);
