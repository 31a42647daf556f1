const NAMES = /<([a-z][\w-]*)|[\s/]([a-z][\w-]*)\s*=/gi;

/** Counts each element and attribute in an HTML fragment. */
const namesIn = (html: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const [, element, attribute = ''] of html.matchAll(NAMES)) {
    const name = (element ?? attribute).toLowerCase();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

/** Names of the elements and attributes that sanitising removed, so that authors can be told. */
export const lostMarkup = (written: string, cleaned: string): readonly string[] => {
  const left = namesIn(cleaned);
  return [...namesIn(written)]
    .filter(([name, count]) => count > (left.get(name) ?? 0))
    .map(([name]) => name)
    .sort();
};
