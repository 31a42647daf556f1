import { describe, expect, it } from 'vitest';
import { findUnusedExports } from './unused-exports.ts';

const PATH = 'libs/ui/shop/src/product/Shelf.tsx';
const shelf = { path: PATH, text: 'export const Shelf = () => null;' };
const listing = {
  path: 'libs/ui/shop/src/index.ts',
  text: "export { Shelf } from './product/Shelf.tsx';",
};

describe('the check of exports that nothing uses', () => {
  it.each([
    ['a component', shelf],
    [
      'a function of a client',
      { path: 'libs/api/orders/src/x.ts', text: 'export const fetchX = 1;' },
    ],
  ])('reports %s that is only listed', (_, source) => {
    expect(findUnusedExports([source, listing])).toEqual([
      expect.objectContaining({ path: source.path }),
    ]);
  });

  it.each([
    ['another package', { path: 'libs/features/a/src/a.tsx', text: '<Shelf />' }],
    ['its own package', { path: 'libs/ui/shop/src/b.tsx', text: '<Shelf />' }],
  ])('reports nothing that %s uses', (_, user) => {
    expect(findUnusedExports([shelf, listing, user])).toEqual([]);
  });

  it('takes no comment for a use', () => {
    const remark = { path: 'apps/a/src/a.ts', text: '// Shelf is nice\n/* Shelf */' };
    expect(findUnusedExports([shelf, remark])).toHaveLength(1);
  });
});
