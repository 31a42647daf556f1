const NAMES = /<([a-z][\w-]*)|[\s/]([a-z][\w-]*)\s*=/gi;

/** How often each element and attribute stands in a piece of HTML. */
const namesIn = (html: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const [, element, attribute = ''] of html.matchAll(NAMES)) {
    const name = (element ?? attribute).toLowerCase();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

/** Elements and attributes that cleaning took away, by name, so that whoever wrote them learns of it. */
export const lostMarkup = (written: string, cleaned: string): readonly string[] => {
  const left = namesIn(cleaned);
  return [...namesIn(written)]
    .filter(([name, count]) => count > (left.get(name) ?? 0))
    .map(([name]) => name)
    .sort();
};
