import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts short texts in the database, so that a copy of it does not reveal them. */
export type SealedTexts = {
  readonly seal: (text: string) => string;
  readonly open: (sealed: string) => string;
};

export const sealedTexts = (secret: string, purpose: string): SealedTexts => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'materia-host', purpose, 32));
  return {
    seal: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(
        bytes.subarray(12, 28),
      );
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
};
