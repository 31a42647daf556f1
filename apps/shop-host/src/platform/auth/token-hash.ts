import { createHash } from 'node:crypto';

/** What the database stores of a random token: whoever reads it cannot use the token. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
