import { defineConfig } from 'vitest/config';

/**
 * The tests of the one library whose rules are being broken. Comparisons with an outside source over many years
 * (`second-opinion.spec.ts`) are left out: they check rows, take seconds a run, and the table tests must notice a broken rule alone.
 */
export default defineConfig({
  test: {
    include: [`${process.env['MATERIA_MUTATED'] ?? 'libs/domain/*'}/src/**/*.spec.ts`],
    exclude: ['**/second-opinion.spec.ts'],
  },
});
