import { packagesInPages, readPackages } from '@materia/tools-start/packages';
import { type ProjectGraph, readCachedProjectGraph } from '@nx/devkit';

/** Only specs and stories import these, and no page contains them. */
const TEST_TAGS = ['type:testing', 'type:market-registry'];

/**
 * A text change in one market must make only that market's storefront stale, even in the market
 * whose texts define the types. Checks the sources by which builds are judged, and the imports that
 * Nx found, which decide what it calls affected. Needs the project graph in Nx's cache.
 */
export const checkSourcesOfPages = (root: string): readonly string[] => {
  const graph = readCachedProjectGraph();
  const packages = readPackages(root);
  const apps = Object.values(graph.nodes).filter(({ data }) => data.targets?.['build']);
  return packages
    .filter(({ tags }) => tags.includes('type:market'))
    .flatMap(({ folder: market }) => {
      const owner = `apps/storefront-${market.slice(market.lastIndexOf('/') + 1)}`;
      const stale = apps.filter(({ data }) =>
        packagesInPages(data.root, packages).includes(market),
      );
      const affected = apps.filter(({ name }) => importedBy(graph, name).includes(market));
      return [stale, affected]
        .map((found) => found.map(({ data }) => data.root).join(', '))
        .filter((found) => found !== owner)
        .map((found) => `A text in ${market} affects ${found || 'no application'}`);
    });
};

/** The folders of the packages that an application's code imports, directly or through others. */
const importedBy = ({ nodes, dependencies }: ProjectGraph, app: string): readonly string[] => {
  const found = new Set([app]);
  for (const name of found)
    for (const { target } of dependencies[name] ?? [])
      if (nodes[target]?.data.tags?.some((tag) => TEST_TAGS.includes(tag)) === false)
        found.add(target);
  return [...found].flatMap((name) => nodes[name]?.data.root ?? []);
};
