import { defineConfig } from 'vitest/config';

/** One PostgreSQL server for the whole run; database files are worked on in parallel but only two at a time. */
export default defineConfig({
  test: {
    include: ['src/**/*.spec.ts'],
    restoreMocks: true,
    globalSetup: ['src/testing/templates.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
