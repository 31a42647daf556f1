import type { DemoExamples } from '@materia/market-model';

/** Examples for the accounts of the demo shop. */
export const demo = {
  streets: { home: '12 rue Victor Hugo', other: '3 chemin des Vignes' },
} as const satisfies DemoExamples;
