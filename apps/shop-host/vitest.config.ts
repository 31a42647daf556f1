import { defineConfig } from 'vitest/config';

/**
 * One PostgreSQL server for the whole run; database files are worked on in parallel but only two at
 * a time. The files share their workers: each opens a database of its own, and the host's modules
 * hold no state outside of `createHost`. The limits are far above what a test takes: they end what
 * hangs, and a slow machine must not fail.
 */
export default defineConfig({
  test: {
    name: 'shop-host',
    include: ['src/**/*.spec.ts'],
    restoreMocks: true,
    globalSetup: ['src/testing/templates.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    isolate: false,
    expect: { poll: { timeout: 10_000 } },
  },
});
