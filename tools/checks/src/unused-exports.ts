import { productSources, type Source } from './workspace-sources.ts';

/** Packages whose components, functions and tables other packages use. The domain has its own check. */
const SHARED = /^libs\/(?:ui|page)\/|^libs\/api\/(?!contract\/|mocks\/)/;

/** A line that lists what another file exports is no use of it. */
const LISTING = /^export (?:type )?(?:\{[^}]*\}|\*(?: as \w+)?) from [^;]+;/gm;

/**
 * What only specs, stories and scripts of the repository use, and what waits for its page, by name
 * with the reason. An entry that is used by now, or gone, is reported.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  CONTRAST_RULES: 'specs prove the contrast of the tokens with it',
  MAIL_PAIRS: 'specs prove the contrast of mails with it',
  SAMPLE_MAILS: 'stories and specs draw it',
  contrastOf: 'specs and stories measure with it',
  breakpoints: 'stories show it',
  DeliveryPrice: 'the delivery lists have dropped it; its stories and pictures go with it',
  DateField: 'waits for the pages that ask for a day',
  DrawerButton: 'opens drawers in stories; pages open theirs with a script',
};

const DEFINITION = /^export (?:async )?(?:const|function|class) ([A-Za-z_$][\w$]*)/gm;

/**
 * Returns one sentence for each component, function or table that a shared package exports and no
 * product code uses. An entry of an `index.ts` is no use: knip takes those for granted. Names are
 * compared as words, so the check may miss one, but has no false alarms.
 */
export const checkUnusedExports = (root: string): readonly string[] => {
  const found = findUnusedExports(
    productSources(root, ['apps', 'libs', 'tools/start', 'tools/ops']),
  );
  const names = new Set(found.map(({ name }) => name));
  return [
    ...found
      .filter(({ name }) => !Object.hasOwn(ALLOWED, name))
      .map(({ path, name }) => `${path}: nothing uses ${name}`),
    ...Object.keys(ALLOWED)
      .filter((name) => !names.has(name))
      .map((name) => `tools/checks/src/unused-exports.ts: ${name} is used now, or gone`),
  ];
};

/** An export, and the file that defines it. */
type Unused = { readonly path: string; readonly name: string };

export const findUnusedExports = (sources: readonly Source[]): readonly Unused[] => {
  const words = sources.map(({ path, text }) => ({ path, used: usedWords(text) }));
  const files = new Map<string, number>();
  for (const { used } of words)
    for (const word of used.keys()) files.set(word, (files.get(word) ?? 0) + 1);
  return sources
    .filter(({ path }) => SHARED.test(path))
    .flatMap(({ path, text }) => {
      const own = usedWords(text);
      return [...text.matchAll(DEFINITION)]
        .map(({ 1: name = '' }) => name)
        .filter((name) => (files.get(name) ?? 0) < 2 && (own.get(name) ?? 0) < 2)
        .map((name) => ({ path, name }));
    });
};

/** How often each word occurs outside of comments. */
const usedWords = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '').replaceAll(LISTING, '');
  for (const word of code.match(/[A-Za-z_$][\w$]*/g) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};
