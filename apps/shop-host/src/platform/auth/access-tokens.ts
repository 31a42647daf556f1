import { importJWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Secrets } from '../process/secrets.ts';

/** An access token is valid for ten minutes; its session is checked on every call. */
export const ACCESS_TOKEN_SECONDS = 600;
const ISSUER = 'materia-shop-host';
const ALGORITHM = 'EdDSA';

type AccessClaims = { readonly customerId: string; readonly sessionId: string };
export type AccessTokens = {
  readonly issue: (market: string, claims: AccessClaims, now: string) => Promise<string>;
  /** The claims of an unexpired token that this host issued for this market. */
  readonly read: (market: string, token: string, now: string) => Promise<AccessClaims | undefined>;
};

const claimsOf = z.object({ sub: z.string().min(1), sid: z.string().min(1) });

/**
 * Signed tokens (Ed25519). The market is the audience, so a token of one market is invalid in
 * another.
 */
export const accessTokens = async (key: Secrets['tokenKey']): Promise<AccessTokens> => {
  const { d: _private, ...publicPart } = key;
  const signing = await importJWK(key, ALGORITHM);
  const checking = await importJWK(publicPart, ALGORITHM);
  return {
    issue: (market, { customerId, sessionId }, now) => {
      const issuedAt = Math.floor(Date.parse(now) / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(customerId)
        .setIssuer(ISSUER)
        .setAudience(market)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(signing);
    },
    read: async (market, token, now) => {
      const verified = await jwtVerify(token, checking, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: market,
        currentDate: new Date(now),
      }).catch(() => undefined);
      const claims = claimsOf.safeParse(verified?.payload);
      return claims.success
        ? { customerId: claims.data.sub, sessionId: claims.data.sid }
        : undefined;
    },
  };
};
