import type { FeedRecord } from '@materia/api-contract/feed';
import {
  type CategoryKey,
  categoryNode,
  categoryNodes,
  type CategoryNode,
  type LeafKey,
} from '../category-tree.ts';
import { COMPLEMENTS } from '../complements.ts';
import { familyVariant, type FamilyVariant, type Line, LINES } from '../families/variants.ts';
import { branchPicture } from '../pictures/branches.ts';
import { branchPictureName, departmentPictureName } from '../pictures/picture-names.ts';
import { mainView } from '../pictures/views/index.ts';
import { slugOf } from '../slug.ts';
import type { LanguageTexts } from '../texts/language-texts.ts';

/** The path of a category: the slugs of its ancestors and its own, each followed by a slash. */
export const categoryPath = (key: CategoryKey, texts: LanguageTexts): string => {
  const above = (node: CategoryNode): string =>
    `${node.parent === null ? '/' : above(node.parent)}${slugOf(texts.categories[node.key])}/`;
  return above(categoryNode(key));
};

/** A category with its children and the assortment lines in it or its descendants. */
type Filled = {
  readonly node: CategoryNode;
  readonly children: readonly CategoryNode[];
  readonly lines: readonly Line[];
};

const filledNodes = (leaves: ReadonlySet<LeafKey>): readonly Filled[] => {
  const linesOf = new Map<CategoryNode, Line[]>();
  const add = (node: CategoryNode | null, line: Line): void => {
    if (node === null) return;
    linesOf.set(node, [...(linesOf.get(node) ?? []), line]);
    add(node.parent, line);
  };
  for (const line of LINES.filter(({ leaf }) => leaves.has(leaf)))
    add(categoryNode(line.leaf), line);
  const filled = categoryNodes.filter((node) => linesOf.has(node));
  return filled.map((node) => ({
    node,
    children: filled.filter(({ parent }) => parent === node),
    lines: linesOf.get(node) ?? [],
  }));
};

/** The categories that are not empty. */
export const branchesOf = (leaves: ReadonlySet<LeafKey>): ReadonlySet<CategoryKey> =>
  new Set(filledNodes(leaves).map(({ node }) => node.key));

const typicalOf = ({ family, combinations }: Line): FamilyVariant =>
  familyVariant(family, combinations[0] ?? 0);

/**
 * Departments and other categories with children have a picture of their own, leaves that of their
 * typical product.
 */
const pictureOf = ({ node, children, lines }: Filled): string | null => {
  if (node.parent === null) return departmentPictureName(node.position);
  if (children.length > 0) return branchPictureName(node.id);
  const [first] = lines;
  return first === undefined ? null : mainView(typicalOf(first)).file;
};

/** One line for each child in turn, so that a picture shows different things. */
const spread = ({ node, children, lines }: Filled): readonly Line[] => {
  const isBelow = (line: Line, child: CategoryNode): boolean => {
    let at: CategoryNode | null = categoryNode(line.leaf);
    while (at !== null && at !== node && at !== child) at = at.parent;
    return at === child;
  };
  const byChild = children.map((child) => lines.filter((line) => isBelow(line, child)));
  const deepest = Math.max(0, ...byChild.map(({ length }) => length));
  return Array.from({ length: deepest }, (_, at) => byChild.flatMap((own) => own[at] ?? [])).flat();
};

/** The pictures of the categories between departments and leaves, by file name. */
export const branchPictures = (
  leaves: ReadonlySet<LeafKey>,
): readonly (readonly [name: string, svg: () => string])[] =>
  filledNodes(leaves)
    .filter(({ node, children }) => node.parent !== null && children.length > 0)
    .map((filled) => [
      branchPictureName(filled.node.id),
      () => branchPicture(spread(filled).map(typicalOf)),
    ]);

const descriptionOf = ({ node, children, lines }: Filled, texts: LanguageTexts): string => {
  const department = Object.entries(texts.departments).find(([key]) => key === node.key);
  if (department !== undefined) return department[1];
  if (children.length > 0)
    return texts.choiceOf.replace(
      '{list}',
      children.map(({ key }) => texts.categories[key].toLocaleLowerCase()).join(', '),
    );
  const sentences = lines.flatMap(({ family }) =>
    texts.families[family].highlights.filter((highlight) => !highlight.includes('{')),
  );
  return sentences.map((sentence) => `${sentence}.`).join(' ');
};

/**
 * The non-empty categories in the language of the texts. Leaves without products and branches of
 * such leaves are omitted.
 */
export const categoryRows = (
  texts: LanguageTexts,
  leaves: ReadonlySet<LeafKey>,
): readonly FeedRecord<'categories'>[] =>
  filledNodes(leaves).map((filled, _, all) => {
    const { node } = filled;
    return {
      id: node.id,
      parentId: node.parent?.id ?? null,
      name: texts.categories[node.key],
      urlSegment: slugOf(texts.categories[node.key]),
      position: node.position,
      image: pictureOf(filled),
      description: descriptionOf(filled, texts),
      complements: (COMPLEMENTS[node.key] ?? [])
        .filter((key) => all.some((other) => other.node.key === key))
        .map((key) => categoryNode(key).id),
    };
  });
