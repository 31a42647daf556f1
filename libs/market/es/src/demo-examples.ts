import type { DemoExamples } from '@materia/market-model';

/** Examples for the accounts of the demo shop. */
export const demo = {
  streets: { home: 'Calle Mayor 12, 2.º B', other: 'Calle del Sol 3' },
} as const satisfies DemoExamples;
