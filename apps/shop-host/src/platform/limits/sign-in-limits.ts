import type { AttemptCounts, Attempts, Limit } from './attempts.ts';
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
  /** The account was signed in to from this network before. */
  readonly isKnownNetwork?: boolean;
};

/** A permitted attempt, to be settled with its outcome. */
export type SignInTurn = {
  readonly succeeded: () => Promise<void>;
  /** The attempt was not a guess. */
  readonly notMade: () => Promise<void>;
};

/**
 * Limits guesses per account and per network. When strangers guess at an account, strangers wait,
 * not its owner: a device that was signed in to the account before has its own limit, and so has a network from
 * which it was. Neither other people's guesses nor, for a device, the limit of a shared network blocks them. An
 * owner with neither makes their device known by a new password, whose link goes to their mailbox.
 */
export const signInLimits =
  (
    counted: AttemptCounts,
    perNetwork: Limit,
  ): ((attempt: SignInAttempt, now: string) => Promise<SignInTurn | undefined>) =>
  async ({ realm, account, network, device, isKnownNetwork = false }, now) => {
    const unknownKey = isKnownNetwork
      ? `sign-in-network:${realm}:${account}:${network}`
      : `sign-in:${realm}:${account}`;
    const accountKey = device === undefined ? unknownKey : `sign-in-device:${realm}:${device}`;
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

/** Forgets the guesses of strangers at an account whose owner has a new password. */
export const forgetSignIns = (
  counted: Attempts,
  { realm, account }: Pick<SignInAttempt, 'realm' | 'account'>,
): Promise<void> => counted.forget(`sign-in:${realm}:${account}`);
