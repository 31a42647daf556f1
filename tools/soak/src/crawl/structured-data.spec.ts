import { expect, it } from 'vitest';
import { checkStructuredData } from './structured-data.ts';

const offer = {
  '@type': 'Offer',
  price: '12.50',
  priceCurrency: 'PLN',
  availability: 'https://schema.org/InStock',
};
const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Cement',
  image: ['https://shop.test/a.webp'],
  description: 'Worek',
  sku: '1',
  brand: { '@type': 'Brand', name: 'B' },
  gtin13: '5901234123457',
  offers: offer,
};

it.each([
  ['a whole product', product, []],
  ['a product without a picture', { ...product, image: undefined }, ['Product lacks image']],
  [
    'an empty list of pictures',
    { ...product, image: [] },
    ['Product: image is no list with something in it'],
  ],
  [
    'a relative address',
    { ...product, image: ['/a.webp'] },
    ['Product: image is no absolute address'],
  ],
  [
    'a wrong check digit',
    { ...product, gtin13: '5901234123458' },
    ['Product: gtin13 has a wrong check digit'],
  ],
  [
    'an offer without a currency',
    { ...product, offers: { ...offer, priceCurrency: undefined } },
    ['Product: offers Offer lacks priceCurrency'],
  ],
  [
    'a price with a comma',
    { ...product, offers: { ...offer, price: '12,50' } },
    ['Product: offers Offer: price is no amount'],
  ],
  ['no context', { ...product, '@context': undefined }, ['the context is not https://schema.org']],
])('%s has these faults (BEY-25)', (_, data, faults) =>
  expect(checkStructuredData(JSON.stringify(data)).faults).toEqual(faults),
);

it('a text that is no JSON is a fault, not a failure', () =>
  expect(checkStructuredData('{').faults).toEqual(['is no JSON']));
