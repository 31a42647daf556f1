import { deriveKeys, type KeyList, keysNamed } from '@materia/platform-keys';
import { decodeProtectedHeader, EncryptJWT, jwtDecrypt } from 'jose';
import type { z } from 'zod';

/** Encrypts content that only the server may read, so that it can be stored in a cookie. */
export type Seal = {
  readonly close: (content: Readonly<Record<string, unknown>>) => Promise<string>;
  /**
   * The content, or undefined when the text was not sealed here, was altered, or has another shape.
   */
  readonly open: <Schema extends z.ZodType>(
    text: string | undefined,
    schema: Schema,
  ) => Promise<z.output<Schema> | undefined>;
};

/**
 * Creates a seal for one purpose: text sealed for another purpose or market does not open. The current key seals, the former ones
 * still open, so that a change of keys signs nobody out.
 */
export const createSeal = (masterKeys: KeyList, purpose: string): Seal => {
  const keys = deriveKeys(masterKeys, 'materia-storefront', purpose);
  const [current] = keys;
  return {
    close: (content) =>
      new EncryptJWT({ ...content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: current.id })
        .encrypt(current.key),
    open: async (text, schema) => {
      if (text === undefined || text === '') return undefined;
      for (const { key } of keysNamed(keys, keyIdOf(text)))
        try {
          const { payload } = await jwtDecrypt(text, key, {
            keyManagementAlgorithms: ['dir'],
            contentEncryptionAlgorithms: ['A256GCM'],
          });
          return schema.safeParse(payload).data;
        } catch {
          // Another key may have sealed it.
        }
      return undefined;
    },
  };
};

/** The key that a text names; texts that were sealed before keys had ids name none. */
const keyIdOf = (text: string): string | undefined => {
  try {
    return decodeProtectedHeader(text).kid;
  } catch {
    return undefined;
  }
};
