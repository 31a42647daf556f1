/** The headings of the changelog, in its order. */
const HEADINGS = ['Added', 'Changed', 'Fixed', 'Security'] as const;
type Heading = (typeof HEADINGS)[number];

/** A file of `docs/changes`. */
export type ChangeFile = { readonly name: string; readonly text: string };
/** A heading with its entries as they are written, continuation lines included. */
type Section = { readonly heading: Heading; readonly entries: string };

const NAME = /^\d{4}-\d{2}-\d{2}-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const HEADING_LINE = new RegExp(`^### (${HEADINGS.join('|')})$`);
const isHeading = (word: string): word is Heading => HEADINGS.some((heading) => heading === word);

/** One sentence per fault of a file; none if it can be collected. */
export const faultsOfChange = ({ name, text }: ChangeFile): readonly string[] => {
  const lines = text.trimEnd().split('\n');
  const sections = sectionsOf(text);
  return [
    ...(NAME.test(name) && isDay(name.slice(0, 10))
      ? []
      : ['the name must be <yyyy-mm-dd>-<slug>.md']),
    ...(HEADING_LINE.test(lines[0] ?? '')
      ? []
      : [`it must begin with one of ${HEADINGS.map((heading) => `### ${heading}`).join(', ')}`]),
    ...lines
      .filter((line) => line.startsWith('#') && !HEADING_LINE.test(line))
      .map((line) => `"${line}" is no heading of the changelog`),
    ...sections
      .filter(({ entries }) => !entries.startsWith('- '))
      .map(({ heading }) => `${heading} has no entries, which begin with "- "`),
    ...sections
      .flatMap(({ entries }) => entries.split('\n'))
      .filter((line) => line !== '' && !/^(?:- | {2})\S/.test(line))
      .map((line) => `"${line}" is neither an entry nor its continuation, indented by two spaces`),
  ].map((fault) => `docs/changes/${name}: ${fault}`);
};

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const sectionsOf = (text: string): readonly Section[] =>
  text
    .trimEnd()
    .split(/^(?=### )/m)
    .flatMap((part) => {
      const [first = '', ...rest] = part.split('\n');
      const heading = first.slice('### '.length);
      return isHeading(heading) ? [{ heading, entries: rest.join('\n').trim() }] : [];
    });

/**
 * The changelog with the entries of the files at the top of its unreleased sections, the newest
 * first. Nothing else changes.
 */
export const collectChanges = (changelog: string, files: readonly ChangeFile[]): string => {
  const start = changelog.indexOf(UNRELEASED);
  if (start === -1) throw new Error(`The changelog has no line "${UNRELEASED.trim()}"`);
  const from = start + UNRELEASED.length;
  const next = changelog.indexOf('\n## ', from);
  const end = next === -1 ? changelog.length : next;
  const newestFirst = files.toSorted((one, other) => (one.name < other.name ? 1 : -1));
  const added = newestFirst.flatMap(({ text }) => sectionsOf(fromRoot(text)));
  const former = sectionsOf(changelog.slice(from, end));
  const sections = HEADINGS.flatMap((heading) => {
    const entries = [...added, ...former]
      .filter((section) => section.heading === heading)
      .map((section) => section.entries);
    return entries.length === 0 ? [] : [`### ${heading}\n${entries.join('\n')}\n`];
  });
  if (sections.length === 0) return changelog;
  return `${changelog.slice(0, from)}\n${sections.join('\n')}${changelog.slice(end)}`;
};

/** Links from docs/changes are written from the root, where the changelog is. */
const fromRoot = (text: string): string => text.replaceAll('](../', '](docs/');

const UNRELEASED = '\n## Unreleased\n';
