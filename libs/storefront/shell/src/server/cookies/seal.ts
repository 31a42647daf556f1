import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
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

/** Creates a seal for one purpose: text sealed for another purpose or market does not open. */
export const createSeal = (secret: string, purpose: string): Seal => {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'materia-storefront', purpose, 32));
  return {
    close: (content) =>
      new EncryptJWT({ ...content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    open: async (text, schema) => {
      if (text === undefined || text === '') return undefined;
      try {
        const { payload } = await jwtDecrypt(text, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        const read = schema.safeParse(payload);
        return read.success ? read.data : undefined;
      } catch {
        return undefined;
      }
    },
  };
};
