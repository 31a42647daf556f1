import { createHash, timingSafeEqual } from 'node:crypto';

/** The token behind `Bearer`, or an empty text. */
export const bearerOf = (header: string | undefined): string =>
  /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header ?? '')?.[1] ?? '';

/** Compares in constant time, also for texts of different length. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
