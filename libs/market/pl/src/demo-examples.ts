import type { DemoExamples } from '@materia/market-model';

/** Examples for the accounts of the demo shop. */
export const demo = {
  streets: { home: 'ul. Długa 12/5', other: 'ul. Polna 3' },
  companies: [
    {
      number: '1234563218',
      name: 'Budowa Kowal sp. z o.o.',
      street: 'ul. Fabryczna 8',
      postcode: '90-344',
      city: 'Łódź',
    },
    {
      number: '7000002020',
      name: 'Dach i Okno sp. z o.o.',
      street: 'ul. Portowa 14',
      postcode: '81-350',
      city: 'Gdynia',
    },
  ],
  silentNumber: '7000003031',
} as const satisfies DemoExamples;
