import { type Reply, STAFF_DUTIES } from '@materia/api-contract';
import type { Command } from '../command.ts';
import { wordOf } from '../staff-host.ts';
import { plainLine } from './plain.ts';

/** Opens a session of the command line; the host ends it after 15 minutes without use. */
export const signIn: Command = {
  words: ['EMAIL'],
  help: 'Sign in; the password is asked for (or OPS_PASSWORD), a code comes by --code',
  isOpen: true,
  run: async ([email = ''], { host, session, devices, typed }) => {
    const device = await devices.read(email);
    const opened = await host('signStaffIn', {
      body: {
        email,
        password: await typed.password(),
        ...(typed.code !== undefined && { code: typed.code }),
        ...(device !== undefined && { device }),
      },
    });
    // The session token and the device token are never printed.
    const person = { email: opened.email, name: opened.name, duties: opened.duties };
    await session.keep({ token: opened.token, email: person.email });
    await devices.keep(email, opened.device);
    const duties = Object.entries(person.duties).map(
      ([market, words]) => `${market}: ${words.join(', ') || 'none'}`,
    );
    return {
      value: person,
      lines: [
        `${plainLine(person.name)} is signed in.`,
        ...(duties.length === 0 ? ['There is no duty yet; administration gives them.'] : duties),
      ],
    };
  },
};

export const signOut: Command = {
  words: [],
  help: 'Sign out',
  run: async (_words, { host, session }) => {
    await session.forget();
    return { value: await host('signStaffOut', {}), lines: ['Signed out.'] };
  },
};

export const people: Command = {
  words: [],
  help: 'List who has which duty in the market',
  run: async (_words, { host }) => {
    const value = await host('listColleagues', {});
    return { value, lines: value.length === 0 ? ['There are none.'] : value.map(lineOf) };
  },
};

/** Assigns duties. They are read again at every call, so a removed duty is effective at once. */
export const duties: Command = {
  words: ['EMAIL', 'DUTIES?'],
  help: 'Give somebody duties, joined by commas; none takes all away',
  run: async ([email = '', words = ''], { host }) => {
    const value = await host('setDuties', {
      params: { email },
      body: {
        duties: words
          .split(',')
          .filter((word) => word !== '')
          .map((word) => wordOf(word, STAFF_DUTIES, 'A duty')),
      },
    });
    return { value, lines: [lineOf(value)] };
  },
};

export const audit: Command = {
  words: [],
  help: 'List what staff did, and which customers’ data were exported or erased, the last first',
  run: async (_words, { host }) => {
    const value = await host('readStaffAudit', {});
    const broken =
      value.brokenAt === null
        ? []
        : [`Entry ${value.brokenAt} does not fit the one before it: the audit was tampered with.`];
    return {
      value,
      lines: [
        ...broken,
        ...(value.acts.length === 0
          ? ['There is nothing yet.']
          : value.acts.map(
              (act) =>
                `${act.seq}  ${act.at.slice(0, 19)}  ${plainLine(act.actor)}  ${act.action}  ${plainLine(act.detail)}`,
            )),
      ],
    };
  },
};

const lineOf = (one: Reply<'setDuties'>): string =>
  `${plainLine(one.email)}  ${plainLine(one.name)}  ${one.duties.join(', ') || 'none'}`;
