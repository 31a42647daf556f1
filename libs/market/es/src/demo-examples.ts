import type { DemoExamples } from '@materia/market-model';

/** Examples for the accounts of the demo shop. */
export const demo = {
  streets: { home: 'Calle Mayor 12, 2.º B', other: 'Calle del Sol 3' },
  companies: [
    {
      number: 'B12345674',
      name: 'Reformas del Turia, S.L.',
      street: 'Calle de la Industria 8',
      postcode: '46022',
      city: 'Valencia',
    },
    {
      number: 'B90000019',
      name: 'Cubiertas Ebro, S.L.',
      street: 'Avenida de Navarra 14',
      postcode: '50010',
      city: 'Zaragoza',
    },
  ],
  silentNumber: 'B90000027',
} as const satisfies DemoExamples;
