import type { ConsoleCallName } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import type { HandlersOf } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import { refuse } from '../flags/failure.ts';
import type { FlagBoard } from '../../platform/flags/flag-board.ts';
import {
  consoleCookie,
  deviceCookie,
  deviceOfCookies,
  pendingCookie,
  pendingOfCookies,
  tokenOfCookies,
} from './console-cookie.ts';
import { companyDeskHandlers } from './company-handlers.ts';
import { consoleRefusal } from './console-refusal.ts';
import type { OpenId } from './open-id.ts';
import { moneyHandlers } from './money-handlers.ts';
import { previewTokens } from './preview.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import { readBoard } from './read-board.ts';
import type { SealedTexts } from './sealed-text.ts';
import type { Staff } from './staff.ts';
import { unitHandlers } from './unit-handlers.ts';

type ConsoleOptions = {
  readonly db: Db;
  readonly markets: readonly Market[];
  readonly flags: FlagBoard;
  readonly atConsole: Staff;
  readonly serviceCredential: string;
  /** The company's identity provider, if there is one. */
  readonly openId: OpenId | undefined;
  readonly seals: SealedTexts;
  readonly security: SecurityLog;
};

/** The calls of the flag console, which its own server makes for its users. */
export const consoleHandlers = ({
  db,
  markets,
  flags,
  atConsole: staff,
  serviceCredential,
  openId,
  seals,
  security,
}: ConsoleOptions): HandlersOf<ConsoleCallName> => ({
  signInToConsole: async ({ body }, { now, cookies, network, setHeader }) => {
    const place = { network: network(serviceCredential), device: deviceOfCookies(cookies) };
    const opened = await staff.signIn(body, place, now);
    if (!opened.ok) return fail(consoleRefusal(opened.error));
    const { token, device, person } = opened.value;
    setHeader('set-cookie', consoleCookie(token));
    setHeader('set-cookie', deviceCookie(device));
    return ok(person);
  },
  listConsoleSignInWays: async () => ok({ openId: openId !== undefined }),
  startConsoleOpenId: async (_, { setHeader }) => {
    if (openId === undefined) return fail(consoleRefusal({ kind: 'not-found' }));
    const { location, pending } = await openId.start();
    setHeader('set-cookie', pendingCookie(seals.seal(pending)));
    return ok({ location });
  },
  finishConsoleOpenId: async ({ body }, { now, cookies, setHeader }) => {
    const pending = seals.open(pendingOfCookies(cookies));
    const named = pending === undefined ? undefined : await openId?.finish(body.query, pending);
    const opened =
      named === undefined ? refuse('not-let-in') : await staff.signInAs(named.email, named, now);
    setHeader('set-cookie', pendingCookie(undefined));
    if (!opened.ok) return fail(consoleRefusal(opened.error));
    setHeader('set-cookie', consoleCookie(opened.value.token));
    return ok(opened.value.person);
  },
  signOutOfConsole: async (_, { cookies, setHeader }) => {
    await staff.signOut(tokenOfCookies(cookies));
    setHeader('set-cookie', consoleCookie(undefined));
    return ok({});
  },
  readConsolePerson: async (_, { person }) => ok(person),
  readBoard: async (_, { person, now }) => ok(await readBoard(db, markets, person, now)),
  ...moneyHandlers(db, security),
  ...companyDeskHandlers(db),
  ...unitHandlers({ db, flags, preview: previewTokens(serviceCredential), security }),
});
