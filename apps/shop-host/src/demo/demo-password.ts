import type { PasswordHashing } from '../platform/auth/password-hashing.ts';
import type { Db } from '../platform/database/with-tx.ts';
import { ADMINISTRATOR } from './staff.ts';

/** The client name under which this password check is queued. */
const START_UP = 'start-up';

/**
 * The hash of the demo password, which all demo accounts share: hashing and checking take longer
 * than everything else about an account. The stored hash, if it is of this password.
 */
export const demoPasswordHash = async (
  db: Db,
  passwords: PasswordHashing,
  password: string,
): Promise<string> => {
  const administrator = await db
    .selectFrom('staff')
    .select('password_hash')
    .where('email', '=', ADMINISTRATOR)
    .executeTakeFirst();
  const stored = administrator?.password_hash ?? undefined;
  if (stored !== undefined) {
    const matches = await passwords.matches(password, stored, START_UP);
    if (matches.ok && matches.value) return stored;
  }
  const hashed = await passwords.hash(password);
  if (!hashed.ok) throw new Error('No one else hashes passwords during the start');
  return hashed.value;
};
