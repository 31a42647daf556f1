import type { FeedRecord } from '@materia/api-contract/feed';
import { type CategoryKey, categoryNode, categoryNodes, type CategoryNode } from '../category-tree.ts';
import { FAMILIES, FAMILY_KEYS, type FamilyKey } from '../families/index.ts';
import { familyVariant } from '../families/variants.ts';
import { departmentPictureName, pictureName } from '../pictures/picture-names.ts';
import { slugOf } from '../slug.ts';
import type { LanguageTexts } from '../texts/language-texts.ts';

/** The path of a category in the shop: the words of its ancestors and its own, each ending with a slash (RTE-18). */
export const categoryPath = (key: CategoryKey, texts: LanguageTexts): string => {
  const above = (node: CategoryNode): string => `${node.parent === null ? '/' : above(node.parent)}${slugOf(texts.categories[node.key])}/`;
  return above(categoryNode(key));
};

const childrenOf = (node: CategoryNode): readonly CategoryNode[] => categoryNodes.filter(({ parent }) => parent === node);

/** The families that lie in a category or below it. */
const familiesIn = (node: CategoryNode): readonly FamilyKey[] => {
  const isIn = (at: CategoryNode): boolean => at === node || (at.parent !== null && isIn(at.parent));
  return FAMILY_KEYS.filter((key) => isIn(categoryNode(FAMILIES[key].category)));
};

const pictureOf = (node: CategoryNode): string | null => {
  if (node.parent === null) return departmentPictureName(node.position);
  const [first] = familiesIn(node);
  return first === undefined ? null : pictureName(familyVariant(first, 0));
};

const descriptionOf = (node: CategoryNode, texts: LanguageTexts): string => {
  const department = Object.entries(texts.departments).find(([key]) => key === node.key);
  if (department !== undefined) return department[1];
  const children = childrenOf(node);
  if (children.length > 0) return texts.choiceOf.replace('{list}', children.map(({ key }) => texts.categories[key].toLocaleLowerCase()).join(', '));
  const sentences = familiesIn(node).flatMap((key) => texts.families[key].highlights.filter((highlight) => !highlight.includes('{')));
  return sentences.map((sentence) => `${sentence}.`).join(' ');
};

export const categoryRows = (texts: LanguageTexts): readonly FeedRecord<'categories'>[] =>
  categoryNodes.map((node) => ({
    id: node.id,
    parentId: node.parent?.id ?? null,
    name: texts.categories[node.key],
    urlSegment: slugOf(texts.categories[node.key]),
    position: node.position,
    image: pictureOf(node),
    description: descriptionOf(node, texts),
  }));
