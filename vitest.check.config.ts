import { defineConfig } from 'vitest/config';

/** Every spec of the tree in one run: the packages together, and the host with its databases. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['{apps,libs,tools}/**/src/**/*.spec.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'apps/shop-host/**', 'apps/storefront-e2e/**'],
          restoreMocks: true,
          pool: 'threads',
          isolate: false,
        },
      },
      'apps/shop-host/vitest.config.ts',
    ],
  },
});
