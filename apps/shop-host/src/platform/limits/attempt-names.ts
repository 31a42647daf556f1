import { createHmac } from 'node:crypto';
import { deriveKeys, type DerivedKey } from '@materia/platform-keys';
import type { Secrets } from '../process/secrets.ts';

/**
 * The names of a count in the database: by the current key, and by each former one. Equal keys have
 * equal names, and the name of an address or an account does not tell it.
 */
export type AttemptNames = (key: string) => readonly [current: string, ...former: string[]];

/** What is counted and in which market stays readable, such as `payment:pl:address:`; the rest says who. */
const READABLE = /^[a-z-]+:[a-z]+:(?:address:|network:|payer:)?/;

/** The names of this shop. Without its keys nobody can look for an address among them. */
export const attemptNames = ({ keys: masterKeys }: Pick<Secrets, 'keys'>): AttemptNames => {
  const [current, ...former] = deriveKeys(masterKeys, 'materia-host', 'attempts');
  return (key) => {
    const readable = READABLE.exec(key)?.[0] ?? '';
    const by = ({ key: hashKey }: DerivedKey): string =>
      `${readable}${createHmac('sha256', hashKey).update(key).digest('base64url').slice(0, 27)}`;
    return [by(current), ...former.map(by)];
  };
};
