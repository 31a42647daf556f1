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
  ['a complete product', product, []],
  ['a product without an image', { ...product, image: undefined }, ['Product lacks image']],
  [
    'an empty list of images',
    { ...product, image: [] },
    ['Product: image is not a non-empty list'],
  ],
  ['a relative URL', { ...product, image: ['/a.webp'] }, ['Product: image is not an absolute URL']],
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
    ['Product: offers Offer: price is not an amount'],
  ],
  ['no context', { ...product, '@context': undefined }, ['the context is not https://schema.org']],
])('reports the faults of %s (BEY-25)', (_, data, faults) =>
  expect(checkStructuredData(JSON.stringify(data)).faults).toEqual(faults),
);

it('reports invalid JSON as a fault and does not throw', () =>
  expect(checkStructuredData('{').faults).toEqual(['is not JSON']));
