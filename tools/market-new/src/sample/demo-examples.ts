import type { DemoExamples } from '@materia/market-model';

/** Examples for the accounts of the demo shop. */
export const demo = {
  streets: { home: 'Via Garibaldi 12', other: 'Via Verdi 3' },
  companyTaxNumber: '00743110157',
} as const satisfies DemoExamples;
