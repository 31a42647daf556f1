import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { distinctCycles } from './distinct-cycles.ts';
import { type FileImport, folderCycles, isNested } from './folder-cycles.ts';

const RULES = 'configs/dependency-cruiser.mjs';
const FOLDERS = ['libs', 'apps', 'tools'];

const HOST = 'apps/shop-host/src';
const packageJson = (name: string): string =>
  JSON.stringify({ name, type: 'module', exports: { '.': './src/index.ts' } });

/** A small workspace with the same layout that has a violation and a valid import for each rule. */
const CANARY: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'libs/a/package.json': packageJson('@materia/a'),
  'libs/a/src/index.ts': "export { b } from '@materia/b';",
  'libs/b/package.json': packageJson('@materia/b'),
  'libs/b/src/index.ts': "import type { a } from './deep.ts';\nexport const b = (x: a) => x;",
  'libs/b/src/deep.ts': "export type a = typeof import('@materia/a');",
  'libs/b/src/lost.ts': "import { gone } from '@materia/gone';\nexport const x = gone;",
  'tools/t/src/one.ts': "import type { Two } from './two.ts';\nexport type One = Two;",
  'tools/t/src/two.ts': "export type Two = 2;\nexport const one = () => import('./one.ts');",
  'tools/t/src/shop.ts': `export { demo } from '../../../${HOST}/demo/shop.ts';`,
  [`${HOST}/main.ts`]:
    "import './demo/shop.ts';\nimport './desk/console/page.ts';\nimport './testing/host.ts';",
  [`${HOST}/demo/shop.ts`]: "import '../selling/cart/lines.ts';\nexport const demo = 1;",
  [`${HOST}/testing/host.ts`]: "import '../main-parts.ts';\nimport '../demo/shop.ts';",
  [`${HOST}/main-parts.ts`]: 'export const parts = 1;',
  [`${HOST}/desk/console/page.ts`]:
    "import '../../platform/mail/send.ts';\nimport '../../demo/shop.ts';",
  [`${HOST}/selling/cart/lines.ts`]:
    "import '../../catalogue/offers/price.ts';\nimport '../orders/order.ts';",
  [`${HOST}/selling/orders/order.ts`]: 'export type Order = { readonly number: string };',
  [`${HOST}/customers/account/main.ts`]: "import '../../main-parts.ts';",
  [`${HOST}/catalogue/offers/price.ts`]: 'export const price = 1;',
  [`${HOST}/catalogue/offers/price.spec.ts`]: "import '../../testing/host.ts';",
  [`${HOST}/platform/mail/send.ts`]: "import type { Order } from '../../selling/orders/order.ts';",
  [`${HOST}/catalogue/search/find.ts`]: "import '../products/row.ts';",
  [`${HOST}/catalogue/search/words.ts`]: 'export const words = 1;',
  [`${HOST}/catalogue/search/find.spec.ts`]: "import '../stores/store.ts';",
  [`${HOST}/catalogue/products/row.ts`]: 'export const row = 1;',
  [`${HOST}/catalogue/products/card.ts`]: "import '../search/words.ts';",
  [`${HOST}/catalogue/stores/store.ts`]: "import '../search/words.ts';\nimport './near/near.ts';",
  [`${HOST}/catalogue/stores/row.ts`]: 'export const row = 1;',
  [`${HOST}/catalogue/stores/near/near.ts`]: "import '../row.ts';",
  'libs/c/package.json': packageJson('@materia/c'),
  'libs/c/src/index.ts': "export { all } from './list/all.ts';",
  'libs/c/src/row.ts': 'export const row = 1;',
  'libs/c/src/list/all.ts': "import '../row.ts';\nexport const all = 1;",
  'libs/c/src/one/x.ts': "import '../two/x.ts';",
  'libs/c/src/two/x.ts': 'export const x = 1;',
  'libs/c/src/two/y.ts': "import type { y } from '../three/x.ts';\nexport type Y = y;",
  'libs/c/src/three/x.ts': 'export type y = 1;',
  'libs/c/src/three/y.ts': "export const later = () => import('../one/y.ts');",
  'libs/c/src/one/y.ts': 'export const y = 1;',
  [`${HOST}/helpers/text.ts`]: "import '../platform/mail/send.ts';",
};

/** Packages linked in the canary's node_modules, as npm links workspace packages. */
const LINKED = ['a', 'b'];

/** Exactly what the rules must report for the canary. */
const MUST_REPORT = [
  'folder-cycle: apps/shop-host/src → apps/shop-host/src/testing → apps/shop-host/src by apps/shop-host/src/main.ts → apps/shop-host/src/testing/host.ts',
  'folder-cycle: apps/shop-host/src/catalogue/products → apps/shop-host/src/catalogue/search → apps/shop-host/src/catalogue/products by apps/shop-host/src/catalogue/products/card.ts → apps/shop-host/src/catalogue/search/words.ts',
  'folder-cycle: apps/shop-host/src/catalogue/stores → apps/shop-host/src/catalogue/stores/near → apps/shop-host/src/catalogue/stores by apps/shop-host/src/catalogue/stores/store.ts → apps/shop-host/src/catalogue/stores/near/near.ts',
  'folder-cycle: libs/a/src → libs/b/src → libs/a/src by libs/a/src/index.ts → libs/b/src/index.ts',
  'folder-cycle: libs/c/src/one → libs/c/src/two → libs/c/src/three → libs/c/src/one by libs/c/src/one/x.ts → libs/c/src/two/x.ts',
  'host-demo: apps/shop-host/src/desk/console/page.ts → apps/shop-host/src/demo/shop.ts',
  'host-demo: tools/t/src/shop.ts → apps/shop-host/src/demo/shop.ts',
  'host-known-folder: apps/shop-host/src/helpers/text.ts → apps/shop-host/src/platform/mail/send.ts',
  'host-layer-customers: apps/shop-host/src/customers/account/main.ts → apps/shop-host/src/main-parts.ts',
  'host-layer-desk: apps/shop-host/src/desk/console/page.ts → apps/shop-host/src/demo/shop.ts',
  'host-layer-platform: apps/shop-host/src/platform/mail/send.ts → apps/shop-host/src/selling/orders/order.ts',
  'host-tests: apps/shop-host/src/main.ts → apps/shop-host/src/testing/host.ts',
  'no-circular: libs/a/src/index.ts → libs/b/src/index.ts → libs/b/src/deep.ts → libs/a/src/index.ts',
  'no-circular: tools/t/src/one.ts → tools/t/src/two.ts → tools/t/src/one.ts',
  'no-unresolvable: libs/b/src/lost.ts → @materia/gone',
];

/**
 * Returns one sentence per import cycle of files or folders, per import against the layers of the
 * shop host, and per rule that missed a violation in the canary. An empty list means that all
 * imports are valid and all rules are active.
 */
export const checkImportRules = async (root: string): Promise<readonly string[]> => [
  ...(await checkCanary(root)),
  ...(await violations(root, root)),
];

const checkCanary = async (root: string): Promise<readonly string[]> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'materia-imports-')));
  try {
    for (const [path, text] of Object.entries(CANARY)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), `${text}\n`);
    }
    await mkdir(join(folder, 'node_modules/@materia'), { recursive: true });
    for (const name of LINKED)
      await symlink(join(folder, 'libs', name), join(folder, 'node_modules/@materia', name));
    const found = await violations(root, folder);
    return [
      ...MUST_REPORT.filter((line) => !found.includes(line)).map((line) => `let through: ${line}`),
      ...found.filter((line) => !MUST_REPORT.includes(line)).map((line) => `refused: ${line}`),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** What the rules of the repository at `root` report for the workspace in `baseDir`. */
const violations = async (root: string, baseDir: string): Promise<readonly string[]> => {
  const options = await extractDepcruiseOptions(join(root, RULES));
  const { output } = await cruise(FOLDERS, { ...options, baseDir });
  if (typeof output === 'string')
    throw new Error('dependency-cruiser did not report structured data');
  const { violations: found } = output.summary;
  const cycles = found.filter(({ cycle }) => cycle !== undefined);
  return [
    ...found.filter(({ cycle }) => cycle === undefined).map(violationMessage),
    ...distinctCycles(cycles.map(pathOf)).map(
      ({ path, others }) =>
        `${NO_CIRCULAR}: ${path.join(' → ')}${others === 0 ? '' : ` (and ${String(others)} more through the same imports)`}`,
    ),
    ...folderCycles(importsOf(output), isListing).map((cycle) => `folder-cycle: ${cycle}`),
  ].toSorted();
};

const NO_CIRCULAR = 'no-circular';

const violationMessage = ({ rule, from, to }: IViolation): string =>
  `${rule.name}: ${from} → ${to}`;

const pathOf = ({ from, to, cycle }: IViolation): readonly string[] => [
  from,
  ...(cycle?.map(({ name }) => name) ?? [to]),
];

/** The imports between the repository's own files. Specs may import anything. */
const importsOf = ({ modules }: ICruiseResult): readonly FileImport[] =>
  modules
    .filter(({ source }) => !/\.(?:spec|stories)\.tsx?$/.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => OWN_FILE.test(resolved))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    );

const OWN_FILE = new RegExp(`^(?:${FOLDERS.join('|')})/(?!.*node_modules)`);

/**
 * The files directly in a package's `src` list what its folders have, and folders use them in turn.
 * The host has no such file: there a folder in another is an area of its own.
 */
const isListing = (from: string, to: string): boolean =>
  isNested(from, to) && !from.startsWith(HOST);
