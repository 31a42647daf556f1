import { type Brand, fail, ok, type Result } from '@materia/domain-kernel';

/** A postal code as its country writes it: 00-950, 28013, 1000-001. */
export type Postcode = Brand<string, 'Postcode'>;

/** Lengths of the digit groups; several groups are separated by hyphens. */
export type PostcodeRule = { readonly groups: readonly number[] };

export type PostcodeRefusal = { readonly kind: 'not-a-postcode'; readonly text: string };

/** Five digits, written 00-000. */
export const POLISH_POSTCODE: PostcodeRule = { groups: [2, 3] };
export const SPANISH_POSTCODE: PostcodeRule = { groups: [5] };
export const FRENCH_POSTCODE: PostcodeRule = { groups: [5] };
/** Seven digits, written 0000-000. */
export const PORTUGUESE_POSTCODE: PostcodeRule = { groups: [4, 3] };

/**
 * Parses a postal code with or without its country's hyphen. Leading zeros are kept. Refuses any other number
 * of digits, letters, and hyphens elsewhere. The same rule applies to codes from an address prediction.
 */
export const parsePostcode = (
  text: string,
  rule: PostcodeRule,
): Result<Postcode, PostcodeRefusal> => {
  const typed = text.trim();
  const written = groupsPattern(rule, '-?').exec(typed)?.slice(1).join('-');
  return written === undefined ? fail({ kind: 'not-a-postcode', text }) : ok(written as Postcode);
};

/** Compares codes by their digits, so that 00-950 and 00950 are the same place. */
export const postcodeDigits = (postcode: string): string => postcode.replaceAll(/\D/g, '');

export const samePostcode = (first: string, second: string): boolean =>
  postcodeDigits(first) === postcodeDigits(second);

const groupsPattern = (rule: PostcodeRule, separator: string): RegExp =>
  new RegExp(`^${rule.groups.map((length) => `(\\d{${length}})`).join(separator)}$`);
