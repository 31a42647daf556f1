import { readFileSync } from 'node:fs';
import { type CommonPasswords, isCommonPassword } from '@materia/domain-customer';
import type { Market } from '@materia/market-model';

const FILE = new URL('./common-passwords.txt', import.meta.url);

let list: CommonPasswords | undefined;
/** Read with the first password that somebody chooses. */
const listed = (): CommonPasswords => {
  list ??= new Set(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return list;
};

/**
 * Whether guessers would try a password early in this market: it is in the list, a word of the shop, or one of the
 * person's own.
 */
export const commonPasswordIn =
  ({ name }: Pick<Market, 'name'>) =>
  (password: string, ownWords: readonly string[]): boolean =>
    isCommonPassword(password, listed(), [name, ...ownWords]);
