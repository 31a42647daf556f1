import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

/** The limit for a page that is a tool, with the script of every page. */
const LIMIT_BYTES = 110 * 1024;
/** What the boot script and the script of every page take, at most. */
const EVERY_PAGE_BYTES = (1.5 + 8) * 1024;

it('the planner with React and TanStack Query stays within the budget of a tool', async () => {
  const built = await rolldown({
    input: join(import.meta.dirname, 'planner.ts'),
    external: (id) => id.includes('?'),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    treeshake: {
      moduleSideEffects: (id) => !/\/libs\/.*\.tsx?$/.test(id) || id.endsWith('browser/planner.ts'),
    },
    plugins: [
      {
        name: 'no-sheets',
        load: {
          filter: { id: /\.css$/ },
          handler: () => ({ code: 'export default {}', moduleType: 'js' }),
        },
      },
    ],
    logLevel: 'silent',
  });
  const { output } = await built.generate({ format: 'es', minify: true });
  await built.close();
  const code = output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('');
  const bytes = brotliCompressSync(code).length;
  expect(bytes).toBeLessThan(LIMIT_BYTES - EVERY_PAGE_BYTES);
  expect(code).not.toContain('renderToString');
}, 60_000);
