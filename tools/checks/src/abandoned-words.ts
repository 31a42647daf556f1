import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './workspace-sources.ts';

const GLOSSARY = 'docs/words.md';
/** The texts that shoppers read, by market. */
const textsOf = (market: string): readonly string[] => [
  `libs/market/${market}/src/texts`,
  `libs/market/${market}/src/units.ts`,
  `tools/catalogue/src/texts/${market}`,
];

/** Phrases that a market no longer uses, and the word that stands for each. */
export type AbandonedPhrase = { readonly phrase: string; readonly instead: string };

/** Returns one sentence per text of a market with a phrase that `docs/words.md` refuses there. */
export const checkAbandonedWords = (root: string): readonly string[] => {
  const glossary = readAbandonedWords(readFileSync(join(root, GLOSSARY), 'utf8'));
  return [
    ...(glossary.size === 0 ? [`${GLOSSARY} refuses no words: are its tables intact?`] : []),
    ...[...glossary].flatMap(([market, phrases]) => {
      const sources = textsOf(market).flatMap((folder) =>
        globSync([folder, `${folder}/**/*.ts`], { cwd: root })
          .filter((path) => path.endsWith('.ts'))
          .map((path) => ({
            path: path.replaceAll('\\', '/'),
            text: readFileSync(join(root, path), 'utf8'),
          })),
      );
      return sources.length === 0
        ? [`${GLOSSARY} has words of ${market}, which has no texts`]
        : findAbandonedWords(sources, phrases);
    }),
  ];
};

const HEADING = /^## .*\(`([a-z-]+)`\)$/;

/** The phrases of the last column of each market's table, which is headed by the market's id. */
export const readAbandonedWords = (
  glossary: string,
): ReadonlyMap<string, readonly AbandonedPhrase[]> => {
  const words = new Map<string, AbandonedPhrase[]>();
  let market: AbandonedPhrase[] | undefined;
  for (const line of glossary.split('\n')) {
    const id = HEADING.exec(line)?.[1];
    if (id !== undefined) words.set(id, (market = []));
    else if (line.startsWith('## ')) market = undefined;
    if (market === undefined || !line.startsWith('| ') || line.startsWith('| Idea |')) continue;
    const [instead = '', phrases = ''] = line
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim());
    for (const phrase of phrases.split(',').map((one) => one.trim()))
      if (phrase !== '') market.push({ phrase, instead });
  }
  return words;
};

/** The literals of a source that are texts: not those of its imports. */
const LITERAL = /'(?:[^'\\\n]|\\.)*'/g;

/**
 * A phrase is found as whole words in any case; one with a quotation mark at an end, only at that
 * end of a text.
 */
export const findAbandonedWords = (
  sources: readonly Source[],
  phrases: readonly AbandonedPhrase[],
): readonly string[] => {
  const patterns = phrases.map(({ phrase, instead }) => ({ pattern: patternOf(phrase), instead }));
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) =>
      /^(?:import|export) .* from '/.test(line)
        ? []
        : (line.match(LITERAL) ?? []).flatMap((literal) =>
            patterns.flatMap(({ pattern, instead }) => {
              const found = pattern.exec(literal)?.[0];
              return found === undefined
                ? []
                : [
                    `${path}:${String(at + 1)} says "${found}" instead of "${instead}" (${GLOSSARY})`,
                  ];
            }),
          ),
    ),
  );
};

const patternOf = (phrase: string): RegExp => {
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const [before, after] = [
    /^[\p{L}\d]/u.test(phrase) ? String.raw`(?<![\p{L}\d])` : '',
    /[\p{L}\d]$/u.test(phrase) ? String.raw`(?![\p{L}\d])` : '',
  ];
  return new RegExp(before + escaped + after, 'iu');
};
