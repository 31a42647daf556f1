import { defineConfig } from 'vitest/config';

/**
 * The tests of the library under mutation. Comparisons with an outside source over many years
 * (`second-opinion.spec.ts`) are excluded: they check data rows and take seconds per run, and the
 * table tests must detect a broken rule on their own.
 */
export default defineConfig({
  test: {
    include: [`${process.env['MATERIA_MUTATED'] ?? 'libs/domain/*'}/src/**/*.spec.ts`],
    exclude: ['**/second-opinion.spec.ts'],
  },
});
