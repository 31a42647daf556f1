import { pathTo } from '@materia/market-model';
import { expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { suggestionItems } from './suggestion-items.ts';

it.each(markets.map((market) => [market.id, market] as const))(
  '%s: each suggestion links to its page: correction, departments, brands, products (BEY-09)',
  (_, market) => {
    const to = pathTo(market.routes);
    const items = suggestionItems(
      {
        corrected: 'cement',
        categories: [{ name: 'A', segments: ['a', 'b'], productCount: 3 }],
        brands: [{ id: '7', name: 'Kamborn & Co', productCount: 2 }],
        products: [
          {
            sku: '1',
            urlKey: 'cement-ref100234',
            name: 'Cement',
            brand: 'Kamborn',
            image: 'cement.svg',
            price: undefined,
          },
        ],
      },
      to,
    );
    expect(items.map((item) => [item.kind, 'href' in item && item.href])).toEqual([
      ['correction', `${market.routes.search.canonical}?q=cement`],
      ['category', '/a/b/'],
      ['brand', `${market.routes.search.canonical}?q=Kamborn+%26+Co`],
      ['product', '/cement-ref100234.html'],
    ]);
  },
);
