import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { deriveKeys, type KeyList } from '@materia/platform-keys';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Secrets } from '../process/secrets.ts';
import { keyIdOf } from './signed-tokens.ts';

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

/** What PKCS 8 (RFC 8410) has before the 32 bytes of an Ed25519 key. */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKeyOf = (key: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([ED25519_PREFIX, key]), format: 'der', type: 'pkcs8' });

/** The keys of tokens that name none: until keys had ids, tokens were signed with the secret itself. */
const keysBeforeIds = (masterKeys: KeyList): readonly KeyObject[] =>
  masterKeys
    .map(({ secret }) => Buffer.from(secret, 'base64url'))
    .filter((bytes) => bytes.length === 32)
    .map((bytes) => createPublicKey(privateKeyOf(bytes)));

/**
 * Signed tokens (Ed25519). The market is the audience, so a token of one market is invalid in
 * another. Each token names its key.
 */
export const accessTokens = ({ keys: masterKeys }: Pick<Secrets, 'keys'>): AccessTokens => {
  const keys = deriveKeys(masterKeys, 'materia-host', 'access-token');
  const [current] = keys;
  const signing = privateKeyOf(current.key);
  const checking = new Map(keys.map(({ id, key }) => [id, createPublicKey(privateKeyOf(key))]));
  const checkingBeforeIds = keysBeforeIds(masterKeys);
  const keysOf = (token: string): readonly KeyObject[] => {
    const id = keyIdOf(token);
    if (id === undefined) return checkingBeforeIds;
    const key = checking.get(id);
    return key === undefined ? [] : [key];
  };
  return {
    issue: (market, { customerId, sessionId }, now) => {
      const issuedAt = Math.floor(Date.parse(now) / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, kid: current.id })
        .setSubject(customerId)
        .setIssuer(ISSUER)
        .setAudience(market)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(signing);
    },
    read: async (market, token, now) => {
      for (const key of keysOf(token)) {
        const verified = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: market,
          currentDate: new Date(now),
        }).catch(() => undefined);
        const claims = claimsOf.safeParse(verified?.payload);
        if (claims.success) return { customerId: claims.data.sub, sessionId: claims.data.sid };
      }
      return undefined;
    },
  };
};
