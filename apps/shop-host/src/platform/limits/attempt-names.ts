import { createHmac, hkdfSync } from 'node:crypto';
import type { Secrets } from '../process/secrets.ts';

/** Names a count in the database. Equal keys have equal names, and the name of an address or an account does not tell it. */
export type AttemptNames = (key: string) => string;

/** What is counted and in which market stays readable, such as `payment:pl:address:`; the rest says who. */
const READABLE = /^[a-z-]+:[a-z]+:(?:address:|network:|payer:)?/;

/** The names of this shop. Without its key nobody can look for an address among them. */
export const attemptNames = ({ tokenKey }: Pick<Secrets, 'tokenKey'>): AttemptNames => {
  const hashKey = new Uint8Array(hkdfSync('sha256', tokenKey.d, 'materia-host', 'attempts', 32));
  return (key) => {
    const readable = READABLE.exec(key)?.[0] ?? '';
    return `${readable}${createHmac('sha256', hashKey).update(key).digest('base64url').slice(0, 27)}`;
  };
};
