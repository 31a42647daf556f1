import { fail, ok, type Result } from '@materia/domain-kernel';

export type NotAPageNumber = { readonly kind: 'not-a-page-number'; readonly text: string };

/**
 * Reads the `page` of an address (`?page=3`). Nothing given means page 1.
 * Refuses anything but a whole number from 1 to 999999 written without sign or leading zero, so that a page has one address.
 */
export const parsePageNumber = (
  text: string | null | undefined,
): Result<number, NotAPageNumber> => {
  if (text === null || text === undefined) return ok(1);
  return /^[1-9]\d{0,5}$/.test(text) ? ok(Number(text)) : fail({ kind: 'not-a-page-number', text });
};
