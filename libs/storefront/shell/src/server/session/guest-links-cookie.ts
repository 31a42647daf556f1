import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type CookieJar, fitsCookie } from '../cookies/cookie-jar.ts';
import { type CookieNames, GUEST_LINKS_SECONDS } from '../cookies/cookie-names.ts';
import type { Seal } from '../cookies/seal.ts';

/** A browser remembers so many purchases of guests; the mail of an older one opens it again. */
const MOST_LINKS = 8;
const REFERENCE_LENGTH = 16;

const guestLinks = z.object({ links: z.array(z.string().min(1)).max(MOST_LINKS) });

/** What stands for a link in addresses, which the shop writes in lower case. The link cannot be worked out from it. */
export const guestLinkReference = (link: string): string =>
  createHash('sha256').update(link).digest('hex').slice(0, REFERENCE_LENGTH);

/** The signed links that were opened in this browser, the last one first; a broken cookie counts as none. */
export const readGuestLinks = async (
  jar: CookieJar,
  seal: Seal,
  names: CookieNames,
): Promise<readonly string[]> =>
  (await seal.open(jar.read(names.guestLinks), guestLinks))?.links ?? [];

/** Writes as many of the links as a cookie has room for, the first ones first. */
export const writeGuestLinks = async (
  jar: CookieJar,
  seal: Seal,
  names: CookieNames,
  links: readonly string[],
): Promise<void> => {
  const kept = [...new Set(links)].slice(0, MOST_LINKS);
  while (kept.length > 0) {
    const sealed = await seal.close({ links: kept });
    if (fitsCookie(sealed))
      return jar.write(names.guestLinks, sealed, { maxAge: GUEST_LINKS_SECONDS });
    kept.pop();
  }
};
