import { randomInt } from 'node:crypto';

const SERIALS = 10_000_000;
const CHECK = 97;

/**
 * Creates a number for an order or a report: year, seven random digits and two check digits, such
 * as 26-4829137-54. It can be read out on the phone, reveals typos, and does not reveal how many
 * there are. The table that stores it ensures that it is unique.
 */
export const newCheckedNumber = (today: string): string => {
  const year = today.slice(2, 4);
  const serial = String(randomInt(SERIALS)).padStart(7, '0');
  return `${year}-${serial}-${checkDigits(year + serial)}`;
};

/** Whether a text has the format and valid check digits (ISO 7064 modulo 97). */
export const isCheckedNumber = (text: string): boolean => {
  const parts = /^(\d{2})-(\d{7})-(\d{2})$/.exec(text);
  return parts !== null && checkDigits(`${parts[1]}${parts[2]}`) === parts[3];
};

/** A number including its check digits leaves 1 when divided by 97. */
const checkDigits = (digits: string): string =>
  String(CHECK + 1 - ((Number(digits) * 100) % CHECK)).padStart(2, '0');
