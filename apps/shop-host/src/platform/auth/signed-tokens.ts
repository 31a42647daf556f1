import { type DerivedKeys, keysNamed } from '@materia/platform-keys';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';

/** What a token is for, whose it is, and from when to when it is valid, in seconds since 1970. */
type TokenFacts = {
  readonly audience: string;
  readonly subject: string;
  readonly id?: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
};

/** Why a token is not accepted. */
type BadToken = 'expired' | 'forged';

/** Signs with the current key, and names it, so that the token outlives the next one. */
export const signToken = (
  [current]: DerivedKeys,
  { audience, subject, id, issuedAt, expiresAt }: TokenFacts,
): Promise<string> => {
  const token = new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM, kid: current.id })
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt);
  return (id === undefined ? token : token.setJti(id)).sign(current.key);
};

/** The content of a token that one of the keys signed for this audience, if it has not expired at an ISO instant. */
export const verifyToken = async (
  keys: DerivedKeys,
  token: string,
  expected: { readonly audience: string; readonly subject?: string },
  now: string,
): Promise<JWTPayload | BadToken> => {
  let refusal: BadToken = 'forged';
  for (const { key } of keysNamed(keys, keyIdOf(token))) {
    const verified = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      ...expected,
      currentDate: new Date(now),
    }).catch((error: unknown) => {
      if (error instanceof errors.JWTExpired) refusal = 'expired';
      return undefined;
    });
    if (verified !== undefined) return verified.payload;
  }
  return refusal;
};

/** The id of the key that a token names; undefined for one from before keys had ids. */
export const keyIdOf = (token: string): string | undefined => {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
};
