import { fetchProduct } from '@materia/api-catalogue';
import { anOffer, aProduct, mockHost } from '@materia/api-mocks';
import { outlookPoint, shopRequest } from '@materia/page-request';
import { markets } from '@materia/testing/markets';
import { aVisit } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { loadFamily } from './family-facts.ts';
import { productGroup } from './product-group.ts';

const [poland] = markets;

const own = {
  id: 'F1',
  name: 'Farba Aura',
  axes: [
    { kind: 'colour', label: 'Kolor', value: 'szary', swatch: '#969ca3' },
    { kind: 'volume', label: 'Pojemność', value: '10 l' },
  ],
} satisfies ReturnType<typeof aProduct>['family'];

const choice = (value: string, values: readonly string[], exists: boolean, isPresent = false) => ({
  value,
  is_present: isPresent,
  exists,
  sku: values.join(' '),
  url_key: `farba-${values.join('-').replace(' ', '-')}-ref1`,
  values: [...values],
  best_offer: anOffer(),
});

const family = {
  id: 'F1',
  name: 'Farba Aura',
  axes: [
    {
      kind: 'colour' as const,
      label: 'Kolor',
      choices: [
        choice('szary', ['szary', '10 l'], true, true),
        choice('biały', ['biały', '5 l'], false),
      ],
    },
  ],
  members: [
    { sku: '1', url_key: 'farba-1' },
    { sku: '2', url_key: 'farba-2' },
  ],
};

const load = async (answers: Parameters<typeof mockHost>[0]) => {
  const host = mockHost(answers);
  const { context } = aVisit(poland, host);
  const shop = context.get(shopRequest);
  const product = await fetchProduct(host, '100234');
  if (product === undefined) throw new Error('The product exists');
  return loadFamily(shop, product, outlookPoint(shop, undefined));
};

describe('the family of a product', () => {
  it('is not asked for when the product has none', async () => {
    const asked: string[] = [];
    const found = await load({
      readFamily: () => {
        asked.push('family');
        return { reply: { data: [family] } };
      },
    });
    expect([found, asked]).toEqual([undefined, []]);
  });

  it('leads to the pages of its members, naming the values of one that differs in more', async () => {
    const found = await load({
      readProduct: () => ({ reply: { data: [aProduct({ family: own })] } }),
      readFamily: () => ({ reply: { data: [family] } }),
    });
    expect(found?.axes[0]?.choices).toMatchObject([
      { value: 'szary', isPresent: true, exists: true, otherValues: [] },
      { value: 'biały', isPresent: false, exists: false, otherValues: ['5 l'] },
    ]);
    expect(found?.axes[0]?.choices[1]?.path).toBe(encodeURI('/farba-biały-5-l-ref1.html'));
    expect(found?.axes[0]?.choices[0]?.offer?.price.unit.included.minor).toBe(1200);
  });

  it('is a group of variants for search engines, with the address of every member', async () => {
    const found = await load({
      readProduct: () => ({ reply: { data: [aProduct({ family: own })] } }),
      readFamily: () => ({ reply: { data: [family] } }),
    });
    expect(found && productGroup(found, 'https://shop.example')).toEqual({
      id: 'F1',
      name: 'Farba Aura',
      axes: [{ kind: 'colour', value: 'szary' }],
      members: ['farba-1', 'farba-2'].map((key) => `https://shop.example/${key}.html`),
    });
  });
});
