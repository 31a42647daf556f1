import { hkdfSync } from 'node:crypto';
import { type Preview, PREVIEW_TOKEN } from '@materia/api-contract';
import type { FlagChange } from '@materia/domain-feature-flags';
import { SignJWT } from 'jose';
import { laterBy } from '../../platform/process/instants.ts';

/**
 * Signs the links that open a storefront with an unpublished change set, and without one for
 * comparison.
 */
export const previewTokens = (
  serviceCredential: string,
): ((market: string, changes: readonly FlagChange[], now: string) => Promise<Preview>) => {
  const key = new Uint8Array(
    hkdfSync('sha256', serviceCredential, 'materia-storefront', PREVIEW_TOKEN.purpose, 32),
  );
  return async (market, changes, now) => {
    const until = laterBy(now, PREVIEW_TOKEN.lifeSeconds * 1000);
    const sign = (content: readonly FlagChange[]): Promise<string> =>
      new SignJWT({ changes: content })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(PREVIEW_TOKEN.audience)
        .setSubject(market)
        .setExpirationTime(Math.floor(Date.parse(until) / 1000))
        .sign(key);
    return { published: await sign([]), unpublished: await sign(changes), until };
  };
};
