/**
 * Italian texts of the demo catalogue: departments and a few families. The catalogue changes independently of the markets, so
 * the proof generates the rest from the text keys.
 */
export const catalogueWords = {
  ITALIAN: { choiceOf: 'Puoi scegliere tra: {list}.' },
} as const;
