import type { DemoExamples } from '@materia/market-model';

/** Examples for the accounts of the demo shop. */
export const demo = {
  streets: { home: 'Rua Augusta 12, 2.º Esq.', other: 'Rua do Sol 3' },
  companies: [
    {
      number: '500000018',
      name: 'Construções do Mondego, Lda.',
      street: 'Rua da Indústria 8',
      postcode: '3000-213',
      city: 'Coimbra',
    },
    {
      number: '500000026',
      name: 'Telhados do Norte, Lda.',
      street: 'Avenida da Boavista 14',
      postcode: '4100-119',
      city: 'Porto',
    },
  ],
  silentNumber: '500000034',
} as const satisfies DemoExamples;
