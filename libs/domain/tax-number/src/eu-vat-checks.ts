import { luhnCheckDigit, luhnRemainder, weightedSum } from './check-digits.ts';
import type { TaxNumberCheck } from './tax-number-rule.ts';

/** Poland, NIP: ten digits, weighted sum modulo 11; no number has the remainder 10. */
export const NIP: TaxNumberCheck = {
  form: /^(?!0{10})\d{10}$/,
  check: (digits) =>
    weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits.charAt(9)),
};

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const dniLetter = (digits: string): string => DNI_LETTERS.charAt(Number(digits) % 23);

/**
 * Spain, natural persons: eight digits, or K, L or M and seven digits, then the letter of the
 * remainder modulo 23 (RD 1065/2007, art. 19 and 20).
 */
export const DNI: TaxNumberCheck = {
  form: /^(?:\d{8}|[KLM]\d{7})[A-Z]$/,
  check: (compact) => compact.endsWith(dniLetter(compact.slice(0, 8).replace(/^[KLM]/, ''))),
};

/**
 * Spain, foreigners: X, Y or Z counts as 0, 1 or 2 before seven digits; the letter is computed as
 * for the DNI.
 */
export const NIE: TaxNumberCheck = {
  form: /^[XYZ]\d{7}[A-Z]$/,
  check: (compact) =>
    compact.endsWith(dniLetter(`${'XYZ'.indexOf(compact.charAt(0))}${compact.slice(1, 8)}`)),
};

/**
 * Spain, companies: letter of the legal form, seven digits, and a Luhn digit or its letter (Orden
 * EHA/451/2008).
 */
export const CIF: TaxNumberCheck = {
  form: /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/,
  check: (compact) => {
    const digit = luhnCheckDigit(compact.slice(1, 8));
    return compact.endsWith(String(digit)) || compact.endsWith('JABCDEFGHI'.charAt(digit));
  },
};

const TVA_KEY_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * France, VAT: two key characters before the SIREN (CGI annexe II, art. 289-0 for the numeric key).
 * Monaco's numbers begin with 000 and contain no SIREN.
 */
export const TVA: TaxNumberCheck = {
  form: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  check: (compact) => {
    const [key, siren] = [compact.slice(0, 2), compact.slice(2)];
    return (siren.startsWith('000') || luhnRemainder(siren) === 0) && isTvaKey(key, Number(siren));
  },
};

const isTvaKey = (key: string, siren: number): boolean => {
  if (/^\d\d$/.test(key)) return (12 + 3 * (siren % 97)) % 97 === Number(key);
  const [first, second] = [
    TVA_KEY_CHARACTERS.indexOf(key.charAt(0)),
    TVA_KEY_CHARACTERS.indexOf(key.charAt(1)),
  ];
  const value = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (siren + 1 + Math.floor(value / 11)) % 11 === value % 11;
};

/**
 * Portugal, NIF and NIPC: nine digits, weighted sum modulo 11; remainders 0 and 1 give the check
 * digit 0.
 */
export const NIF: TaxNumberCheck = {
  form: /^[1-9]\d{8}$/,
  check: (digits) => {
    const remainder = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    return Number(digits.charAt(8)) === (remainder < 2 ? 0 : 11 - remainder);
  },
};

/**
 * Italy, partita IVA: seven digits for the company, three for the tax office (001 to 100, 120, 121,
 * 888, 999), a Luhn digit.
 */
export const PARTITA_IVA: TaxNumberCheck = {
  form: /^(?!0{7})\d{7}(?:0(?!00)\d\d|100|12[01]|888|999)\d$/,
  check: (digits) => luhnRemainder(digits) === 0,
};
