import { createHmac, hkdfSync } from 'node:crypto';
import { isSameSecret } from '../../platform/contract/credentials.ts';
import type { Secrets } from '../../platform/process/secrets.ts';

/**
 * Tokens of return addresses: whoever holds the token of a payment is whoever started it. They are
 * derived and stored nowhere.
 */
export type ReturnTokens = {
  readonly of: (market: string, attemptId: string) => string;
  readonly isOf: (market: string, attemptId: string, token: string) => boolean;
};

export const returnTokens = ({ tokenKey }: Pick<Secrets, 'tokenKey'>): ReturnTokens => {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey.d, 'materia-host', 'payment-return', 32));
  const of = (market: string, attemptId: string): string =>
    createHmac('sha256', key).update(`${market} ${attemptId}`).digest('base64url');
  return {
    of,
    isOf: (market, attemptId, token) => isSameSecret(token, of(market, attemptId)),
  };
};
