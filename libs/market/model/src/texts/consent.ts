import { text } from '../text-shape.ts';

/** Which cookies may be saved, asked by category (CNS-05). */
export const consent = {
  title: text(),
  text: text(),
  policy: text(),
  acceptAll: text(),
  refuseAll: text(),
  choose: text(),
  save: text(),
  necessary: text(),
  necessaryText: text(),
  performance: text(),
  performanceText: text(),
  functional: text(),
  functionalText: text(),
  targeting: text(),
  targetingText: text(),
  social: text(),
  socialText: text(),
  saved: text(),
} as const;
