import type { PendingMailLink } from '@materia/page-request';
import { z } from 'zod';
import { type CookieJar, fitsCookie } from '../cookies/cookie-jar.ts';
import { type CookieNames, MAIL_LINK_SECONDS } from '../cookies/cookie-names.ts';
import type { Seal } from '../cookies/seal.ts';

const mailLink = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reset-asked'), email: z.string() }),
  z.object({ kind: z.literal('reset'), token: z.string() }),
  z.object({
    kind: z.literal('pre-signup'),
    email: z.string(),
    token: z.string(),
    genericEmail: z.string(),
  }),
]);

/** What a link in a mail left in this browser; a broken cookie counts as nothing. */
export const readMailLink = (
  jar: CookieJar,
  seal: Seal,
  names: CookieNames,
): Promise<PendingMailLink | undefined> => seal.open(jar.read(names.mailLink), mailLink);

/** Remembers it, or forgets it. An address too long for a cookie is typed again. */
export const writeMailLink = async (
  jar: CookieJar,
  seal: Seal,
  names: CookieNames,
  link: PendingMailLink | undefined,
): Promise<void> => {
  if (link === undefined) return jar.remove(names.mailLink);
  const sealed = await seal.close(link);
  if (fitsCookie(sealed)) jar.write(names.mailLink, sealed, { maxAge: MAIL_LINK_SECONDS });
};
