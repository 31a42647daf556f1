import type { Opened, PageShop } from './page-shop.ts';
import { plain } from './read-page.ts';

/**
 * One line of a page, as `readPage` writes it, or a pattern for a line whose value only the page
 * knows.
 */
type Line = string | RegExp;

/**
 * Facts by name: the lines in which each must appear. A line that occurs n times on the page
 * needs n entries.
 */
export type Facts = Readonly<Record<string, Line | readonly Line[]>>;

/** A page in a certain state, with its table of facts. */
export type PageVisit = {
  readonly name: string;
  readonly page: Opened;
  readonly status?: number;
  /** Lines found in head and main. */
  readonly facts: Facts;
  /** Lines found in the frame around the content, besides those of every page. */
  readonly frame?: Facts;
};

/** A page kind: its visits in one market. */
export type PageKind = {
  readonly name: string;
  readonly visits: (shop: PageShop) => Promise<readonly PageVisit[]>;
};

/** The facts of the table that the page does not show as stated; empty if all match. */
export const wrongFacts = (
  { facts, frame, status = 200 }: Pick<PageVisit, 'facts' | 'frame' | 'status'>,
  page: Opened,
): readonly string[] => [
  ...(page.status === status ? [] : [`status: ${page.status} instead of ${status}`]),
  ...wrongLines(facts, page.lines.content),
  ...(frame === undefined ? [] : wrongLines(frame, page.lines.frame)),
];

const linesOf = (facts: Facts): readonly { readonly fact: string; readonly line: Line }[] =>
  Object.entries(facts).flatMap(([fact, lines]) =>
    (isList(lines) ? lines : [lines]).map((line) => ({
      fact,
      line: typeof line === 'string' ? plain(line) : line,
    })),
  );

const isList = (lines: Line | readonly Line[]): lines is readonly Line[] => Array.isArray(lines);

const wrongLines = (facts: Facts, lines: readonly string[]): readonly string[] => {
  const expected = linesOf(facts);
  const found = timesByText(lines);
  const wanted = timesByText(
    expected.flatMap(({ line }) => (typeof line === 'string' ? [line] : [])),
  );
  const wrong = new Set<string>();
  for (const { fact, line } of expected) {
    const [seen, times] =
      typeof line === 'string'
        ? [found.get(line) ?? 0, wanted.get(line) ?? 0]
        : [
            lines.filter((text) => line.test(text)).length,
            expected.filter(({ line: other }) => String(other) === String(line)).length,
          ];
    if (seen !== times) wrong.add(`${fact}: ${seen} times instead of ${times}: ${String(line)}`);
  }
  return [...wrong];
};

/** How often each line occurs, as a whole and by its text alone. */
const timesByText = (lines: readonly string[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const line of lines)
    for (const text of new Set([line, textOf(line)])) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
};

/** The text of a link, a button, a heading or an option without what surrounds it. */
const textOf = (line: string): string =>
  /^\[(.*)\]\([^)]*\)$/.exec(line)?.[1] ??
  /^\((.*)\)(?: name=.*)?$/.exec(line)?.[1] ??
  /^(?:h[1-4]|title|option [^:]*:) (.*)$/.exec(line)?.[1] ??
  line;
