import type { AttemptCounts, Limit } from './attempts.ts';
import type { Growth } from './repository.ts';

const MINUTE = 60_000;
/** Five guesses, then waits of 1, 2, 4, 8 and 15 minutes: at most nine in any 15 minutes. */
const PER_ACCOUNT: Growth = {
  free: 5,
  firstWaitMs: MINUTE,
  longestWaitMs: 15 * MINUTE,
  forgottenAfterMs: 60 * MINUTE,
};

/** A sign-in attempt's origin. */
export type SignInAttempt = {
  /** The account namespace: a market, or the staff. */
  readonly realm: string;
  /** The account name as typed. Existing and unknown accounts are counted alike. */
  readonly account: string;
  readonly network: string;
  /** A device that was signed in to the account before, proven by its token. */
  readonly device: string | undefined;
};

/** A permitted attempt, to be settled with its outcome. */
export type SignInTurn = {
  readonly succeeded: () => Promise<void>;
  /** The attempt was not a guess. */
  readonly notMade: () => Promise<void>;
};

/**
 * Limits guesses per account and per network. When strangers guess at an account, strangers wait,
 * not its owner: a device that was signed in to the account before has its own limit, and neither
 * other people's guesses nor the limit of a shared network blocks it.
 */
export const signInLimits =
  (
    counted: AttemptCounts,
    perNetwork: Limit,
  ): ((attempt: SignInAttempt, now: string) => Promise<SignInTurn | undefined>) =>
  async ({ realm, account, network, device }, now) => {
    const accountKey =
      device === undefined ? `sign-in:${realm}:${account}` : `sign-in-device:${realm}:${device}`;
    const networkKey = `sign-in-from:${realm}:${network}`;
    const isCounted = device === undefined;
    if (isCounted && !(await counted.take(networkKey, perNetwork, now))) return undefined;
    if (!(await counted.takeTurn(accountKey, PER_ACCOUNT, now))) return undefined;
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
