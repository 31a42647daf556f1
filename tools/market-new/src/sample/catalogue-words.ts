/**
 * Italian texts of the demo catalogue: its list sentence, and a category that the sample's thesaurus leads to. The catalogue
 * changes independently of the markets, so the proof generates the rest from the text keys.
 */
export const catalogueWords = {
  ITALIAN: { choiceOf: 'Puoi scegliere tra: {list}.' },
  categories: { plasterboards: 'Lastre di cartongesso' },
} as const;
