import type { DemoExamples } from '@materia/market-model';

/** Examples for the accounts of the demo shop. */
export const demo = {
  streets: { home: 'Rua Augusta 12, 2.º Esq.', other: 'Rua do Sol 3' },
} as const satisfies DemoExamples;
