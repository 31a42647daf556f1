import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Layer, layersOf } from '@materia/tools-nx-plugin/layers';

/** A package of the workspace, with the tags by which the boundary rules know it. */
export type Package = { readonly folder: string; readonly tags: readonly string[] };

/** Folders that contain packages, or folders of packages. */
const PACKAGE_FOLDERS = ['apps', 'tools'] as const;
const GROUP_FOLDER = 'libs';

const foldersIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .toSorted();

/** Reads the packages of the workspace. */
export const readPackages = (root: string): readonly Package[] =>
  [
    ...PACKAGE_FOLDERS.flatMap((folder) => foldersIn(root, folder)),
    ...foldersIn(root, GROUP_FOLDER).flatMap((group) => foldersIn(root, group)),
  ]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { nx }: { readonly nx?: { readonly tags?: readonly string[] } } = JSON.parse(
        readFileSync(join(root, folder, 'package.json'), 'utf8'),
      );
      return { folder, tags: nx?.tags ?? [] };
    });

/**
 * The folders of the packages that may be in the pages of an application: itself and those that it
 * may import, directly or through others. Lint rejects any other import, so no more can be in them.
 */
export const packagesInPages = (app: string, packages: readonly Package[]): readonly string[] => {
  const itself = packages.find(({ folder }) => folder === app);
  if (itself === undefined) throw new Error(`There is no package in ${app}`);
  const layers = layersOf(marketIdsOf(packages));
  const found = new Set([itself]);
  for (const importer of found)
    for (const each of packages) if (mayImport(importer, each, layers)) found.add(each);
  return packages.filter((each) => found.has(each)).map(({ folder }) => folder);
};

const marketIdsOf = (packages: readonly Package[]): readonly string[] =>
  packages
    .filter(({ tags }) => tags.includes('type:market'))
    .map(({ folder }) => folder.slice(folder.lastIndexOf('/') + 1));

/** Every layer that the importer belongs to must allow one of the other's tags, as in Nx's rule. */
const mayImport = (importer: Package, imported: Package, layers: readonly Layer[]): boolean => {
  const own = layers.filter((layer) =>
    'sourceTag' in layer
      ? importer.tags.includes(layer.sourceTag)
      : layer.allSourceTags.every((tag) => importer.tags.includes(tag)),
  );
  return (
    own.length > 0 &&
    own.every(({ onlyDependOnLibsWithTags }) =>
      onlyDependOnLibsWithTags.some((tag) => imported.tags.includes(tag)),
    )
  );
};
