import { text } from '../text-shape.ts';

/** What the law wants told of a product's safety: who answers for it, how it is identified, what is to be warned of. */
export const safety = {
  title: text(),
  warnings: text(),
  responsible: text(),
  identifiers: text(),
  identifiersText: text('reference', 'model', 'ean'),
} as const;
