import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

/** Bundles the script of every page as a build does, without packages and style sheets. */
const bundle = async () => {
  const entry = join(import.meta.dirname, 'entry-browser.ts');
  const built = await rolldown({
    input: entry,
    external: (id) => id.includes('?') || !/^(?:[./]|@materia\/)/.test(id),
    treeshake: { moduleSideEffects: (id) => id === entry },
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
  return output.filter((part) => part.type === 'chunk');
};

const isReact = (name: string): boolean => /^react\b|^@tanstack\//.test(name);

describe('the script of every page', () => {
  it('is small, needs no package, and brings React with the planner only', async () => {
    const chunks = await bundle();
    const first = chunks.find(({ isEntry }) => isEntry) ?? expect.unreachable();
    const loaded = new Set([first.fileName]);
    for (const name of loaded)
      for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
        loaded.add(imported);
    const own = chunks.filter(({ fileName }) => loaded.has(fileName));
    expect([...loaded].filter((name) => !name.endsWith('.js'))).toEqual([]);
    expect(brotliCompressSync(own.map(({ code }) => code).join('')).length).toBeLessThan(8 * 1024);
    expect(chunks.filter(({ imports }) => imports.some(isReact)).map(({ name }) => name)).toEqual([
      'planner',
    ]);
  });
});
