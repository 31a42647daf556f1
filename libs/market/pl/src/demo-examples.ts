import type { DemoExamples } from '@materia/market-model';

/** Examples for the accounts of the demo shop. */
export const demo = {
  streets: { home: 'ul. Długa 12/5', other: 'ul. Polna 3' },
} as const satisfies DemoExamples;
