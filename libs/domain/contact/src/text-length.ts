/** The three maximum lengths of form fields, in characters. */
export const TEXT_MAXIMUMS = { short: 50, medium: 120, long: 500 } as const;

/** Which field has which maximum. */
export const FIELD_MAXIMUMS = {
  firstname: TEXT_MAXIMUMS.short,
  lastname: TEXT_MAXIMUMS.short,
  lastname_2: TEXT_MAXIMUMS.short,
  city: TEXT_MAXIMUMS.short,
  region: TEXT_MAXIMUMS.short,
  title: TEXT_MAXIMUMS.short,
  street: TEXT_MAXIMUMS.medium,
  additionalAddress: TEXT_MAXIMUMS.medium,
  company: TEXT_MAXIMUMS.medium,
  email: TEXT_MAXIMUMS.medium,
  freeText: TEXT_MAXIMUMS.long,
} as const;
export type LimitedField = keyof typeof FIELD_MAXIMUMS;

export type TooLong = { readonly kind: 'too-long'; readonly maximum: number };

/**
 * Refuses a text longer than its field's maximum. Characters are counted as people see them, not as
 * UTF-16 units.
 */
export const textFault = (field: LimitedField, text: string): TooLong | undefined =>
  tooLong(text, FIELD_MAXIMUMS[field]);

/** The same rule for a field with its own maximum. */
export const tooLong = (text: string, maximum: number): TooLong | undefined =>
  [...text.normalize('NFC')].length > maximum ? { kind: 'too-long', maximum } : undefined;
