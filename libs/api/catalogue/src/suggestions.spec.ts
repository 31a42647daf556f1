import { anOffer, mockHost } from '@materia/api-mocks';
import { expect, it } from 'vitest';
import { fetchSuggestions, readOffer } from './index.ts';

const AT_STORE = { storeId: '42', currency: 'PLN' } as const;
const REPLY = {
  corrected: 'cement',
  products: [
    {
      sku: '7',
      url_key: 'cement-7',
      name: 'Cement',
      brand: 'Murex',
      image: 'cement.svg',
      best_offer: anOffer(),
    },
  ],
  categories: [{ id: '10', name: 'Cement', url_path: 'budowa/cement', product_count: 12 }],
  brands: [{ id: '3', name: 'Murex', product_count: 4 }],
};

it('suggestions contain what links need, the correction and the price at the store (BEY-09)', async () => {
  const asked: (string | null)[] = [];
  const host = mockHost({
    suggest: ({ query }) => {
      asked.push(query.get('search'), query.get('retailer_id'));
      return { reply: { data: [REPLY] } };
    },
  });
  expect(await fetchSuggestions(host, ' cem ', AT_STORE)).toEqual({
    corrected: 'cement',
    products: [
      {
        sku: '7',
        urlKey: 'cement-7',
        name: 'Cement',
        brand: 'Murex',
        image: 'cement.svg',
        price: readOffer(anOffer(), 'PLN').price,
      },
    ],
    categories: [{ name: 'Cement', segments: ['budowa', 'cement'], productCount: 12 }],
    brands: [{ id: '3', name: 'Murex', productCount: 4 }],
  });
  expect(asked).toEqual(['cem', '42']);
});

it.each([
  ['nothing was typed', '  ', {}],
  ['the host refuses', 'x', { suggest: () => ({ refusal: 'bad-input' as const }) }],
  ['the host answers an empty list', 'x', { suggest: () => ({ reply: { data: [] } }) }],
])('there are none when %s', async (_, typed, answers) => {
  expect(await fetchSuggestions(mockHost(answers), typed, AT_STORE)).toEqual({
    corrected: undefined,
    products: [],
    categories: [],
    brands: [],
  });
});
