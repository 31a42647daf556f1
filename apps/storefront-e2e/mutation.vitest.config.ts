import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { withRemovableFacts } from './src/pages/mutation/removable-facts.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Page components: what features, the shop's components, the design system and the frame render.
 */
const COMPONENTS =
  /\/libs\/(?:features\/[^/]+|ui\/(?:shop|design-system)|storefront\/shell)\/src\/.*(?<!\.(?:spec|stories))\.tsx$/;

const removableFacts = (): Plugin => ({
  name: 'materia-removable-facts',
  enforce: 'pre',
  transform: {
    filter: { id: COMPONENTS },
    handler: (code, id) => ({ code: withRemovableFacts(code, relative(root, id)), map: null }),
  },
});

/**
 * `npm run mutate -- pages`: the fact tables against pages from which one fact after the other is
 * removed.
 */
export default defineConfig({
  plugins: [removableFacts()],
  test: {
    name: 'page-mutation',
    include: ['src/pages/mutation/*.mutation.ts'],
    globalSetup: [process.env['MATERIA_DEMO_HOST_SETUP'] ?? 'src/pages/support/demo-host.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    disableConsoleIntercept: true,
  },
});
