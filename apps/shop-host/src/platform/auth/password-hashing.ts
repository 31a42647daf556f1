import { hash, verify } from '@node-rs/argon2';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** What a hash costs: memory in KiB, and passes over it. */
export type PasswordCost = { readonly memoryCost: number; readonly timeCost: number };

/** 19 MiB and two passes: OWASP's smallest recommended setting. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** Argon2id, the library's number 2, in one lane. */
const ALGORITHM = { algorithm: 2, parallelism: 1 } as const;

/** Hashing must not starve the shop: one at a time, with a queue that lasts two seconds at most. */
const AT_ONCE = 1;
const LONGEST_LINE = 200;
/** Further places in the queue are for networks that have none in it, so that a flood leaves room for others. */
const SHARED_LINE = 40;
/** Places in the queue that one network may take. */
const MOST_OF_ONE = 10;
/** Places of their own, before all others, for callers who have proven something: strangers cannot take them. */
const KNOWN_LINE = 40;

type Busy = { readonly kind: 'too-many-requests' };

export type PasswordHashing = {
  /**
   * `from` is the requesting network; the shop's own work has none. `isKnown` is a caller with a device or a session of the account, or
   * with a link of its mailbox, whom no flood of strangers holds back.
   */
  readonly hash: (
    password: string,
    from?: string,
    isKnown?: boolean,
  ) => Promise<Result<string, Busy>>;
  /** Without a stored hash it does the same work and returns false, so unknown accounts take as long as known ones. */
  readonly matches: (
    password: string,
    stored: string | undefined,
    from: string,
    isKnown?: boolean,
  ) => Promise<Result<boolean, Busy>>;
  /** How many passwords wait. */
  readonly waiting: () => number;
};

/**
 * A bounded queue in front of Argon2, so that a flood of sign-ins cannot starve the shop. Staff and customers have
 * separate queues, so neither waits for the other.
 */
export const passwordHashing = (cost = PASSWORD_COST): PasswordHashing => {
  const options = { ...ALGORITHM, ...cost };
  const noOne = hash('a password that no account has', options);
  const known: (() => void)[] = [];
  const line: { readonly from: string | undefined; readonly begin: () => void }[] = [];
  let running = 0;

  const isFull = (from: string | undefined): boolean => {
    const own = line.filter((each) => each.from === from).length;
    if (line.length >= LONGEST_LINE) return true;
    if (line.length >= SHARED_LINE && own > 0) return true;
    return from !== undefined && own >= MOST_OF_ONE;
  };
  /** Waits for a place; false when there is none. */
  const joinLine = async (from: string | undefined, isKnown: boolean): Promise<boolean> => {
    if (isKnown ? known.length >= KNOWN_LINE : isFull(from)) return false;
    await new Promise<void>((begin) => {
      if (isKnown) known.push(begin);
      else line.push({ from, begin });
    });
    return true;
  };

  const inLine = async <Value>(
    { from, isKnown = false }: { readonly from?: string | undefined; readonly isKnown?: boolean },
    work: () => Promise<Value>,
  ): Promise<Result<Value, Busy>> => {
    if (running < AT_ONCE) running += 1;
    else if (!(await joinLine(from, isKnown))) return fail({ kind: 'too-many-requests' });
    try {
      return ok(await work());
    } finally {
      const next = known.shift() ?? line.shift()?.begin;
      if (next === undefined) running -= 1;
      else next();
    }
  };

  return {
    hash: (password, from, isKnown = false) =>
      inLine({ from, isKnown }, () => hash(password, options)),
    matches: (password, stored, from, isKnown = false) =>
      inLine({ from, isKnown }, async () => {
        const isRight = await verify(stored ?? (await noOne), password);
        return isRight && stored !== undefined;
      }),
    waiting: () => known.length + line.length,
  };
};
