import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNodesFromFiles, type CreateNodesV2, type TargetConfiguration } from '@nx/devkit';

/**
 * Infers the targets of every workspace package from the files in its folder: `typecheck` with a
 * tsconfig, `test` with specs, `build` for storefronts and packages with an index.html, `lint` for
 * all.
 */

const SHARED = [
  'sharedGlobals',
  '{workspaceRoot}/tsconfig.base.json',
  '{workspaceRoot}/tsconfig.react.json',
];
const SOURCES = ['default', '^production', ...SHARED];

/**
 * Specs that loop over all markets or use the oracle import them outside the project graph
 * (tools/testing, see .nxignore), so their cache key includes the markets' content. It is a command
 * because listed folders would make every storefront affected.
 */
const MARKETS_OF_SPECS = [{ runtime: 'node tools/nx-plugin/src/hash-markets.ts' }];

/**
 * The types of all texts are derived from one market's, which the project graph does not show
 * (docs/decisions/014).
 */
const SHAPE_OF_TEXTS = [{ runtime: 'node tools/nx-plugin/src/hash-texts.ts' }];

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
  const isSinglePage =
    existsSync(join(root, 'index.html')) && existsSync(join(root, 'vite.config.ts'));
  const sources = loopsOverMarkets(root) ? [...SOURCES, ...MARKETS_OF_SPECS] : SOURCES;
  return {
    lint: command(`eslint --no-warn-ignored --max-warnings=0 ${projectRoot}`, {
      inputs: ['default', '{workspaceRoot}/eslint.config.mjs', 'sharedGlobals'],
    }),
    ...(existsSync(join(root, 'tsconfig.json'))
      ? {
          typecheck: command(
            `${isStorefront ? `react-router typegen ${projectRoot} && ` : ''}tsc -p ${projectRoot}/tsconfig.json`,
            { inputs: [...sources, ...SHAPE_OF_TEXTS] },
          ),
        }
      : {}),
    ...(specsOf(root).length > 0
      ? {
          test: command(
            `vitest run --root ${projectRoot} --config ${vitestConfig(root, projectRoot)} --reporter=default --reporter=json --outputFile.json=.results/test.json`,
            {
              outputs: ['{projectRoot}/.results'],
              inputs: [...sources, '{workspaceRoot}/vitest.config.ts'],
            },
          ),
        }
      : {}),
    ...(isStorefront
      ? {
          build: command(`node tools/start/src/build-pages.ts ${projectRoot}`, {
            outputs: ['{projectRoot}/build'],
            inputs: ['production', '^production', ...SHARED],
          }),
        }
      : {}),
    ...(isSinglePage
      ? {
          build: command(`node tools/start/src/build-pages.ts ${projectRoot}`, {
            outputs: ['{projectRoot}/dist'],
            inputs: ['production', '^production', ...SHARED],
          }),
        }
      : {}),
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
