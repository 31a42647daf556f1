import { fail, ok, type Result } from '@materia/domain-kernel';
import { fingerprintOf } from './fingerprint.ts';

/** A secret from which the keys of all purposes are derived, and the name by which it is known. */
export type MasterKey = { readonly id: string; readonly secret: string };

/** The current key, which signs and seals, and the former ones, which still verify and open. */
export type KeyList = readonly [current: MasterKey, ...former: MasterKey[]];

/** Why a text is no list of keys, as the end of a sentence. It repeats no secret. */
export type NoKeyList = { readonly kind: 'no-key-list'; readonly why: string };

/** Ids are part of tokens, cookies and sealed texts, in which a dot ends them. */
const ID = /^[a-z0-9][a-z0-9-]{0,31}$/;
/** 32 characters of base64 are 192 random bits. */
const LEAST_SECRET = 32;

/**
 * Parses `MASTER_KEYS`: entries `id:secret`, the current one first, separated by commas or spaces.
 */
export const parseMasterKeys = (text: string): Result<KeyList, NoKeyList> => {
  const refuse = (why: string) => fail({ kind: 'no-key-list', why } as const);
  const keys: MasterKey[] = [];
  for (const entry of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const colon = entry.indexOf(':');
    const key = { id: entry.slice(0, Math.max(0, colon)), secret: entry.slice(colon + 1) };
    if (!ID.test(key.id))
      return refuse(
        `entry ${keys.length + 1} does not begin with an id of small letters, digits and hyphens, and a colon`,
      );
    if (key.secret.length < LEAST_SECRET)
      return refuse(`the secret of ${key.id} is shorter than ${LEAST_SECRET} characters`);
    if (keys.some(({ id }) => id === key.id)) return refuse(`${key.id} is there twice`);
    keys.push(key);
  }
  const [current, ...former] = keys;
  return current === undefined ? refuse('it is empty') : ok([current, ...former]);
};

/** A key that was given no id has one that follows from its secret. */
export const masterKeyOf = (secret: string): MasterKey => ({
  id: `k-${fingerprintOf({ secret }).slice(0, 8)}`,
  secret,
});
