import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../process/secrets.ts';

/**
 * Links in mails that name a row by its id. The database has the id alone, so nobody who reads it
 * can make a link.
 */
export type SignedLinks = {
  readonly issue: (market: string, id: string) => string;
  /** The id in a link; undefined for one that was not issued here for this market. */
  readonly read: (market: string, link: string) => string | undefined;
};

/** Of SHA-256, in URL-safe Base64. */
const SIGNATURE_LENGTH = 43;

/** `purpose` separates the links of different kinds of rows. */
export const signedLinks = (
  { tokenKey }: Pick<Secrets, 'tokenKey'>,
  purpose: string,
): SignedLinks => {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey.d, 'materia-host', purpose, 32));
  const issue = (market: string, id: string): string =>
    `${id}${createHmac('sha256', key).update(`${market} ${id}`).digest('base64url')}`;
  return {
    issue,
    read: (market, link) => {
      const id = link.slice(0, -SIGNATURE_LENGTH);
      const [given, right] = [Buffer.from(link), Buffer.from(issue(market, id))];
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
    },
  };
};
