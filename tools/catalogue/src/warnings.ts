/** What a maker must warn of, by kind of danger; each language has the sentence. */
export const WARNINGS = [
  'cement',
  'hot-work',
  'flammable',
  'irritant',
  'corrosive',
  'allergen',
  'mains',
  'battery',
  'rotating',
  'hot-surface',
  'combustion',
  'heavy',
  'fall',
  'drowning',
  'small-parts',
  'refrigerant',
  'dust',
] as const;
export type WarningKey = (typeof WARNINGS)[number];
