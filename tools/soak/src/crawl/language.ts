import type { Market } from '@materia/market-model';

/** Tells of a text on a page of one market whether it is another market's. */
export type LanguageReader = (text: string) => string | undefined;

/** Shorter nodes hold names and numbers. */
const LEAST_WORDS = 4;
/** By so many words another language must be ahead of the market's own. */
const LEAD = 3;

/** An address stands as its owner writes it: one with a mail address, or with a country's code at its end. */
const ADDRESS = /@|, [A-Z]{2}$/;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

const sentencesOf = (market: Pick<Market, 'texts'>): readonly string[] =>
  Object.values(market.texts).flatMap((namespace) =>
    Object.values(namespace).flatMap((text) =>
      typeof text === 'string' ? [text] : Object.values(text),
    ),
  );

/**
 * Makes the reader for one market. A text is foreign when it stands word by word among another market's texts and not
 * among the market's own, or when clearly more of its words belong to another market's language than to the market's.
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
    if (words.length < LEAST_WORDS || ADDRESS.test(text)) return undefined;
    const known = vocabularies.map(([id, vocabulary]) => ({
      id,
      count: words.filter((word) => vocabulary.has(word)).length,
    }));
    const ownCount = known.find(({ id }) => id === market.id)?.count ?? 0;
    const ahead = known.find(({ count }) => count >= ownCount + LEAD && count * 2 >= words.length);
    return ahead?.id;
  };
};
