import type { FeedRecord } from '@materia/api-contract/feed';

type CategoryRecord = FeedRecord<'categories'>;
export type PlacedCategory = CategoryRecord & {
  readonly urlPath: string;
  readonly level: number;
  readonly lft: number;
  readonly rgt: number;
};

const DEEPEST = 4;

/**
 * Numbers the tree so that a category and all its descendants are one range `lft`…`rgt` (a nested
 * set), which an index can read at once. Returns the placed categories in tree order, and the ids
 * that could not be placed: those with an unknown parent, in a cycle, or deeper than four levels.
 */
export const placeCategories = (
  records: readonly CategoryRecord[],
): { readonly placed: readonly PlacedCategory[]; readonly lost: readonly string[] } => {
  const children = Map.groupBy(records, (record) => record.parentId);
  const placed: PlacedCategory[] = [];
  let next = 1;
  const place = (record: CategoryRecord, parentPath: string, level: number): void => {
    const lft = next;
    next += 1;
    const urlPath = parentPath === '' ? record.urlSegment : `${parentPath}/${record.urlSegment}`;
    const at = placed.length;
    placed.push({ ...record, urlPath, level, lft, rgt: lft });
    if (level < DEEPEST)
      for (const child of inOrder(children.get(record.id))) place(child, urlPath, level + 1);
    placed[at] = { ...record, urlPath, level, lft, rgt: next - 1 };
  };
  for (const top of inOrder(children.get(null))) place(top, '', 1);
  const found = new Set(placed.map((category) => category.id));
  return {
    placed,
    lost: records.filter((record) => !found.has(record.id)).map((record) => record.id),
  };
};

const inOrder = (records: readonly CategoryRecord[] | undefined): readonly CategoryRecord[] =>
  [...(records ?? [])].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
