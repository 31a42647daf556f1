import { type Brand, fail, ok, type Result } from '@materia/domain-kernel';

/** A postal code as its country writes it: 00-950, 28013, 1000-001. */
export type Postcode = Brand<string, 'Postcode'>;

export type PostcodeRule = {
  /** Lengths of the digit groups; several groups are separated by hyphens. */
  readonly groups: readonly number[];
  /** Ranges of the first two digits that the country assigns, both ends included. */
  readonly areas: readonly (readonly [first: number, last: number])[];
  /** A code that shows shoppers how codes are written. */
  readonly example: string;
};

export type PostcodeRefusal = { readonly kind: 'not-a-postcode'; readonly text: string };

/** Postal codes are assigned by area: in each of the markets the first two digits identify one. */
export const AREA_DIGITS = 2;

/**
 * Parses a postal code with or without its country's hyphen, and with blanks anywhere. Leading zeros
 * are kept. Refuses any other number of digits, letters, hyphens elsewhere, and areas that the
 * country does not assign.
 * The same rule applies to codes from an address prediction.
 */
export const parsePostcode = (
  text: string,
  rule: PostcodeRule,
): Result<Postcode, PostcodeRefusal> => {
  const typed = text.replaceAll(/\s/gu, '');
  const written = groupsPattern(rule, '-?').exec(typed)?.slice(1).join('-');
  return written === undefined || !isAssignedArea(written, rule)
    ? fail({ kind: 'not-a-postcode', text })
    : ok(written as Postcode);
};

/** Compares codes by their digits, so that 00-950 and 00950 are the same place. */
export const postcodeDigits = (postcode: string): string => postcode.replaceAll(/\D/g, '');

export const samePostcode = (first: string, second: string): boolean =>
  postcodeDigits(first) === postcodeDigits(second);

const isAssignedArea = (postcode: string, { areas }: PostcodeRule): boolean => {
  const area = Number(postcode.slice(0, AREA_DIGITS));
  return areas.some(([first, last]) => first <= area && area <= last);
};

const groupsPattern = (rule: PostcodeRule, separator: string): RegExp =>
  new RegExp(`^${rule.groups.map((length) => `(\\d{${length}})`).join(separator)}$`);

/** What `parsePostcode` accepts, as the pattern of a field. Areas are left to the parser. */
export const postcodePattern = ({ groups }: Pick<PostcodeRule, 'groups'>): string =>
  groups
    .map((length) => Array.from({ length }, () => String.raw`\d`).join(BLANKS))
    .join(`${BLANKS}-?${BLANKS}`);

const BLANKS = String.raw`\s*`;

/** The beginning that a postal code shares with others of its town: three digits. */
export const townPrefix = (postcode: Postcode): string => beginningOf(postcode);

const beginningOf = (postcode: string): string => /^(?:\D*\d){3}/.exec(postcode)?.[0] ?? postcode;

type TownAtPostcode = { readonly postcode: string; readonly city: string };

/**
 * Whether a town was left as a form showed it for one postal code while a code of other towns was
 * typed beside it. Codes that begin alike may belong to the same town.
 */
export const isLeftBehind = (typed: TownAtPostcode, shown: TownAtPostcode): boolean =>
  typed.city !== '' &&
  typed.city === shown.city &&
  postcodeDigits(beginningOf(typed.postcode)) !== postcodeDigits(beginningOf(shown.postcode));
