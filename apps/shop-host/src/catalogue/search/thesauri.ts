import type { Market } from '@materia/market-model';
import type { Reader } from '../../platform/database/with-tx.ts';
import type { SearchLanguage } from '../words/languages.ts';
import { listWords } from './repository.ts';
import { type Thesaurus, thesaurusOf } from './thesaurus.ts';

/** Lines that staff added are used after this time. */
const FRESH_MS = 10_000;

/** Returns the thesaurus of a market: the market's own lines, and those that staff added. */
export const thesauri = (
  db: Reader,
): ((market: Market, language: SearchLanguage) => Promise<Thesaurus>) => {
  const known = new Map<
    string,
    { readonly thesaurus: Thesaurus; readonly added: string; readonly readAt: number }
  >();
  return async (market, language) => {
    const cached = known.get(market.id);
    if (cached !== undefined && performance.now() < cached.readAt + FRESH_MS)
      return cached.thesaurus;
    const lines = await listWords(db, market.id);
    const added = lines.join('\n');
    const thesaurus =
      cached?.added === added
        ? cached.thesaurus
        : thesaurusOf(language, [...market.thesaurus, ...lines]);
    known.set(market.id, { thesaurus, added, readAt: performance.now() });
    return thesaurus;
  };
};
