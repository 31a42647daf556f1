import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNodesFromFiles, type CreateNodesV2, type TargetConfiguration } from '@nx/devkit';

/**
 * Infers the targets of every workspace package from what lies in its folder: `typecheck` where there is a
 * tsconfig, `test` where there are specs, `build` for storefronts and pages with an index.html, `lint` for all.
 */

const SHARED = [
  'sharedGlobals',
  '{workspaceRoot}/tsconfig.base.json',
  '{workspaceRoot}/tsconfig.react.json',
];
const SOURCES = ['default', '^production', ...SHARED];

/**
 * Specs that loop over all markets, or use the oracle, reach them outside the project graph (tools/testing, see .nxignore). Their caches
 * depend on the markets' content; as a command, because named folders would count as touched for every storefront.
 */
const MARKETS_OF_SPECS = [{ runtime: 'node tools/nx-plugin/src/hash-markets.ts' }];

/** Types of all texts are read off one market's, which the project graph does not know (docs/decisions/014). */
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

/** Vitest reads the path from the project's folder: its own configuration, or the one for all. */
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
          build: command(`node tools/start/src/build-storefront.ts ${projectRoot}`, {
            outputs: ['{projectRoot}/build'],
            inputs: ['production', '^production', ...SHARED],
          }),
        }
      : {}),
    ...(isSinglePage
      ? {
          build: command(`vite build ${projectRoot} --logLevel warn`, {
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
