import { readFile } from 'node:fs/promises';
import type { CallInput, Reply } from '@materia/api-contract';
import type { Command, CommandOutcome } from '../command.ts';
import type { Moments } from '../moments.ts';
import { StaffRefusal } from '../staff-host.ts';
import { plain, plainLine } from './plain.ts';

/** The id under which a page is stored that all stores share, except those with their own. */
const EVERY_STORE = '42';

/** A page is named as `IDENTIFIER`, or as `STORE/IDENTIFIER` for a store's own version. */
const pageOf = (name: string): { readonly storeId: string; readonly identifier: string } => {
  const [identifier = '', storeId = EVERY_STORE] = name.split('/').toReversed();
  return { storeId, identifier };
};

const outcomeOf = (value: Reply<'readContentHistory'>, when: Moments): CommandOutcome => ({
  value,
  lines: [
    `${plainLine(value.identifier)}, store ${value.store_id}`,
    ...value.revisions.map((one) => {
      const published =
        one.shown_from === null
          ? 'draft'
          : `shown from ${when(one.shown_from)} by ${plainLine(one.published_by ?? '')} at ${when(one.published_at ?? one.shown_from)}`;
      return `  ${one.revision}  ${one.title === null ? 'taken off' : plainLine(one.title)}  written by ${plainLine(one.written_by)} at ${when(one.written_at)}; ${published}`;
    }),
  ],
});

/** The time of publication: a moment with its offset, or now if the argument is missing. */
const momentOf = (word: string): { readonly at?: string } => (word === '' ? {} : { at: word });

/** Lists the current pages of a market. */
export const content: Command = {
  words: ['SECTION?'],
  help: 'List the pages of content, and how many drafts each has',
  run: async ([section = ''], { host }) => {
    const value = await host('listContent', { query: section === '' ? {} : { section } });
    const lines = value.pages.map(
      (one) =>
        `${one.store_id}/${plainLine(one.identifier)}  ${one.place}  ${plainLine(one.section)}  ${plainLine(one.title)}${one.drafts === 0 ? '' : `  (${one.drafts} ${one.drafts === 1 ? 'draft' : 'drafts'})`}`,
    );
    return { value, lines: lines.length === 0 ? ['There are none.'] : lines };
  },
};

export const contentHistory: Command = {
  words: ['PAGE'],
  help: 'Show every version of a page: who wrote and published it, and when',
  run: async ([name = ''], { host, when }) =>
    outcomeOf(await host('readContentHistory', { params: pageOf(name) }), when),
};

export const contentPut: Command = {
  words: ['FILE'],
  help: 'Write a version of a page from a JSON file; it stays a draft',
  run: async ([file = ''], { host, actor }) => {
    const value = await host('writeContent', { body: { actor, page: await readPage(file) } });
    const lost =
      value.lost.length === 0
        ? 'Nothing had to be cleaned away.'
        : `Cleaned away: ${value.lost.map(plainLine).join(', ')}.`;
    return {
      value,
      lines: [
        `${value.store_id}/${value.identifier}  draft ${value.revision}, for ${value.address}`,
        lost,
      ],
    };
  },
};

export const contentPreview: Command = {
  words: ['PAGE', 'REVISION'],
  help: 'Print a version of a page as the shop would show it',
  run: async ([name = '', number = ''], { host }) => {
    const value = await host('previewContent', { params: { ...pageOf(name), revision: number } });
    const { title, description, html, questions } = value.page;
    return {
      value,
      lines: [
        value.address,
        plainLine(title),
        plainLine(description),
        '',
        plain(html),
        ...questions.flatMap(({ topic, question, answer }) => [
          '',
          `${plainLine(topic)}: ${plainLine(question)}`,
          plain(answer),
        ]),
      ],
    };
  },
};

export const contentPublish: Command = {
  words: ['PAGE', 'REVISION', 'MOMENT?'],
  help: 'Put a version of a page into the shop, at once or from a moment such as 2026-12-01T08:00:00+01:00',
  run: async ([name = '', number = '', moment = ''], { host, actor, when }) =>
    outcomeOf(
      await host('publishContent', {
        params: { ...pageOf(name), revision: number },
        body: { actor, ...momentOf(moment) },
      }),
      when,
    ),
};

export const contentOff: Command = {
  words: ['PAGE', 'MOMENT?'],
  help: 'Take a page off the shop, at once or from a moment',
  run: async ([name = '', moment = ''], { host, actor, when }) =>
    outcomeOf(
      await host('takeContentOff', {
        params: pageOf(name),
        body: { actor, ...momentOf(moment) },
      }),
      when,
    ),
};

type PageToWrite = CallInput<'writeContent'>['body']['page'];

/** A JSON file. The host validates each field and names the invalid one. */
const readPage = async (file: string): Promise<PageToWrite> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StaffRefusal(`${file} cannot be read.`);
  });
  const page = parseJson(text);
  if (!isPage(page)) throw new StaffRefusal(`${file} is no JSON.`);
  return page;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isPage = (page: unknown): page is PageToWrite => typeof page === 'object' && page !== null;
