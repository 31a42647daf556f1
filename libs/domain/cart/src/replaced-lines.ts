/**
 * The fields of a line that determine its order. `replaces` is the id of the line that this one was
 * sent instead of.
 */
export type NumberedLine = {
  readonly id: string;
  readonly lineNumber?: number | undefined;
  readonly replaces?: string | undefined;
};

export type ArrangedLine<Line> = Line & { readonly replacedBy?: string };

/**
 * Lines by line number; lines without one come last. With `replacedProducts` (always for order
 * lines) a replacement comes right after the line it replaces, and the original is marked. A
 * replacement whose original is missing keeps its place by number. No line is lost or repeated,
 * even when the references are inconsistent.
 */
export const arrangeLines = <Line extends NumberedLine>(
  lines: readonly Line[],
  { replacedProducts }: { readonly replacedProducts: boolean },
): readonly ArrangedLine<Line>[] => {
  const sorted = lines.toSorted((a, b) => numberOf(a) - numberOf(b));
  if (!replacedProducts) return sorted;

  const ids = new Set(sorted.map((line) => line.id));
  const replacements = Map.groupBy(sorted, (line) =>
    line.replaces !== undefined && line.replaces !== line.id && ids.has(line.replaces)
      ? line.replaces
      : null,
  );
  const placed = new Set<Line>();
  const arranged: ArrangedLine<Line>[] = [];
  const place = (line: Line): void => {
    if (placed.has(line)) return;
    placed.add(line);
    const after = replacements.get(line.id) ?? [];
    const [first] = after;
    arranged.push(first === undefined ? line : { ...line, replacedBy: first.id });
    after.forEach(place);
  };
  replacements.get(null)?.forEach(place);
  // Lines that replace each other in a cycle have no first line: they are ordered by number.
  sorted.forEach(place);
  return arranged;
};

const numberOf = (line: NumberedLine): number => line.lineNumber ?? Number.MAX_SAFE_INTEGER;
