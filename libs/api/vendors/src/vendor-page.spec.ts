import { aVendor } from '@materia/api-mocks';
import { describe, expect, it } from 'vitest';
import { readVendorPage } from './vendor-page.ts';

const [context = expect.unreachable()] = aVendor().sellerContexts;
const wire = aVendor({
  sellerIdentifier: '140101',
  sellerCreationDate: '2024-05-06',
  sellerLogo: '/logos/kafle24.webp',
  sellerSite: { addressName: 'ul. Ceglana 3', city: 'Łódź', postalCode: '90-001', country: 'PL' },
  sellerContexts: [
    { ...context, identifier: '13', name: 'Kafle dla hoteli' },
    {
      ...context,
      identifier: '14',
      name: 'Kafle24',
      description: 'Płytki i gres',
      salesConditions: { text: 'Regulamin', link: 'https://kafle24.example/regulamin.pdf' },
    },
  ],
});

describe('a vendor', () => {
  it('is read from its wire form with its marketplace data (VEN-02)', () => {
    expect(readVendorPage(wire)).toMatchObject({
      id: '140101',
      dateCreated: '2024-05-06',
      description: 'Płytki i gres',
      logo: '/logos/kafle24.webp',
      returnPolicy: context.returnPolicy,
      shippingCountry: context.shippingFromCountry,
      shippings: context.deliveryConditions,
      shopName: 'Kafle24',
      cgv: 'Regulamin',
      cgvLink: 'https://kafle24.example/regulamin.pdf',
      contactInformations: {
        street1: 'ul. Ceglana 3',
        zipCode: '90-001',
        city: 'Łódź',
        country: 'PL',
      },
    });
  });

  it('without a picture and a document has neither (VEN-02)', () => {
    const bare = {
      ...wire,
      sellerLogo: ' ',
      sellerContexts: [{ ...context, salesConditions: { text: 'Regulamin' } }],
    };
    expect(readVendorPage(bare)).toMatchObject({
      logo: undefined,
      cgv: 'Regulamin',
      cgvLink: undefined,
    });
  });

  it('is undefined when it does not sell in the marketplace (VEN-02)', () => {
    expect(readVendorPage({ ...wire, sellerContexts: [] })).toBeUndefined();
  });
});
