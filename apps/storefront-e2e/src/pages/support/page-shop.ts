import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHostClient, type HostClient, type HostTransport } from '@materia/api-client-kernel';
import type { CallInput, Reply, ShopCallName } from '@materia/api-contract';
import { parseReply } from '@materia/api-contract/schemas';
import { FEED_SCHEMAS, type FeedFile, type FeedRecord } from '@materia/api-contract/feed';
import { type FlagPresets, flagSet } from '@materia/domain-feature-flags';
import {
  formatMinorUnits,
  type Market,
  pathTo,
  type PathTo,
  type TextKey,
  type TextReader,
} from '@materia/market-model';
import { sourceStorefront, SOURCE_ORIGIN } from '@materia/storefront-shell/testing';
import { textsIn } from '@materia/testing/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type PaymentProvider, startProvider } from './payment-provider.ts';
import { readPage, type PageLines } from './read-page.ts';
import type { DemoHost } from './started-host.ts';

/** A request that can be sent again with the same outcome. */
export type Asked = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly form: string | undefined;
  readonly cookies: string;
};

/** A page as a browser received it. */
export type Opened = {
  readonly asked: Asked;
  readonly status: number;
  readonly location: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly lines: PageLines;
  readonly html: string;
};

/** A browser that stores cookies. */
export type Browser = {
  readonly get: (url: string) => Promise<Opened>;
  /** Submits a form. Redirects are not followed. */
  readonly post: (url: string, form: FormFields) => Promise<Opened>;
};

type DemoAccount = 'private' | 'professional' | 'platinum';

export type FormFields = Readonly<Record<string, string>> | readonly (readonly [string, string])[];

/** A market's storefront over the real host, and the values that its pages must show. */
export type PageShop = {
  readonly market: Market;
  readonly origin: string;
  /** The instant of all clocks. */
  readonly now: string;
  readonly to: PathTo;
  /** The market's flags. */
  readonly flags: ReturnType<typeof flagSet>;
  /** A text of the market. */
  readonly t: TextReader;
  /** Facts of texts without parameters, each once on the page and named by its key. */
  readonly says: (...keys: readonly TextKey[]) => Readonly<Record<string, string>>;
  /** An amount on the wire (decimals in major units) as the market writes it. */
  readonly price: (amount: number) => string;
  /** The host's reply to a call, parsed by the contract; throws on a refusal. */
  readonly host: <Name extends ShopCallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<Reply<Name>>;
  readonly hostClient: HostClient;
  /** The rows of the demo shop as the host imported them. */
  readonly feed: <File extends FeedFile>(file: File) => readonly FeedRecord<File>[];
  readonly guest: () => Browser;
  /** The password of the demo accounts. */
  readonly demoPassword: string;
  /** A browser in which a demo account has signed in. */
  readonly customer: (kind: DemoAccount) => Promise<Browser>;
  /** The host's calls of a demo account. */
  readonly customerHost: (kind: DemoAccount) => Promise<HostClient>;
  /** Runs the payment provider for a while, now or at a later time; without it, the host cannot reach one. */
  readonly whilePaying: <Result>(
    work: (provider: PaymentProvider) => Promise<Result>,
    options?: { readonly minutesLater?: number },
  ) => Promise<Result>;
  /** Sends a request again. */
  readonly again: (asked: Asked) => Promise<Opened>;
};

/** How a mutation run records the pages that it renders again: the calls of the host, and each request as a whole. */
export type Recording = {
  readonly transport: (baseUrl: string, headers: Readonly<Record<string, string>>) => HostTransport;
  readonly around: <Result>(asked: Asked, work: () => Promise<Result>) => Promise<Result>;
};

/** Opens the storefront of a market. */
export const openPageShop = async (
  market: Market,
  demoHost: DemoHost,
  {
    recording,
    flagChoices,
  }: {
    readonly recording?: Recording | undefined;
    /** Flags as they are published at the host. */
    readonly flagChoices?: FlagPresets;
  } = {},
): Promise<PageShop> => {
  const app = await sourceStorefront({
    market,
    hostUrl: demoHost.url,
    publicCredential: demoHost.publicCredential,
    serviceCredential: demoHost.serviceCredential,
    now: demoHost.now,
    ...(flagChoices !== undefined && { flagChoices }),
    ...(recording !== undefined && { transport: recording.transport }),
  });
  const to = pathTo(market.routes);
  const host = hostOf(market, demoHost);
  const again = (asked: Asked): Promise<Opened> => send(app, asked).then(({ opened }) => opened);
  const around: Recording['around'] = recording?.around ?? ((_, work) => work());
  const guest = (): Browser => aBrowser(app, around);
  const t = textsIn(market);
  const emailOf = (kind: DemoAccount): string => `${kind}@demo.${market.id}.example`;
  return {
    market,
    origin: SOURCE_ORIGIN,
    now: demoHost.now,
    flags: flagSet({ channel: 'web', choices: flagChoices ?? {}, presets: market.flagPresets }),
    to,
    t,
    says: (...keys) => Object.fromEntries(keys.map((key) => [key, plainText(market, key)])),
    hostClient: host,
    price: (amount) =>
      formatMinorUnits(Math.round(amount * 100), market.numberFormat, market.currencyFormat),
    host: asking(host),
    feed: feedOf(join(demoHost.feeds, market.id)),
    guest,
    demoPassword: demoHost.password,
    again,
    whilePaying: async (work, { minutesLater = 0 } = {}) => {
      const now = new Date(Date.parse(demoHost.now) + minutesLater * 60_000).toISOString();
      const provider = await startProvider({ ...demoHost, now });
      try {
        return await work(provider);
      } finally {
        await provider.stop();
      }
    },
    customerHost: async (kind) => {
      const signedIn = await host('signIn', {
        body: { username: emailOf(kind), password: demoHost.password },
      });
      if (!signedIn.ok) throw new Error(`The ${kind} account was not signed in`);
      return hostOf(market, { ...demoHost, publicCredential: signedIn.value.jwtToken });
    },
    customer: async (kind) => {
      const browser = guest();
      const signedIn = await browser.post(to('login'), {
        email: emailOf(kind),
        password: demoHost.password,
      });
      if (signedIn.location === undefined)
        throw new Error(`The ${kind} account was not signed in: ${signedIn.status}`);
      return browser;
    },
  };
};

/** Calls of a client that must not be refused. */
export const asking =
  (client: HostClient): PageShop['host'] =>
  async (name, input) => {
    const reply = await client(name, input);
    if (reply.ok) return reply.value;
    throw new Error(`The host refused ${name}: ${JSON.stringify(reply.error)}`);
  };

const hostOf = (
  market: Market,
  { url, publicCredential, serviceCredential }: DemoHost,
): HostClient =>
  createHostClient({
    transport: ({ path, method, query, headers, json }) =>
      fetch(`${url}/${market.id}/${path}?${new URLSearchParams(query)}`, {
        method,
        headers: {
          authorization: `Bearer ${publicCredential}`,
          'x-service-credential': serviceCredential,
          ...headers,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(json === undefined ? {} : { body: json }),
      }),
    replyReader: parseReply,
  });

/** A text without parameters. */
const plainText = ({ texts }: Market, key: TextKey): string => {
  const [namespace = '', name = ''] = key.split('.');
  const namespaces: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = texts;
  const text = namespaces[namespace]?.[name];
  if (typeof text !== 'string' || text.includes('{'))
    throw new Error(`The text ${key} needs parameters`);
  return text;
};

const readersOf = <File extends FeedFile>(file: File) => z.array(FEED_SCHEMAS[file]);

const feedOf = (folder: string): PageShop['feed'] => {
  const read = new Map<string, unknown>();
  return (file) => {
    const rows: unknown =
      read.get(file) ??
      readFileSync(join(folder, `${file}.jsonl`), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    read.set(file, rows);
    return readersOf(file).parse(rows);
  };
};

type Sent = {
  readonly opened: Opened;
  readonly cookies: readonly (readonly [string, string | undefined])[];
};

const send = async (app: FastifyInstance, asked: Asked): Promise<Sent> => {
  const response = await app.inject({
    method: asked.method,
    url: asked.url,
    headers: {
      host: new URL(SOURCE_ORIGIN).host,
      ...(asked.cookies === '' ? {} : { cookie: asked.cookies }),
      ...(asked.form === undefined
        ? {}
        : {
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
            origin: SOURCE_ORIGIN,
          }),
    },
    ...(asked.form === undefined ? {} : { payload: asked.form }),
  });
  const location = response.headers.location;
  const isPage = String(response.headers['content-type']).startsWith('text/html');
  return {
    opened: {
      asked,
      status: response.statusCode,
      location: typeof location === 'string' ? location : undefined,
      headers: response.headers,
      lines: readPage(isPage ? response.body : ''),
      html: response.body,
    },
    cookies: response.cookies.map(({ name, value, maxAge }) => [
      name,
      maxAge === 0 ? undefined : value,
    ]),
  };
};

const aBrowser = (app: FastifyInstance, around: Recording['around']): Browser => {
  const jar = new Map<string, string>();
  const ask = async (method: Asked['method'], url: string, form?: string): Promise<Opened> => {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const asked: Asked = { method, url, form, cookies };
    const { opened, cookies: changes } = await around(asked, () => send(app, asked));
    for (const [name, value] of changes) {
      if (value === undefined) jar.delete(name);
      else jar.set(name, value);
    }
    return opened;
  };
  return {
    get: (url) => ask('GET', url),
    post: (url, form) => ask('POST', url, new URLSearchParams(pairsOf(form)).toString()),
  };
};

const isPairs = (form: FormFields): form is readonly (readonly [string, string])[] =>
  Array.isArray(form);
const pairsOf = (form: FormFields): string[][] =>
  isPairs(form) ? form.map(([name, value]) => [name, value]) : Object.entries(form);
