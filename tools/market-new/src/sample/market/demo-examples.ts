import type { DemoExamples } from '@materia/market-model';

/** Examples for the accounts of the demo shop. */
export const demo = {
  streets: { home: 'Lindenstraße 12', other: 'Am Mühlbach 3' },
  companies: [],
  silentNumber: '',
} as const satisfies DemoExamples;
