import { PRODUCT_GROUPS } from '@materia/domain-project-planner';
import { describe, expect, it } from 'vitest';
import { categoryNodes } from './category-tree.ts';

describe('the product groups of the project planner', () => {
  it('are the leaf categories of these names', () => {
    const parents = new Set(categoryNodes.map(({ parent }) => parent?.key));
    const leaves = new Map<string, string>(
      categoryNodes.filter(({ key }) => !parents.has(key)).map(({ key, id }) => [key, id]),
    );
    expect(Object.entries(PRODUCT_GROUPS).filter(([key, id]) => leaves.get(key) !== id)).toEqual(
      [],
    );
  });
});
