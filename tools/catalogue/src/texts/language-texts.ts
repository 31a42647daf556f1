import type { AttributeCode } from '../attributes.ts';
import type { ContentTexts } from '../content/content-texts.ts';
import type { CategoryKey, DepartmentKey } from '../category-tree.ts';
import type { FamilyKey } from '../families/index.ts';
import type { TermKey } from '../terms.ts';
import type { WarningKey } from '../warnings.ts';

/**
 * How a family is sold in words. Values of its attributes stand as {thickness}, without their unit
 * as {lambda:bare}, its maker as {brand}.
 */
export type FamilyWords = {
  readonly name: string;
  readonly description: string;
  readonly highlights: readonly [string, string, string];
};

/** Everything the demo shop says in one language. A word that is missing does not compile. */
export type LanguageTexts = {
  readonly decimal: ',' | '.';
  readonly categories: Readonly<Record<CategoryKey, string>>;
  readonly departments: Readonly<Record<DepartmentKey, string>>;
  /** Pages, questions, slides and reviews. */
  readonly content: ContentTexts;
  /** What stands under a category with children; their names stand as {list}. */
  readonly choiceOf: string;
  readonly attributes: Readonly<Record<AttributeCode, string>>;
  readonly terms: Readonly<Record<TermKey, string>>;
  readonly warnings: Readonly<Record<WarningKey, string>>;
  readonly families: Readonly<Record<FamilyKey, FamilyWords>>;
};

export const words = (
  name: string,
  description: string,
  ...highlights: FamilyWords['highlights']
): FamilyWords => ({ name, description, highlights });
