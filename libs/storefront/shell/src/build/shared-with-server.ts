import type { Plugin } from 'vite';

/** Packages whose values pass from the server process to the application: both must load the same copy. */
const SHARED = ['@materia/api-client-kernel', '@materia/storefront-request'] as const;
const isShared = (id: string): boolean => SHARED.some((name) => name === id);

/** Global where the development server exposes the process's own copies to the application. */
const PLACE = 'materiaSharedWithServer';
const MARK = '\0materia-shared:';

/**
 * Vite would bundle these packages because they are sources of this repository. Built applications import them as
 * the process does. In development, where Vite loads every source itself, it serves the process's copies.
 */
export const sharedWithServer = (): readonly Plugin[] => [
  {
    name: 'materia-shared-with-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (isShared(id) ? { id, external: true } : undefined),
  },
  {
    name: 'materia-shared-with-server-in-development',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (isShared(id) ? MARK + id : undefined),
    load: async (id) => {
      if (!id.startsWith(MARK)) return undefined;
      const name = id.slice(MARK.length);
      const copy: object = await import(/* @vite-ignore */ name);
      const places: object = Reflect.get(globalThis, PLACE) ?? {};
      Reflect.set(globalThis, PLACE, { ...places, [name]: copy });
      const lines = Object.keys(copy).map(
        (key) => `export const ${key} = shared[${JSON.stringify(key)}];`,
      );
      return [
        `const shared = globalThis[${JSON.stringify(PLACE)}][${JSON.stringify(name)}];`,
        ...lines,
      ].join('\n');
    },
  },
];
