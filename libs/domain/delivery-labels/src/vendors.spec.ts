import { describe, expect, it } from 'vitest';
import { readVendor, type WireVendor, type WireVendorContext } from './vendors.ts';

const context: WireVendorContext = {
  identifier: '14',
  name: 'Kafle24',
  description: 'Płytki i gres',
  returnPolicy: '30 dni',
  shippingFromCountry: 'PL',
  deliveryConditions: [{ shippingZoneCode: 'PL1', shippingMode: 'lorry', shippingLevel: 'kerb' }],
  salesConditions: { text: 'Regulamin', link: 'https://kafle24.example/regulamin.pdf' },
};
const wire: WireVendor = {
  sellerIdentifier: '140101',
  sellerCreationDate: '2024-05-06',
  sellerLogo: '/logos/kafle24.webp',
  sellerSite: { addressName: 'ul. Ceglana 3', city: 'Łódź', postalCode: '90-001', country: 'PL' },
  sellerContexts: [{ ...context, identifier: '13', name: 'Kafle dla hoteli' }, context],
  ecocontributionSubscriptions: [{ shortName: 'BDO', identifier: '000012345' }],
};

describe('a vendor', () => {
  it('comes out of its wire form with what it says of itself in the marketplace (VEN-02)', () => {
    expect(readVendor(wire)).toEqual({
      ok: true,
      value: {
        id: '140101',
        dateCreated: '2024-05-06',
        description: 'Płytki i gres',
        ecoparts: [{ shortName: 'BDO', identifier: '000012345' }],
        logo: '/logos/kafle24.webp',
        returnPolicy: '30 dni',
        shippingCountry: 'PL',
        shippings: [{ shippingZoneCode: 'PL1', shippingMode: 'lorry', shippingLevel: 'kerb' }],
        shopName: 'Kafle24',
        cgv: 'Regulamin',
        cgvLink: 'https://kafle24.example/regulamin.pdf',
        contactInformations: {
          street1: 'ul. Ceglana 3',
          zipCode: '90-001',
          city: 'Łódź',
          country: 'PL',
        },
      },
    });
  });

  it('of another context is read when it is asked for (VEN-02)', () => {
    expect(readVendor(wire, '13')).toMatchObject({
      ok: true,
      value: { shopName: 'Kafle dla hoteli' },
    });
  });

  it('without a picture and a document has neither (VEN-02)', () => {
    const bare = {
      ...wire,
      sellerLogo: ' ',
      sellerContexts: [{ ...context, salesConditions: { text: 'Regulamin' } }],
    };
    expect(readVendor(bare)).toMatchObject({
      ok: true,
      value: { logo: undefined, cgv: 'Regulamin', cgvLink: undefined },
    });
  });

  it('that does not sell in the marketplace is refused (VEN-02)', () => {
    expect(readVendor({ ...wire, sellerContexts: [] })).toEqual({
      ok: false,
      error: { kind: 'not-in-this-shop', id: '140101' },
    });
  });
});
