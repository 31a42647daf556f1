/** A line to add to a file that lists the markets. */
export type RegistryRow = {
  readonly importLine: string;
  readonly list: RegExp;
  readonly entry: string;
};

const specifierOf = (line: string): string => /from '([^']+)'/.exec(line)?.[1] ?? '';

/**
 * Inserts the import in alphabetical order and the entry at the end of the list. Throws if the list
 * is not found.
 */
export const withRegistryRow = (
  source: string,
  { importLine, list, entry }: RegistryRow,
): string => {
  if (!list.test(source)) throw new Error(`No list of markets like ${String(list)} was found`);
  const lines = source.split('\n');
  const imports = lines.flatMap((line, index) =>
    line.startsWith('import ') ? [{ line, index }] : [],
  );
  const next =
    imports.find(({ line }) => specifierOf(line) > specifierOf(importLine))?.index ??
    (imports.at(-1)?.index ?? -1) + 1;
  return lines.toSpliced(next, 0, importLine).join('\n').replace(list, `$1, ${entry}$2`);
};

/** Adds the market's code owners below the other markets' rows. */
export const withOwner = (source: string, id: string): string => {
  const lines = source.split('\n');
  const last = lines.findLastIndex((line) => /^\/libs\/market\/[a-z]{2}\//.test(line));
  const row = (lines[last] ?? '')
    .replace(/market\/[a-z]{2}\//, `market/${id}/`)
    .replace(/market-[a-z]{2}$/, `market-${id}`);
  return lines.toSpliced(last + 1, 0, row).join('\n');
};
