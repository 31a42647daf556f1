/** An import of one file by another, both by their path from the root of the repository. */
export type FileImport = { readonly from: string; readonly to: string };

/** Which import between two folders does not count. */
type Ignored = (from: string, to: string) => boolean;

/** The imports between folders: by the importing folder, then by the imported one. */
type FolderImports = ReadonlyMap<string, ReadonlyMap<string, readonly FileImport[]>>;

/**
 * The cycles that folders form by the imports of their files, each as one line with the import that
 * is the easiest to remove: one of the step with the fewest. Files can be free of cycles while their
 * folders are not; then neither folder can be read or changed without the other.
 *
 * Every folder in a cycle is part of a line: the shortest way from it back to itself.
 */
export const folderCycles = (
  imports: readonly FileImport[],
  isIgnored: Ignored,
): readonly string[] => {
  const graph = betweenFolders(imports, isIgnored);
  const cycles = new Map<string, readonly string[]>();
  for (const folder of [...graph.keys()].toSorted()) {
    const cycle = wayBack(graph, folder);
    if (cycle === undefined) continue;
    const folders = cycle.toSorted().join(' ');
    if (!cycles.has(folders)) cycles.set(folders, cycle);
  }
  return [...cycles.values()].map((cycle) => describe(graph, cycle));
};

/** Whether one folder contains the other, at any depth. */
export const isNested = (one: string, other: string): boolean =>
  one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

const betweenFolders = (imports: readonly FileImport[], isIgnored: Ignored): FolderImports => {
  const graph = new Map<string, Map<string, FileImport[]>>();
  for (const each of imports) {
    const [from, to] = [folderOf(each.from), folderOf(each.to)];
    if (from === to || isIgnored(from, to)) continue;
    const targets = graph.get(from) ?? new Map<string, FileImport[]>();
    graph.set(from, targets.set(to, [...(targets.get(to) ?? []), each]));
  }
  return graph;
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The folders of the shortest cycle through one; undefined if there is none. */
const wayBack = (graph: FolderImports, start: string): readonly string[] | undefined => {
  const seen = new Set<string>();
  let ways: readonly (readonly string[])[] = [[start]];
  while (ways.length > 0) {
    const longer: (readonly string[])[] = [];
    for (const way of ways)
      for (const next of graph.get(way.at(-1) ?? start)?.keys() ?? []) {
        if (next === start) return way;
        if (seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    ways = longer;
  }
  return undefined;
};

const describe = (graph: FolderImports, cycle: readonly string[]): string => {
  const [start = ''] = cycle;
  const steps = cycle.map((folder, at) => graph.get(folder)?.get(cycle[at + 1] ?? start) ?? []);
  const [fewest] = steps.toSorted((one, other) => one.length - other.length);
  const [example] = fewest ?? [];
  return `${[...cycle, start].join(' → ')} by ${example?.from} → ${example?.to}`;
};
