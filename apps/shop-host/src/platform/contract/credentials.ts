import { createHash, timingSafeEqual } from 'node:crypto';

/** The bearer token, or an empty string. */
export const bearerOf = (header: string | undefined): string =>
  /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header ?? '')?.[1] ?? '';

/** Compares in constant time, even for strings of different lengths. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
