import { defineConfig } from 'vitest/config';

/**
 * The facts of the pages, without a browser: one host for the whole run. A process renders one
 * market at a time. The files share their workers, because each would read the storefronts again.
 */
export default defineConfig({
  test: {
    name: 'pages',
    include: ['src/pages/**/*.spec.ts'],
    globalSetup: ['src/pages/support/demo-host.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    isolate: false,
  },
});
