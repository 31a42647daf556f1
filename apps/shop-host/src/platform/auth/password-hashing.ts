import { hash, verify } from '@node-rs/argon2';
import { fail, ok, type Result } from '@materia/domain-kernel';

/** Argon2id (the library's number 2), 19 MiB, two passes, one lane: OWASP's smallest recommended setting. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing runs beside the shop, never instead of it: one at a time, few in line. */
const AT_ONCE = 1;
const LONGEST_LINE = 40;

type Busy = { readonly kind: 'too-many-requests' };

export type PasswordHashing = {
  readonly hash: (password: string) => Promise<Result<string, Busy>>;
  /** Without a stored hash the same work is done and the answer is no: unknown accounts take as long as known ones. */
  readonly matches: (
    password: string,
    stored: string | undefined,
  ) => Promise<Result<boolean, Busy>>;
};

/** A bounded line in front of Argon2, so that a flood of sign-ins cannot starve the shop. */
export const passwordHashing = async (): Promise<PasswordHashing> => {
  const nobody = await hash('a password that nobody has', OPTIONS);
  const line: (() => void)[] = [];
  let running = 0;

  const inLine = async <Value>(work: () => Promise<Value>): Promise<Result<Value, Busy>> => {
    if (running >= AT_ONCE) {
      if (line.length >= LONGEST_LINE) return fail({ kind: 'too-many-requests' });
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return ok(await work());
    } finally {
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };

  return {
    hash: (password) => inLine(() => hash(password, OPTIONS)),
    matches: (password, stored) =>
      inLine(async () => {
        const isRight = await verify(stored ?? nobody, password);
        return isRight && stored !== undefined;
      }),
  };
};
