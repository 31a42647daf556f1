import type { z } from 'zod';
import { vendor } from '@materia/api-contract/schemas';

type WireVendor = z.infer<typeof vendor>;

export const aVendor = (changes: Partial<WireVendor> = {}): WireVendor =>
  vendor.parse({
    sellerIdentifier: '140109',
    sellerStatus: 'ACTIVE',
    sellerCreationDate: '2024-05-06',
    sellerSite: {
      addressName: 'ul. Żywiecka 77',
      city: 'Bielsko-Biała',
      postalCode: '43-300',
      country: 'PL',
    },
    sellerContexts: [
      {
        identifier: '14',
        name: 'Kominki Beskid',
        description: 'Kominki, wkłady i piece na drewno z serwisem w całym kraju.',
        returnPolicy: 'Zwrot przyjmujemy przez 30 dni.',
        shippingFromCountry: 'PL',
        deliveryConditions: [
          { shippingZoneCode: 'country', shippingMode: 'parcel', shippingLevel: 'door' },
        ],
        salesConditions: {
          text: 'Umowę zawierasz ze sprzedawcą.\n\nReklamacje rozpatrujemy w ciągu 14 dni.',
        },
      },
    ],
    ecocontributionSubscriptions: [{ shortName: 'BDO', identifier: '000123456' }],
    urlKey: 'kominki-beskid',
    isShopNameShared: false,
    trader: {
      legalName: 'Kominki Beskid sp. z o.o.',
      street: 'ul. Żywiecka 77',
      postcode: '43-300',
      register: 'KRS 0000704158',
      taxNumber: '5471201048',
      email: 'info@kominki-beskid.example',
      phone: '+48 33 555 10 84',
    },
    rating: { average: 4.4, count: 128 },
    ...changes,
  });
