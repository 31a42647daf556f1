import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';

const CHUNK_LENGTH = 1 << 20;

/**
 * Writes one file in chunks of about a megabyte, so that memory use does not depend on the shop's
 * size.
 */
export type TextFile = {
  readonly write: (text: string) => void;
  /** Closes the file and returns the SHA-256 of its text in hexadecimal. */
  readonly close: () => string;
};

export const openTextFile = (path: string): TextFile => {
  const file = openSync(path, 'w');
  const hash: Hash = createHash('sha256');
  let waiting: string[] = [];
  let length = 0;
  const flush = (): void => {
    const bytes = Buffer.from(waiting.join(''), 'utf8');
    hash.update(bytes);
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
    waiting = [];
    length = 0;
  };
  return {
    write: (text) => {
      waiting.push(text);
      length += text.length;
      if (length >= CHUNK_LENGTH) flush();
    },
    close: () => {
      flush();
      closeSync(file);
      return hash.digest('hex');
    },
  };
};
