/**
 * Italian words of the demo catalogue, as far as the sample has learnt them: departments and a few families. The
 * catalogue grows apart from the markets, so the rest has words of its own key in the proof.
 */
export const catalogueWords = {
  ITALIAN: { choiceOf: 'Puoi scegliere tra: {list}.' },
} as const;
