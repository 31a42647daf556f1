import type { Reply } from '@materia/api-contract';
import type { Command } from '../command.ts';
import type { Moments } from '../moments.ts';
import { plainLine } from './plain.ts';

type Counted = Reply<'listSearchQueries'>['withoutResult'];

const listed = (title: string, queries: Counted): readonly string[] => [
  title,
  ...(queries.length === 0
    ? ['  none']
    : queries.map(({ query, searches }) => `${String(searches).padStart(7)}  ${plainLine(query)}`)),
];

/** Lists what shoppers searched for in vain, the most frequent first. */
export const searches: Command = {
  words: [],
  help: 'Queries of the last 30 days without result or without click',
  run: async (_, { host }) => {
    const value = await host('listSearchQueries', {});
    return {
      value,
      lines: [
        ...listed('Without result:', value.withoutResult),
        ...listed('Without click:', value.withoutClick),
      ],
    };
  },
};

const lineOf = ({ id, words, addedBy, addedAt }: Reply<'addSearchWords'>, when: Moments): string =>
  `${id.padStart(5)}  ${plainLine(words)}  (${plainLine(addedBy)}, ${when(addedAt)})`;

/** Lists the lines that staff added; those of the market's own thesaurus are in its source. */
export const thesaurus: Command = {
  words: [],
  help: 'Words of the trade that staff added to the search',
  run: async (_, { host, when }) => {
    const value = await host('listSearchWords', {});
    return {
      value,
      lines: value.length === 0 ? ['There are none.'] : value.map((one) => lineOf(one, when)),
    };
  },
};

export const thesaurusAdd: Command = {
  words: ['WORDS'],
  help: 'Add words: "a, b" mean each other, "a, b > c" are typed by shoppers who look for c',
  run: async ([words = ''], { host, when }) => {
    const value = await host('addSearchWords', { body: { words } });
    return { value, lines: [lineOf(value, when)] };
  },
};

export const thesaurusRemove: Command = {
  words: ['ID'],
  help: 'Remove words that staff added',
  run: async ([id = ''], { host, when }) => {
    const value = await host('removeSearchWords', { params: { id } });
    return { value, lines: [lineOf(value, when)] };
  },
};
