import { type SignedLinks, signedLinks } from '../../platform/auth/signed-links.ts';
import type { Secrets } from '../../platform/process/secrets.ts';

/** The links by which the owner of a new e-mail address confirms it. */
export const emailChangeLinks = (secrets: Pick<Secrets, 'tokenKey'>): SignedLinks =>
  signedLinks(secrets, 'email-change');
