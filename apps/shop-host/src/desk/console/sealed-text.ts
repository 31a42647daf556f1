import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deriveKeys, type KeyList } from '@materia/platform-keys';

/** Encrypts short texts in the database, so that a copy of it does not reveal them. */
export type SealedTexts = {
  readonly seal: (text: string) => string;
  /** The text; undefined when none of the keys sealed it, or it was altered. */
  readonly open: (sealed: string) => string | undefined;
  /** Whether the current key sealed it, so that it stays readable without the former ones. */
  readonly isCurrent: (sealed: string) => boolean;
};

/** The keys, and the secret of texts that were sealed before keys had ids. */
type SealSecrets = { readonly keys: KeyList; readonly staffCredential: string };

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed text begins with the id of its key and a dot; one without was sealed before keys had ids. */
export const sealedTexts = (
  { keys: masterKeys, staffCredential }: SealSecrets,
  purpose: string,
): SealedTexts => {
  const keys = deriveKeys(masterKeys, 'materia-host', purpose);
  const [current] = keys;
  const keyOf = (id: string | undefined): Uint8Array | undefined =>
    id === undefined
      ? new Uint8Array(hkdfSync('sha256', staffCredential, 'materia-host', purpose, 32))
      : keys.find((key) => key.id === id)?.key;
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce);
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
      return `${current.id}.${bytes.toString('base64url')}`;
    },
    open: (sealed) => {
      const [id, text] = partsOf(sealed);
      const key = keyOf(id);
      return key && decrypted(key, Buffer.from(text, 'base64url'));
    },
    isCurrent: (sealed) => partsOf(sealed)[0] === current.id,
  };
};

const decrypted = (key: Uint8Array, bytes: Buffer): string | undefined => {
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(
      bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    );
    const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

const partsOf = (sealed: string): readonly [id: string | undefined, text: string] => {
  const dot = sealed.indexOf('.');
  return dot < 0 ? [undefined, sealed] : [sealed.slice(0, dot), sealed.slice(dot + 1)];
};
