import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Call,
  type CallInput,
  callOf,
  CALLS,
  type Reply,
  type ShopCallName,
} from '@materia/api-contract';
import { callRequest } from '@materia/api-client-kernel';
import { refusalReply, SCHEMAS } from '@materia/api-contract/schemas';
import { markets } from '@materia/market-all';
import type { FastifyInstance } from 'fastify';
import { Kysely } from 'kysely';
import type { z } from 'zod';
import { demoRegisters } from '../demo/demo-registers.ts';
import { createHost, type Host, type HostOptions } from '../host.ts';
import { sqlDialect } from '../platform/database/sql-dialect.ts';
import type { SqlPool } from '../platform/database/sql-pool.ts';
import type { Mail } from '../platform/mail/mail-template.ts';
import { makeSecrets, type Secrets } from '../platform/process/secrets.ts';
import { testProvider } from './payment-provider.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from './demo-secrets.ts';
import { type Engine, openTestDatabase, type TestDatabase } from './database.ts';

/** A Friday, ten in the morning in Warsaw: stores are open. */
export const FRIDAY_MORNING = '2026-11-20T09:00:00.000Z';

/** The least that Argon2 accepts. */
const SMALLEST_COST = { memoryCost: 8, timeCost: 1 } as const;

type RefusalReply = z.output<typeof refusalReply>;
/** The outcome of a call: a reply that matches the contract, or a refusal that does. */
export type Answer<Name extends ShopCallName> =
  | { readonly status: 200; readonly reply: Reply<Name>; readonly text: string }
  | {
      readonly status: number;
      readonly refusal: RefusalReply & { readonly code: string };
      readonly text: string;
    };

type Sender = {
  readonly token?: string;
  readonly bu?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type TestHost = {
  readonly app: FastifyInstance;
  readonly host: Host;
  readonly database: TestDatabase;
  readonly secrets: Secrets;
  readonly mails: { readonly id: string; readonly mail: Mail }[];
  readonly clock: { now: string };
  /** The log lines. */
  readonly logged: readonly string[];
  readonly folder: string;
  /** Sends a call as the contract defines it and parses the response by the contract. */
  readonly call: <Name extends ShopCallName>(
    name: Name,
    input: CallInput<Name>,
    sender?: Sender,
  ) => Promise<Answer<Name>>;
  readonly close: () => Promise<void>;
};

/** The same database with another pool in between. */
const databaseThrough = (
  database: TestDatabase,
  through: (pool: SqlPool) => SqlPool,
): TestDatabase => {
  const pool = through(database.pool);
  return { ...database, pool, db: new Kysely({ dialect: sqlDialect(pool) }) };
};

/**
 * The whole host with its own database, without a socket. Its statements go `through` another pool,
 * if one is given.
 */
export const openTestHost = async (
  engine: Engine,
  more: Partial<
    Pick<
      HostOptions,
      | 'registers'
      | 'openId'
      | 'basePath'
      | 'trustedProxies'
      | 'provider'
      | 'passwordCost'
      | 'isMailboxProven'
      | 'virusScan'
      | 'metrics'
    >
  > = {},
  { through }: { readonly through?: (pool: SqlPool) => SqlPool } = {},
): Promise<TestHost> => {
  const database = await openTestDatabase(engine);
  const folder = await mkdtemp(join(tmpdir(), 'materia-host-'));
  const demo = { password: DEMO_PASSWORD, totpSecret: DEMO_TOTP_SECRET };
  const secrets = { ...makeSecrets(), demo };
  const clock = { now: FRIDAY_MORNING };
  const mails: { id: string; mail: Mail }[] = [];
  const logged: string[] = [];
  const host = await createHost({
    database: through === undefined ? database : databaseThrough(database, through),
    markets,
    secrets,
    clock: () => clock.now,
    dataFolder: folder,
    sendMail: async (id, mail) => {
      mails.push({ id, mail });
    },
    shopOrigin: (market) => `https://${market.id}.shop.example`,
    version: 'test',
    provider: testProvider({ approves: true }),
    registers: demoRegisters(markets),
    passwordCost: SMALLEST_COST,
    // Accounts of tests have proven mailboxes unless a test says otherwise.
    isMailboxProven: async () => true,
    log: { write: (line) => void logged.push(line) },
    ...more,
    cartLimits: { addsPerCart: 10_000, addsPerAddress: 100_000 },
  });
  await host.app.ready();
  return {
    app: host.app,
    host,
    database,
    secrets,
    mails,
    clock,
    logged,
    folder,
    call: async (name, input, sender = {}) => {
      const request = requestOf(name, partsOf(input), sender, secrets.publicCredential);
      const response = await host.app.inject(
        callOf(name).body === 'multipart'
          ? { ...request, ...(await formOf(name, input, request.headers)) }
          : withoutNothing(request),
      );
      return readAnswer(name, response.statusCode, response.body);
    },
    close: async () => {
      await host.app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Sends calls to a running host at the given address. */
export const callsTo =
  (address: string, publicCredential: string): TestHost['call'] =>
  async (name, input, sender = {}) => {
    const { method, url, query, headers, payload } = requestOf(
      name,
      partsOf(input),
      sender,
      publicCredential,
    );
    const response = await fetch(`${address}${url}?${new URLSearchParams(query)}`, {
      method,
      headers,
      ...(payload !== undefined && { body: payload }),
    });
    return readAnswer(name, response.status, await response.text());
  };

type AnyInput = {
  readonly params?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
};

/** The parts of any call's input. */
const partsOf = (input: object): AnyInput => input;

const texts = (values: object | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );

const requestOf = (
  name: ShopCallName,
  input: AnyInput,
  { token, bu = 'pl', headers = {} }: Sender,
  publicCredential: string,
) => {
  const { method, path } = CALLS[name];
  const params = texts(input.params);
  return {
    method,
    url: `/${bu}${path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''))}`,
    query: texts(input.query),
    headers: {
      authorization: `Bearer ${token ?? publicCredential}`,
      ...texts(input.headers),
      ...headers,
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    payload: input.body === undefined ? undefined : JSON.stringify(input.body),
  };
};

/** The form of a call, as the client builds it. */
const formOf = async (
  name: ShopCallName,
  input: object,
  { 'content-type': _json, ...headers }: Readonly<Record<string, string>>,
) => {
  const { content } = callRequest(callOf(name), input);
  const body = new Response(content instanceof FormData ? content : null);
  return {
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  };
};

/** A request without a body has no payload at all. */
const withoutNothing = ({ payload, ...request }: ReturnType<typeof requestOf>) => ({
  ...request,
  ...(payload !== undefined && { payload }),
});

/** A reply that breaks the contract fails the test that made the call. */
const readAnswer = <Name extends ShopCallName>(
  name: Name,
  status: number,
  text: string,
): Answer<Name> => {
  const body: unknown = status !== 200 ? undefined : bodyOf(callOf(name).reply, name, text);
  return status === 200
    ? { status, reply: replyOf(name, body), text }
    : { status, refusal: refusalReply.parse(JSON.parse(text)), text };
};

/** A reply as the client reads it by its kind. */
const bodyOf = (reply: Call['reply'], name: string, text: string): unknown => {
  const stream = (): ReadableStream => new Blob([text]).stream();
  if (reply === 'stream') return stream();
  return reply === 'file' ? { name, type: '', body: stream() } : JSON.parse(text);
};

const SCHEMA_OF: { readonly [Name in ShopCallName]: { readonly reply: z.ZodType<Reply<Name>> } } =
  SCHEMAS;
const replyOf = <Name extends ShopCallName>(name: Name, json: unknown): Reply<Name> =>
  SCHEMA_OF[name].reply.parse(json);

/** The reply of an outcome; throws on a refusal. */
export const replied = async <Name extends ShopCallName>(
  answer: Promise<Answer<Name>>,
): Promise<Reply<Name>> => {
  const settled = await answer;
  if ('reply' in settled) return settled.reply;
  throw new Error(`Answered ${settled.status}: ${settled.text}`);
};

/** Status and code of a refusal; throws on a reply. */
export const refused = async <Name extends ShopCallName>(
  answer: Promise<Answer<Name>>,
): Promise<{
  readonly status: number;
  readonly code: string;
  readonly fields: readonly string[];
  readonly message: string;
  readonly parameters: RefusalReply['parameters'];
}> => {
  const settled = await answer;
  if ('reply' in settled) throw new Error(`Answered ${settled.text.slice(0, 200)}`);
  const { code, fields, message, parameters } = settled.refusal;
  return {
    status: settled.status,
    code,
    fields: (fields ?? []).map((fault) => fault.field),
    message,
    parameters,
  };
};
