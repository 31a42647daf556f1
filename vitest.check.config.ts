import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/**
 * Specs that start processes or run for tens of seconds. They begin first, so that no worker waits
 * for one at the end.
 */
const LONGEST = [
  'process/process.spec',
  'import/killed-import.spec',
  'pages/pages.spec',
  'pages/guest-path.spec',
  'pages/refusals.spec',
  'access/access-matrix.spec',
  'placement/concurrency.spec',
  'model/cart-model.spec',
  'account/account.spec',
  'checkout/checkout.spec',
  'market-new/src/market-new.spec',
  'placement/unpaid-holds.spec',
  'payments/payments.spec',
  'checkout/guest-checkout.spec',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((name) => moduleId.includes(name));
  return rank === -1 ? LONGEST.length : rank;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

/**
 * Every spec of the tree in one run: the packages together, the host with its databases, and the
 * facts of the pages.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'packages',
          include: ['{apps,libs,tools}/**/src/**/*.spec.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'apps/shop-host/**', 'apps/storefront-e2e/**'],
          restoreMocks: true,
          // All cores of a small machine; by default Vitest leaves one idle.
          maxWorkers: 2,
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      'apps/shop-host/vitest.config.ts',
      'apps/storefront-e2e/vitest.config.ts',
    ],
  },
});
