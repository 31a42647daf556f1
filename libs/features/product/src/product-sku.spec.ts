import { aProduct, mockHost } from '@materia/api-mocks';
import { expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf } from '@materia/testing/visit';
import { loader } from './product-sku.route.ts';

const [poland] = markets;

it('redirects permanently from an SKU to the product’s URL; an unknown SKU is a 404 (RTE-08, SET-03)', async () => {
  const product = aProduct();
  const args = {
    context: aVisit(
      poland,
      mockHost({
        readProduct: ({ params }) =>
          params['id'] === '100234' ? { reply: { data: [product] } } : { refusal: 'not-found' },
      }),
    ).context,
  };
  expect(await outcomeOf(() => loader({ ...args, params: { sku: '100234' } }))).toMatchObject({
    status: 301,
    location: `/${product.url_key}.html`,
  });
  expect(await outcomeOf(() => loader({ ...args, params: { sku: '999' } }))).toMatchObject({
    status: 404,
  });
});
