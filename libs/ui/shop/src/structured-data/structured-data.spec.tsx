import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { offerPriceOf } from '@materia/domain-pricing';
import type { StockLabel } from '@materia/domain-stock-status';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StructuredData } from './StructuredData.tsx';
import { breadcrumbThing, productThing, storeThing } from './things.ts';

const price = offerPriceOf({
  unit: money(1099, 'EUR'),
  initial: money(1299, 'EUR'),
  vatRate: 2000,
});
const priceValidUntil = plainDate(2026, 12, 22);
const product = {
  name: 'Ciment',
  sku: '100234',
  ean: '5901234123457',
  brand: 'Murvena',
  description: 'Un sac',
  pictures: ['https://shop.example/p'],
  address: 'https://shop.example/ciment.html',
};

describe('structured data for search engines (BEY-25)', () => {
  it.each([
    [{ kind: 'unavailable' }, 'OutOfStock'],
    [{ kind: 'restocking' }, 'BackOrder'],
    [{ kind: 'on-order' }, 'BackOrder'],
    [{ kind: 'in-stock', where: 'store', units: 3 }, 'InStock'],
    [{ kind: 'within-24-hours', units: null }, 'InStock'],
    [{ kind: 'home-courier', units: 1 }, 'InStock'],
    [{ kind: 'vendor-delivery', units: 1 }, 'InStock'],
  ] as const satisfies readonly (readonly [StockLabel, string])[])(
    'stock %j is %s, at the price with tax in major units',
    (stock, availability) => {
      expect(
        productThing({ ...product, offer: { price, stock, seller: 'Materia', priceValidUntil } }),
      ).toMatchObject({
        '@type': 'Product',
        gtin13: '5901234123457',
        offers: {
          price: '10.99',
          priceCurrency: 'EUR',
          availability: `https://schema.org/${availability}`,
        },
      });
    },
  );
  it('an offer states until when its price is valid, and strikes through only the 30-day lowest (PRC-12, LIM-41, BEY-01)', () => {
    const stock = { kind: 'restocking' } as const;
    const given = { price, stock, seller: 'Materia', priceValidUntil };
    expect(productThing({ ...product, offer: given })).toMatchObject({
      offers: { priceValidUntil: '2026-12-22' },
    });
    expect(productThing({ ...product, offer: given })).not.toHaveProperty(
      'offers.priceSpecification',
    );
    const lowest30Days = { included: money(1199, 'EUR'), excluded: money(999, 'EUR') };
    expect(
      productThing({ ...product, offer: { ...given, price: { ...price, lowest30Days } } }),
    ).toHaveProperty('offers.priceSpecification', {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '11.99',
      priceCurrency: 'EUR',
    });
  });
  it('a product without a seller has no offer', () =>
    expect(productThing({ ...product, offer: undefined })).not.toHaveProperty('offers'));
  it('the commercial warranty goes with the offer, in years', () => {
    const offer = {
      price,
      stock: { kind: 'restocking' },
      seller: 'Materia',
      priceValidUntil,
    } as const;
    expect(productThing({ ...product, offer, warranty: { years: 5 } })).toHaveProperty(
      'offers.warranty.durationOfWarranty',
      { '@type': 'QuantitativeValue', value: 5, unitCode: 'ANN' },
    );
    expect(productThing({ ...product, offer })).not.toHaveProperty('offers.warranty');
  });
  it('a product of a family is a variant of a group, in which volume and length are sizes', () => {
    const group = {
      id: 'F1',
      name: 'Peinture',
      axes: [
        { kind: 'colour', value: 'gris' },
        { kind: 'volume', value: '10 l' },
      ],
      members: ['https://shop.example/a.html', 'https://shop.example/b.html'],
    } as const;
    expect(productThing({ ...product, offer: undefined, group })).toMatchObject({
      '@type': 'Product',
      color: 'gris',
      size: '10 l',
      isVariantOf: {
        '@type': 'ProductGroup',
        productGroupID: 'F1',
        name: 'Peinture',
        variesBy: ['https://schema.org/color', 'https://schema.org/size'],
        hasVariant: [
          { '@type': 'Product', url: 'https://shop.example/a.html' },
          { '@type': 'Product', url: 'https://shop.example/b.html' },
        ],
      },
    });
    expect(productThing({ ...product, offer: undefined })).not.toHaveProperty('isVariantOf');
  });
  it('counts breadcrumb positions from one', () => {
    expect(
      breadcrumbThing([
        { name: 'A', address: 'https://shop.example/' },
        { name: 'B', address: 'https://shop.example/b/' },
      ])['itemListElement'],
    ).toEqual([
      { '@type': 'ListItem', position: 1, name: 'A', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'B', item: 'https://shop.example/b/' },
    ]);
  });
  it('writes store hours as times of day', () => {
    const store = {
      name: 'S',
      address: 'https://shop.example/s',
      street: ['1 rue A'],
      postcode: '75014',
      city: 'Paris',
      country: 'FR',
      latitude: 48.8,
      longitude: 2.3,
      phone: '+33155550100',
      openingHours: [{ weekday: 7, from: 390, to: 1170 }],
    };
    expect(storeThing(store)['openingHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Sunday',
        opens: '06:30',
        closes: '19:30',
      },
    ]);
  });
  it('cannot close the element that contains it', () => {
    const html = renderToStaticMarkup(
      <StructuredData thing={{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }} />,
    );
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});
