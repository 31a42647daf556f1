import type { PathTo } from '@materia/market-model';

/** The path of a category from its one to four slugs. */
export const categoryPath = (to: PathTo, segments: readonly string[]): string => {
  const [level1 = '', level2, level3, level4] = segments;
  if (level2 === undefined) return to('category', { level1 });
  if (level3 === undefined) return to('categoryLevel2', { level1, level2 });
  if (level4 === undefined) return to('categoryLevel3', { level1, level2, level3 });
  return to('categoryLevel4', { level1, level2, level3, level4 });
};
