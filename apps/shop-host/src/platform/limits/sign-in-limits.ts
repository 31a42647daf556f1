import type { Db } from '../database/with-tx.ts';
import { attempts, type Limit } from './attempts.ts';
import { type Growth, takeTurn } from './backoff.ts';

const MINUTE = 60_000;
/** Five guesses, then waits of 1, 2, 4, 8 and 15 minutes: at most nine in any quarter of an hour. */
const PER_ACCOUNT: Growth = {
  free: 5,
  firstWaitMs: MINUTE,
  longestWaitMs: 15 * MINUTE,
  forgottenAfterMs: 60 * MINUTE,
};

/** Who tries to sign in. */
export type SignInAttempt = {
  /** Where accounts are told apart: a market, or the staff. */
  readonly realm: string;
  /** The account as it was typed, whether it exists or not: both are counted alike. */
  readonly account: string;
  readonly network: string;
  /** A device on which the account was signed in before, proven by its token. */
  readonly device: string | undefined;
};

/** An attempt that may be made, and what became of it. */
export type SignInTurn = {
  readonly succeeded: () => Promise<void>;
  /** It was no guess after all. */
  readonly notMade: () => Promise<void>;
};

/**
 * Limits guesses per account and per network. Strangers who guess at an account make strangers wait, not its owner: a
 * device that the account was signed in on counts by itself, and neither the guesses of others nor the limit of a network
 * that it shares with them stops it.
 */
export const signInLimits = (
  db: Db,
  perNetwork: Limit,
): ((attempt: SignInAttempt, now: string) => Promise<SignInTurn | undefined>) => {
  const counted = attempts(db);
  return async ({ realm, account, network, device }, now) => {
    const accountKey =
      device === undefined ? `sign-in:${realm}:${account}` : `sign-in-device:${realm}:${device}`;
    const networkKey = `sign-in-from:${realm}:${network}`;
    const isCounted = device === undefined;
    if (isCounted && !(await counted.take(networkKey, perNetwork, now))) return undefined;
    if (!(await takeTurn(db, accountKey, PER_ACCOUNT, now))) return undefined;
    return {
      succeeded: async () => {
        await counted.forget(accountKey);
        if (isCounted) await counted.giveBack(networkKey);
      },
      notMade: async () => {
        await counted.giveBack(accountKey);
        if (isCounted) await counted.giveBack(networkKey);
      },
    };
  };
};
