import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNodesFromFiles, type CreateNodesV2, type TargetConfiguration } from '@nx/devkit';

/**
 * Infers the targets of every workspace package from the files in its folder: `typecheck` with a
 * tsconfig, `test` with specs, `build` with a vite.config.ts, `lint` for all.
 */

const SHARED = [
  'sharedGlobals',
  '{workspaceRoot}/tsconfig.base.json',
  '{workspaceRoot}/tsconfig.react.json',
];
const SOURCES = ['default', '^production', ...SHARED];

/**
 * Type checks derive the types of all texts from one market's (docs/decisions/014), and specs loop
 * over the markets through tools/testing (docs/decisions/008). Neither is in the project graph, so
 * their cache keys include the markets' content. It is a command because listed folders would make
 * every storefront affected.
 */
const MARKETS = [{ runtime: 'node tools/start/src/print-markets-hash.ts' }];

const specsOf = (root: string): readonly string[] =>
  globSync('src/**/*.spec.{ts,tsx}', { cwd: root });

const loopsOverMarkets = (root: string): boolean =>
  specsOf(root).some((spec) =>
    /@materia\/testing\/(?:markets|oracle)/.test(readFileSync(join(root, spec), 'utf8')),
  );

const command = (
  run: string,
  extra: Omit<TargetConfiguration, 'executor' | 'options'> = {},
): TargetConfiguration => ({
  executor: 'nx:run-commands',
  options: { command: run, cwd: '{workspaceRoot}' },
  cache: true,
  inputs: SOURCES,
  ...extra,
});

/** Decides itself what is stale (tools/start/src/source-hashes.ts), as for `npm start`. */
const buildPages = (projectRoot: string): TargetConfiguration =>
  command(`node tools/start/src/build-pages.ts ${projectRoot}`, { cache: false });

/** Path relative to the project folder: its own Vitest configuration or the shared one. */
const vitestConfig = (root: string, projectRoot: string): string =>
  existsSync(join(root, 'vitest.config.ts'))
    ? 'vitest.config.ts'
    : `${'../'.repeat(projectRoot.split('/').length)}vitest.config.ts`;

const targetsOf = (
  workspaceRoot: string,
  projectRoot: string,
): Record<string, TargetConfiguration> => {
  const root = join(workspaceRoot, projectRoot);
  const isStorefront = existsSync(join(root, 'react-router.config.ts'));
  return {
    lint: command(`eslint --no-warn-ignored --max-warnings=0 ${projectRoot}`, {
      inputs: [
        'default',
        '{workspaceRoot}/eslint.config.mjs',
        '{workspaceRoot}/tools/nx-plugin/src/layers.ts',
        'sharedGlobals',
      ],
    }),
    ...(existsSync(join(root, 'tsconfig.json'))
      ? {
          typecheck: command(
            `${isStorefront ? `react-router typegen ${projectRoot} && ` : ''}tsc -p ${projectRoot}/tsconfig.json`,
            { inputs: [...SOURCES, ...MARKETS] },
          ),
        }
      : {}),
    ...(specsOf(root).length > 0
      ? {
          test: command(
            `vitest run --root ${projectRoot} --config ${vitestConfig(root, projectRoot)} --reporter=default --reporter=json --outputFile.json=.results/test.json`,
            {
              outputs: ['{projectRoot}/.results'],
              inputs: [
                ...SOURCES,
                ...(loopsOverMarkets(root) ? MARKETS : []),
                '{workspaceRoot}/vitest.config.ts',
              ],
            },
          ),
        }
      : {}),
    ...(existsSync(join(root, 'vite.config.ts')) ? { build: buildPages(projectRoot) } : {}),
  };
};

export const createNodesV2: CreateNodesV2 = [
  '{apps,libs,tools}/**/package.json',
  (files, options, context) =>
    createNodesFromFiles(
      (file, _, { workspaceRoot }) => {
        const root = dirname(file);
        return { projects: { [root]: { targets: targetsOf(workspaceRoot, root) } } };
      },
      files.filter((file) => !file.includes('node_modules/') && !file.includes('/build/')),
      options,
      context,
    ),
];
