import { type Brand, fail, ok, type Result } from '@materia/domain-kernel';

/**
 * A phone number in its stored form: plus, country code and national number, digits only (E.164).
 */
export type PhoneNumber = Brand<string, 'PhoneNumber'>;

export type PhoneRule = {
  readonly countryCode: string;
  /**
   * The prefix dialled before the national number inside the country; empty where there is none.
   */
  readonly trunkPrefix: '' | '0';
  /**
   * National numbers, without country code and trunk prefix. All numbers of a market have the same
   * length.
   */
  readonly national: RegExp;
  readonly nationalLength: number;
  /** Lengths of the groups in which the country writes a number, trunk prefix included. */
  readonly groups: readonly number[];
  readonly mobile: RegExp;
  readonly placeholder: string;
};

export type PhoneRefusal =
  { readonly kind: 'not-a-phone'; readonly text: string } | { readonly kind: 'mobile-needed' };

/**
 * Parses a number as people write it: with or without country code (preceded by +, 00 or nothing),
 * with spaces, dots, dashes, slashes or brackets between the digits. Refuses numbers of other
 * markets.
 */
export const parsePhone = (text: string, rule: PhoneRule): Result<PhoneNumber, PhoneRefusal> => {
  const national = nationalPart(text, rule);
  return national !== undefined && rule.national.test(national)
    ? ok(`+${rule.countryCode}${national}` as PhoneNumber)
    : fail({ kind: 'not-a-phone', text });
};

/** Like `parsePhone`, but also refuses a landline. */
export const parseMobile = (text: string, rule: PhoneRule): Result<PhoneNumber, PhoneRefusal> => {
  const phone = parsePhone(text, rule);
  if (!phone.ok || phoneKind(phone.value, rule) === 'mobile') return phone;
  return fail({ kind: 'mobile-needed' });
};

/** Whether a number of the rule's market is a mobile or a landline. */
export const phoneKind = (phone: PhoneNumber, rule: PhoneRule): 'mobile' | 'landline' =>
  rule.mobile.test(phone.slice(1 + rule.countryCode.length)) ? 'mobile' : 'landline';

/** A stored number as its own country writes it: 601 020 304. Others keep their stored form. */
export const formatPhone = (phone: string, rule: PhoneRule): string => {
  const parsed = parsePhone(phone, rule);
  if (!parsed.ok) return phone;
  const digits = rule.trunkPrefix + parsed.value.slice(1 + rule.countryCode.length);
  const ends = rule.groups.reduce<readonly number[]>(
    (sums, length) => [...sums, (sums.at(-1) ?? 0) + length],
    [0],
  );
  return ends
    .slice(1)
    .map((end, index) => digits.slice(ends[index], end))
    .join(' ');
};

/** The characters of a written number, as the pattern of a field. The digits are left to the parser. */
export const phonePattern = ({ nationalLength }: Pick<PhoneRule, 'nationalLength'>): string =>
  String.raw`\+?[\s.\/\(\)\-]*(?:\d[\s.\/\(\)\-]*){${nationalLength},}`;

const nationalPart = (text: string, rule: PhoneRule): string | undefined => {
  const written = text.replace(/[\s./()-]/gu, '');
  const international = /^(?:\+|00)(\d+)$/.exec(written)?.[1];
  if (international !== undefined) {
    if (!international.startsWith(rule.countryCode)) return undefined;
    return withoutTrunk(international.slice(rule.countryCode.length), rule);
  }
  // 48… may also begin a national number (Radom's area code is 48): only the length identifies a
  // country code without plus.
  const isBareCountryCode =
    written.length === rule.countryCode.length + rule.nationalLength &&
    written.startsWith(rule.countryCode);
  if (isBareCountryCode) return written.slice(rule.countryCode.length);
  return written.startsWith(rule.trunkPrefix) ? withoutTrunk(written, rule) : undefined;
};

/** Drops the trunk prefix, which people also write after the country code: +33 (0)6 …. */
const withoutTrunk = (digits: string, rule: PhoneRule): string =>
  digits.startsWith(rule.trunkPrefix) ? digits.slice(rule.trunkPrefix.length) : digits;
