import { ROOT_CATEGORY } from '@materia/api-contract';
import type { CategoryReply } from '@materia/api-contract/schemas';
import type { CategoryRow } from '../index/listing-index.ts';

type Counts = (category: CategoryRow) => number;

/** The first category of rows in tree order, with its children below it. */
export const treeOf = (
  rows: readonly CategoryRow[],
  countOf: Counts,
): CategoryReply | undefined => {
  const [top] = rows;
  return top && node(top, rows, countOf);
};

/** All departments below one root, which has no row. `name` is the shop's name. */
export const rootOf = (
  rows: readonly CategoryRow[],
  name: string,
  countOf: Counts,
): CategoryReply => {
  const children = rows.filter((row) => row.level === 1).map((row) => node(row, rows, countOf));
  return {
    id: ROOT_CATEGORY,
    name,
    url_path: '',
    level: 0,
    position: 0,
    product_count: children.reduce((sum, child) => sum + child.product_count, 0),
    children,
  };
};

const node = (row: CategoryRow, rows: readonly CategoryRow[], countOf: Counts): CategoryReply => ({
  id: row.id,
  name: row.name,
  url_path: row.url_path,
  level: row.level,
  position: row.position,
  product_count: countOf(row),
  ...(row.image !== null && { image: row.image }),
  description: row.description,
  children: rows
    .filter((child) => child.parent_id === row.id)
    .map((child) => node(child, rows, countOf)),
});
