import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Reply } from '@materia/api-contract';
import { INCIDENT_OUTCOMES, MOST_ATTACHMENTS } from '@materia/domain-messages';
import type { Command } from '../command.ts';
import type { Moments } from '../moments.ts';
import { StaffRefusal, wordOf } from '../staff-host.ts';
import { plain, plainLine } from './plain.ts';

type Summary = Reply<'listDeskThreads'>['threads'][number];
type Thread = Reply<'readDeskThread'>;

/** What staff and sellers do with a thread by an answer. */
const ACTS = ['answer', 'resolve', 'refuse', 'reopen'] as const;

const lineOf = (one: Summary, when: Moments): string =>
  [
    one.id,
    when(one.updated_at),
    one.order_id,
    one.seller === null ? 'the shop' : plainLine(one.seller),
    one.state === null ? one.reason : `${one.reason} (${one.state})`,
    ...(one.overdue ? ['NOT ANSWERED IN TIME'] : one.awaits_answer ? ['waits for an answer'] : []),
    plainLine(one.subject),
  ].join('  ');

const listOf = (threads: readonly Summary[], when: Moments): readonly string[] =>
  threads.length === 0 ? ['There are none.'] : threads.map((one) => lineOf(one, when));

const wholeOf = (thread: Thread, when: Moments): readonly string[] => [
  lineOf(thread, when),
  ...thread.lines.map(({ line, name, qty }) => `  line ${line}: ${qty} × ${plainLine(name)}`),
  ...thread.messages.flatMap(({ author, text, at, files }) => [
    `  ${author}, ${when(at)}:`,
    ...plain(text)
      .split('\n')
      .map((line) => `    ${line}`),
    ...files.map(({ id, name, bytes }) => `    file ${id}: ${plainLine(name)}, ${bytes} bytes`),
  ]),
  `  possible: ${thread.acts.join(', ') || 'nothing'}`,
];

/** An act such as `resolve:refund`, or `answer` without one. */
const actOf = (word: string) => {
  const [act = '', outcome] = (word === '' ? 'answer' : word).split(':');
  return {
    act: wordOf(act, ACTS, 'ACT'),
    ...(outcome !== undefined && { outcome: wordOf(outcome, INCIDENT_OUTCOMES, 'The outcome') }),
  };
};

const ACT_HELP = `ACT is answer, refuse, reopen or resolve:OUTCOME (${INCIDENT_OUTCOMES.join(', ')}); up to ${MOST_ATTACHMENTS} times --file`;

/** The files of an answer by the names of the form. The host looks at what is in them. */
const filesAt = async (paths: readonly string[]) => {
  if (paths.length > MOST_ATTACHMENTS)
    throw new StaffRefusal(`An answer has at most ${MOST_ATTACHMENTS} files.`);
  const [file1, file2, file3] = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path).catch(() => {
        throw new StaffRefusal(`${path} cannot be read.`);
      });
      return new File([bytes], basename(path));
    }),
  );
  return { file1, file2, file3 };
};

export const threads: Command = {
  words: [],
  help: 'Messages of buyers, those that wait for an answer first',
  run: async (_, { host, when }) => {
    const value = await host('listDeskThreads', { query: {} });
    return { value, lines: listOf(value.threads, when) };
  },
};

export const thread: Command = {
  words: ['ID'],
  help: 'Show a conversation with a buyer',
  run: async ([threadId = ''], { host, when }) => {
    const value = await host('readDeskThread', { params: { threadId }, query: {} });
    return { value, lines: wholeOf(value, when) };
  },
};

export const threadAnswer: Command = {
  words: ['ID', 'ACT', 'MESSAGE…'],
  help: `Answer a buyer; ${ACT_HELP}`,
  run: async ([threadId = '', act = '', message = ''], { host, files }) => {
    const value = await host('answerAsStaff', {
      params: { threadId },
      body: { message, ...actOf(act) },
      files: await filesAt(files),
    });
    return { value, lines: [`${value.id}: answered`] };
  },
};

export const sellers: Command = {
  words: [],
  help: 'The people of sellers who may sign in, and open invitations',
  run: async (_, { host }) => {
    const value = await host('listSellerPeople', {});
    return {
      value,
      lines:
        value.people.length === 0
          ? ['There are none.']
          : value.people.map(
              ({ email, name, seller, state }) =>
                `${email}  ${plainLine(name)}  ${plainLine(seller)}  ${state}`,
            ),
    };
  },
};

export const sellerInvite: Command = {
  words: ['EMAIL', 'VENDOR', 'NAME…'],
  help: 'Invite a person of a seller by the seller’s code; the token works once, for a week',
  run: async ([email = '', vendor = '', name = ''], { host, when }) => {
    const value = await host('inviteSeller', { body: { email, vendor, name } });
    return {
      value,
      lines: [
        `${value.email} is invited for ${plainLine(value.seller)} until ${when(value.until)}.`,
        `Token: ${value.token}`,
      ],
    };
  },
};

export const sellerRemove: Command = {
  words: ['EMAIL'],
  help: 'End the access of a person of a seller at once',
  run: async ([email = ''], { host }) => ({
    value: await host('removeSeller', { params: { email } }),
    lines: [`${email} has no access any more.`],
  }),
};

/** Accepts an invitation. The key for the authenticator app is printed once, and nowhere stored. */
export const sellerAccept: Command = {
  words: ['TOKEN'],
  help: 'As a seller: accept an invitation; the password is asked for (or OPS_PASSWORD)',
  isOpen: true,
  run: async ([token = ''], { host, typed }) => {
    const value = await host('acceptSellerInvitation', {
      body: { token, password: await typed.password() },
    });
    return {
      value,
      lines: [
        `${value.email} may sign in for ${plainLine(value.seller)}.`,
        `Key for the authenticator app: ${value.totp_secret}`,
      ],
    };
  },
};

export const sellerSignIn: Command = {
  words: ['EMAIL'],
  help: 'As a seller: sign in; the password is asked for (or OPS_PASSWORD), the code comes by --code',
  isOpen: true,
  run: async ([email = ''], { host, session, devices, typed }) => {
    const device = await devices.read(email);
    const opened = await host('signSellerIn', {
      body: {
        email,
        password: await typed.password(),
        code: typed.code ?? '',
        ...(device !== undefined && { device }),
      },
    });
    await session.keep({ token: opened.token, email });
    await devices.keep(email, opened.device);
    const person = { email, name: opened.name, seller: opened.seller };
    return {
      value: person,
      lines: [`${plainLine(person.name)} is signed in for ${plainLine(person.seller)}.`],
    };
  },
};

export const sellerSignOut: Command = {
  words: [],
  help: 'As a seller: sign out',
  run: async (_, { host, session }) => {
    await session.forget();
    return { value: await host('signSellerOut', {}), lines: ['Signed out.'] };
  },
};

export const sellerThreads: Command = {
  words: [],
  help: 'As a seller: messages of buyers, those that wait for an answer first',
  run: async (_, { host, when }) => {
    const value = await host('listSellerThreads', { query: {} });
    return { value, lines: listOf(value.threads, when) };
  },
};

export const sellerThread: Command = {
  words: ['ID'],
  help: 'As a seller: show a conversation with a buyer',
  run: async ([threadId = ''], { host, when }) => {
    const value = await host('readSellerThread', { params: { threadId }, query: {} });
    return { value, lines: wholeOf(value, when) };
  },
};

export const sellerAnswer: Command = {
  words: ['ID', 'ACT', 'MESSAGE…'],
  help: `As a seller: answer a buyer; ${ACT_HELP}`,
  run: async ([threadId = '', act = '', message = ''], { host, files }) => {
    const value = await host('answerAsSeller', {
      params: { threadId },
      body: { message, ...actOf(act) },
      files: await filesAt(files),
    });
    return { value, lines: [`${value.id}: answered`] };
  },
};
