/**
 * Which file may import which. The packages' own arrows are rules of ESLint (`eslint.config.mjs`);
 * here are import cycles, and the layers inside the shop host, which is one package.
 * `tools/checks/src/import-rules.ts` runs the rules and proves that they report what they must. It
 * also refuses cycles between folders: the rule of dependency-cruiser for them counts the files of
 * a folder to the folders around it as well, and so misses cycles between a folder and one in it.
 */
const HOST = '^apps/shop-host/src/';

/**
 * The layers of the host from the top down. A folder imports from its own layer and those below.
 */
const LAYERS = ['desk', 'my-account', 'selling', 'customers', 'catalogue', 'platform'];

/** Folders that put the host together or test it: they see every layer, and no layer sees them. */
const TEST_FOLDERS = ['testing'];
const OTHER_FOLDERS = ['demo', ...TEST_FOLDERS];

/** Specs may import anything. */
const TESTS = ['\\.spec\\.tsx?$'];

const folders = (names) => `${HOST}(?:${names.join('|')})/`;
const COMPOSITION_ROOT = `${HOST}[^/]+\\.ts$`;

const layerRules = LAYERS.map((layer, at) => ({
  name: `host-layer-${layer}`,
  comment: `${layer}/ of the host imports from ${LAYERS.slice(at).join(', ')} only`,
  severity: 'error',
  from: { path: folders([layer]), pathNot: TESTS },
  to: { path: HOST, pathNot: folders(LAYERS.slice(at)) },
}));

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Move what both files need into a third one below them',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere would hide cycles and upward imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...layerRules,
    {
      name: 'host-known-folder',
      comment: 'A folder beside the layers belongs into one of them',
      severity: 'error',
      from: { path: `${HOST}[^/]+/`, pathNot: folders([...LAYERS, ...OTHER_FOLDERS]) },
      to: {},
    },
    {
      name: 'host-demo',
      comment: 'Only the composition root knows the demo shop',
      severity: 'error',
      from: { pathNot: [COMPOSITION_ROOT, folders(OTHER_FOLDERS), ...TESTS] },
      to: { path: folders(['demo']) },
    },
    {
      name: 'host-tests',
      comment: 'What runs in the shop does not import what only tests need',
      severity: 'error',
      from: { path: [COMPOSITION_ROOT, folders(['demo'])], pathNot: TESTS },
      to: { path: folders(TEST_FOLDERS) },
    },
  ],
  options: {
    // Packages of the workspace are links in node_modules and resolve to their real folders, which
    // are followed.
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(?:apps|tools)/[^/]+/(?:build|dist|\\.react-router)/'] },
    // Type imports count: they bind two files to each other as much as calls do.
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
