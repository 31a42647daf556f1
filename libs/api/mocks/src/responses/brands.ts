import type { AreaResponses } from '../handlers.ts';

export const brandResponses: AreaResponses<'Brands'> = {
  listBrands: () => ({
    reply: { data: [{ id: '1', name: 'Murvena', url_key: 'murvena', product_count: 12 }] },
  }),
  readBrand: () => ({
    reply: {
      data: [
        {
          id: '1',
          name: 'Murvena',
          url_key: 'murvena',
          product_count: 12,
          shelves: [
            {
              category_id: '10',
              name: 'Cement',
              url_key: 'cement-10',
              url_path: 'budowa/cement',
              product_count: 12,
            },
          ],
        },
      ],
    },
  }),
};
