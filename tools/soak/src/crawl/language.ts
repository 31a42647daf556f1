import type { Market } from '@materia/market-model';

/**
 * Returns the id of the market a text belongs to if it is another market's, otherwise `undefined`.
 */
export type LanguageReader = (text: string) => string | undefined;

/** Shorter texts are mostly names and numbers. */
const MIN_WORDS = 4;
/** Another language must match this many more words than the market's own. */
const LEAD = 3;

/**
 * Addresses are shown as their owners write them: texts with an email address or a trailing country
 * code.
 */
const ADDRESS = /@|, [A-Z]{2}$/;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

const sentencesOf = (market: Pick<Market, 'texts'>): readonly string[] =>
  Object.values(market.texts).flatMap((namespace) =>
    Object.values(namespace).flatMap((text) =>
      typeof text === 'string' ? [text] : Object.values(text),
    ),
  );

/**
 * Creates the reader for one market. A text is foreign if another market has exactly this text and
 * the market itself does not, or if clearly more of its words belong to another market's vocabulary
 * than to the market's own.
 */
export const languageReader = (market: Market, all: readonly Market[]): LanguageReader => {
  const own = new Set(sentencesOf(market));
  const foreign = new Map(
    all
      .filter(({ id }) => id !== market.id)
      .flatMap((other) => sentencesOf(other).map((sentence) => [sentence, other.id] as const))
      .filter(
        ([sentence]) =>
          !own.has(sentence) && !sentence.includes('{') && wordsIn(sentence).length >= 2,
      ),
  );
  const vocabularies = all.map(
    (one) => [one.id, new Set(sentencesOf(one).flatMap(wordsIn))] as const,
  );
  return (text) => {
    const exact = foreign.get(text);
    if (exact !== undefined) return exact;
    const words = [...new Set(wordsIn(text))];
    if (words.length < MIN_WORDS || ADDRESS.test(text)) return undefined;
    const matches = vocabularies.map(([id, vocabulary]) => ({
      id,
      count: words.filter((word) => vocabulary.has(word)).length,
    }));
    const ownCount = matches.find(({ id }) => id === market.id)?.count ?? 0;
    const ahead = matches.find(
      ({ count }) => count >= ownCount + LEAD && count * 2 >= words.length,
    );
    return ahead?.id;
  };
};
