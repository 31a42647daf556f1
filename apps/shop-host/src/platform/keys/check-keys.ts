import { fail, ok, type Result } from '@materia/domain-kernel';
import { fingerprintOf, type KeyList } from '@materia/platform-keys';
import { type Db, withTx } from '../database/with-tx.ts';
import { listKnownKeys, lockKnownKeys, saveKnownKeys } from './repository.ts';

/** The database is used with keys that this host lacks, or knows another secret by the same id. */
export type OtherKeys = {
  readonly kind: 'other-keys';
  readonly missing: readonly string[];
  readonly different: readonly string[];
};

/**
 * Compares the master keys with those that the database is used with. A host without one of them would refuse the tokens, links
 * and second factors of the others. New keys are added to the known ones; `accept` makes the given keys the known ones, whatever
 * they were before.
 */
export const checkKeys = (
  db: Db,
  keys: KeyList,
  { accept }: { readonly accept: boolean },
): Promise<Result<void, OtherKeys>> => {
  const given = keys.map((key) => ({ id: key.id, fingerprint: fingerprintOf(key) }));
  const fingerprints = new Map(given.map(({ id, fingerprint }) => [id, fingerprint]));
  return withTx(db, async (tx) => {
    await lockKnownKeys(tx);
    const known = await listKnownKeys(tx);
    const missing = known.flatMap(({ id }) => (fingerprints.has(id) ? [] : [id]));
    const different = known.flatMap(({ id, fingerprint }) =>
      fingerprints.has(id) && fingerprints.get(id) !== fingerprint ? [id] : [],
    );
    if (!accept && missing.length + different.length > 0)
      return fail({ kind: 'other-keys', missing, different });
    await saveKnownKeys(tx, given);
    return ok(undefined);
  });
};
