/** A cycle of imports, first file to first file, with the number of others that share an import with it. */
export type DistinctCycle = { readonly path: readonly string[]; readonly others: number };

/**
 * The shortest cycles that have no import in common. One wrong import closes dozens of cycles, and
 * mending the shortest mends most of them.
 */
export const distinctCycles = (
  cycles: readonly (readonly string[])[],
): readonly DistinctCycle[] => {
  const kept: { path: readonly string[]; imports: ReadonlySet<string>; others: number }[] = [];
  for (const path of cycles.toSorted(
    (a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1),
  )) {
    const imports = importsOf(path);
    const known = kept.find((each) => imports.some((one) => each.imports.has(one)));
    if (known === undefined) kept.push({ path, imports: new Set(imports), others: 0 });
    else known.others += 1;
  }
  return kept.map(({ path, others }) => ({ path, others }));
};

const importsOf = (path: readonly string[]): readonly string[] =>
  path.slice(1).map((to, at) => `${path[at] ?? ''} ${to}`);
