import { plural, text } from '../text-shape.ts';

/** Quick order: references pasted or as a file (BEY-08). */
export const quickOrder = {
  title: text(),
  lead: text(),
  references: text(),
  referencesHint: text(),
  file: text(),
  fileHint: text(),
  action: text(),
  errorSummary: text(),
  empty: text(),
  tooLarge: text(),
  added: text(),
  addedCount: plural(),
  noneAdded: text(),
  faults: plural(),
  faultsHint: text(),
  lineNumber: text('line'),
  notAReference: text(),
  tooManyCells: text(),
  tooManyLines: text('most'),
  unknownReference: text(),
  soldOut: text(),
  partly: plural(),
  cartLink: text(),
} as const;
