import { hkdfSync } from 'node:crypto';
import type { KeyList } from './master-keys.ts';

/** The key of one purpose, 32 bytes, with the id of the master key it comes from. */
export type DerivedKey = { readonly id: string; readonly key: Uint8Array };

/** The keys of one purpose, in the order of the master keys. */
export type DerivedKeys = readonly [current: DerivedKey, ...former: DerivedKey[]];

/**
 * Derives the keys of a purpose (HKDF with SHA-256). Keys of different purposes, or of different
 * programs, reveal nothing about each other.
 */
export const deriveKeys = (
  [current, ...former]: KeyList,
  program: 'materia-host' | 'materia-storefront',
  purpose: string,
): DerivedKeys => {
  const derive = ({ id, secret }: KeyList[0]): DerivedKey => ({
    id,
    key: new Uint8Array(hkdfSync('sha256', secret, program, purpose, 32)),
  });
  return [derive(current), ...former.map(derive)];
};

/**
 * The keys that may have made something that names its key: the named one, or all when it names
 * none, because it was made before keys had ids.
 */
export const keysNamed = (keys: DerivedKeys, id: string | undefined): readonly DerivedKey[] =>
  id === undefined ? keys : keys.filter((key) => key.id === id);
