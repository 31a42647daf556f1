import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

const totp = (secret: string): TOTP =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    period: PERIOD_MS / 1000,
    digits: 6,
    algorithm: 'SHA1',
  });

/**
 * The step of a code that is valid at an instant, one step of thirty seconds early or late;
 * undefined for a wrong one.
 */
export const stepOfCode = (secret: string, code: string, now: string): number | undefined => {
  const timestamp = Date.parse(now);
  const delta = /^\d{6}$/.test(code)
    ? totp(secret).validate({ token: code, timestamp, window: 1 })
    : null;
  return delta === null ? undefined : Math.floor(timestamp / PERIOD_MS) + delta;
};

/** The code of an instant. */
export const codeAt = (secret: string, now: string): string =>
  totp(secret).generate({ timestamp: Date.parse(now) });

/** A new random secret, in the format of authenticator apps. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;
