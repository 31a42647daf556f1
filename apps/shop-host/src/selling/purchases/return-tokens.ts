import { createHmac } from 'node:crypto';
import { deriveKeys, type DerivedKey } from '@materia/platform-keys';
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

export const returnTokens = ({ keys: masterKeys }: Pick<Secrets, 'keys'>): ReturnTokens => {
  const keys = deriveKeys(masterKeys, 'materia-host', 'payment-return');
  const by = ({ key }: DerivedKey, market: string, attemptId: string): string =>
    createHmac('sha256', key).update(`${market} ${attemptId}`).digest('base64url');
  return {
    of: (market, attemptId) => by(keys[0], market, attemptId),
    isOf: (market, attemptId, token) =>
      keys.some((key) => isSameSecret(token, by(key, market, attemptId))),
  };
};
