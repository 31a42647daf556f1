import { fail, ok, type Result } from '@materia/domain-kernel';

export type NotAPageNumber = { readonly kind: 'not-a-page-number'; readonly text: string };

/**
 * Parses the `page` parameter of a URL (`?page=3`). A missing parameter means page 1. Refuses
 * anything but an integer from 1 to 999999 without sign or leading zero, so that each page has one
 * URL.
 */
export const parsePageNumber = (
  text: string | null | undefined,
): Result<number, NotAPageNumber> => {
  if (text === null || text === undefined) return ok(1);
  return /^[1-9]\d{0,5}$/.test(text) ? ok(Number(text)) : fail({ kind: 'not-a-page-number', text });
};
