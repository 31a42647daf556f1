import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { BOT_PATTERNS, type BotPattern } from '@materia/domain-navigation';
import {
  type KeyList,
  type MasterKey,
  type NoKeyList,
  parseMasterKeys,
} from '@materia/platform-keys';
import type { MetricsPlace } from '@materia/platform-metrics';
import { parseTrustedProxies } from '@materia/platform-network';
import { z } from 'zod';
import type { HostUrls } from '../host/host-addresses.ts';
import { type MapTileSource, parseMapTileSource } from '../images/map-tile-source.ts';

/** The environment of a storefront process. */
export type StorefrontEnvironment = {
  readonly port: number;
  /** Interface to listen on. */
  readonly listenOn: string;
  /** The addresses of the shop's hosts, without a trailing slash. */
  readonly hostUrls: HostUrls;
  /** The shop's public origin, without a trailing slash; every absolute URL of the shop starts with it. */
  readonly publicOrigin: string;
  readonly publicCredential: string;
  readonly serviceCredential: string;
  /** The keys that seal cookies: the current one, and former ones that still open them. */
  readonly sessionKeys: KeyList;
  /** Our own reverse proxies: only they may set the client address of a request. */
  readonly trustedProxies: readonly string[];
  readonly development: boolean;
  /** Origin of the flag console, the only one that may show previews in a frame. */
  readonly consoleOrigin: string | undefined;
  /** False renders every page again, so that rendering can be measured. */
  readonly keepsPages: boolean;
  /** How long to wait for the host at the start, in milliseconds. */
  readonly waitForHostMs: number;
  /** Where the process tells its figures; undefined for nowhere. */
  readonly metrics: MetricsPlace | undefined;
  /** How long to go on serving after SIGTERM, until balancers have noticed, in milliseconds. */
  readonly drainMs: number;
  /** How long the storefront may take to stop, in milliseconds. */
  readonly stopMs: number;
  /** Monitoring settings; monitoring starts only when all of them are set. */
  readonly monitoring: Readonly<Record<string, string>>;
  /** Source of street map tiles; without it the shop draws the country itself. */
  readonly mapTiles: MapTileSource | undefined;
  /** The crawlers that see the prices and stock of store 000. */
  readonly bots: readonly BotPattern[];
  /** Other markets' shops for hreflang links, as JSON. */
  readonly alternates: readonly {
    readonly locale: string;
    readonly origin: string;
    readonly home: string;
    readonly stores: string;
  }[];
};

const alternates = z.array(
  z.object({ locale: z.string(), origin: z.url(), home: z.string(), stores: z.string() }),
);

/** A short fragment would match browsers too. */
const botList = z.array(z.object({ name: z.string().min(1), contains: z.string().min(3) })).min(1);

const variables = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).optional(),
  PORT_SHIFT: z.coerce.number().int().default(0),
  HOST: z.string().min(1).default('localhost'),
  HOST_URL: z
    .string()
    .default('http://127.0.0.1:4300')
    .transform((text) => text.split(/[\s,]+/).filter((url) => url !== ''))
    .pipe(z.tuple([z.url()], z.url())),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  STOP_SECONDS: z.coerce.number().int().min(1).max(600).default(20),
  PUBLIC_ORIGIN: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  PUBLIC_CREDENTIAL: z.string().min(16).optional(),
  SERVICE_CREDENTIAL: z.string().min(16).optional(),
  SESSION_KEYS: z.string().optional(),
  MASTER_KEYS: z.string().optional(),
  SESSION_SECRET: z.string().min(16).optional(),
  CONSOLE_ORIGIN: z.url().optional(),
  TRUSTED_PROXIES: z.string().default(''),
  MATERIA_DEV: z.string().optional(),
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  WAIT_FOR_HOST: z.coerce.number().int().min(0).default(0),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  ALTERNATES: z.string().optional(),
  BOTS_FILE: z.string().min(1).optional(),
  MAP_TILES_URL: z.string().optional(),
  MAP_TILES_ATTRIBUTION: z.string().optional(),
  MAP_TILES_ATTRIBUTION_URL: z.string().optional(),
  MONITORING_APPLICATION_ID: z.string().optional(),
  MONITORING_CLIENT_TOKEN: z.string().optional(),
  MONITORING_SITE: z.string().optional(),
  MONITORING_SERVICE: z.string().optional(),
  MONITORING_ENVIRONMENT: z.string().optional(),
  MONITORING_VERSION: z.string().optional(),
});

/** The monitoring settings by environment variable. */
const MONITORING = {
  applicationId: 'MONITORING_APPLICATION_ID',
  clientToken: 'MONITORING_CLIENT_TOKEN',
  site: 'MONITORING_SITE',
  service: 'MONITORING_SERVICE',
  environment: 'MONITORING_ENVIRONMENT',
  version: 'MONITORING_VERSION',
} as const;

const secretsFile = z.object({
  publicCredential: z.string(),
  serviceCredential: z.string(),
  keys: z.array(z.object({ id: z.string(), secret: z.string() })).default([]),
});

/**
 * Reads the environment. Credentials come from variables, or from `secrets.json` in the data folder, which the
 * shop host writes on its first start. An error is one readable sentence.
 */
export const parseEnvironment = (
  environment: NodeJS.ProcessEnv,
  defaultPort: number,
): Result<StorefrontEnvironment, { readonly kind: 'environment'; readonly sentence: string }> => {
  const read = variables.safeParse(environment);
  if (!read.success)
    return refused(
      read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    );
  const { data } = read;
  const port = data.PORT ?? defaultPort + data.PORT_SHIFT;
  const secrets = readSecrets(join(data.DATA_DIR, 'secrets.json'));
  const publicCredential = data.PUBLIC_CREDENTIAL ?? secrets?.publicCredential;
  const serviceCredential = data.SERVICE_CREDENTIAL ?? secrets?.serviceCredential;
  if (publicCredential === undefined || serviceCredential === undefined) {
    return refused(
      `There is no ${join(data.DATA_DIR, 'secrets.json')} yet: start the shop host once, or set PUBLIC_CREDENTIAL and SERVICE_CREDENTIAL.`,
    );
  }
  const sessionKeys = sessionKeysOf(data, secrets?.keys ?? [], serviceCredential);
  if (!sessionKeys.ok)
    return refused(`${sessionKeys.error.variable} is no list of keys: ${sessionKeys.error.why}.`);
  const others = readAlternates(data.ALTERNATES);
  if (others === undefined)
    return refused('ALTERNATES must be a JSON list of { locale, origin, home, stores }.');
  const bots = data.BOTS_FILE === undefined ? BOT_PATTERNS : readBots(data.BOTS_FILE);
  if (bots === undefined)
    return refused(
      `BOTS_FILE must name a JSON file with a list of { name, contains }, each fragment of three characters or more; ${data.BOTS_FILE} is none.`,
    );
  const mapTiles = parseMapTileSource({
    url: data.MAP_TILES_URL,
    attribution: data.MAP_TILES_ATTRIBUTION,
    attributionUrl: data.MAP_TILES_ATTRIBUTION_URL,
  });
  if (!mapTiles.ok) return refused(MAP_TILE_SENTENCES[mapTiles.error.kind]);
  const trustedProxies = parseTrustedProxies(data.TRUSTED_PROXIES);
  if (!trustedProxies.ok)
    return refused(
      `TRUSTED_PROXIES must list addresses or networks; ${trustedProxies.error.entry} is neither.`,
    );
  return ok({
    port,
    trustedProxies: trustedProxies.value,
    listenOn: data.HOST,
    hostUrls: withoutSlashes(data.HOST_URL),
    drainMs: data.DRAIN_SECONDS * 1000,
    stopMs: data.STOP_SECONDS * 1000,
    publicOrigin: new URL(data.PUBLIC_ORIGIN ?? `http://localhost:${port}`).origin,
    publicCredential,
    serviceCredential,
    sessionKeys: sessionKeys.value,
    consoleOrigin:
      data.CONSOLE_ORIGIN === undefined ? undefined : new URL(data.CONSOLE_ORIGIN).origin,
    development: data.MATERIA_DEV === '1',
    keepsPages: data.PAGE_CACHE === 'on',
    waitForHostMs: data.WAIT_FOR_HOST * 1000,
    metrics:
      data.METRICS_PORT === undefined
        ? undefined
        : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    monitoring: Object.fromEntries(
      Object.entries(MONITORING).flatMap(([name, variable]) =>
        data[variable] === undefined ? [] : [[name, data[variable]]],
      ),
    ),
    mapTiles: mapTiles.value,
    bots,
    alternates: others,
  });
};

const MAP_TILE_SENTENCES = {
  'no-address': 'MAP_TILES_URL must be a web address with {z}, {x} and {y} in its path or query.',
  'no-attribution': 'MAP_TILES_URL needs MAP_TILES_ATTRIBUTION: the author’s name below the map.',
  'no-attribution-address':
    'MAP_TILES_ATTRIBUTION_URL must be a web address that begins with https.',
} as const;

const refused = (sentence: string) => fail({ kind: 'environment', sentence } as const);

/**
 * The keys of cookies: those of variables before those of the data folder. Cookies from before there were keys were sealed with
 * the secret of sessions, or with the service credential.
 */
const sessionKeysOf = (
  data: Pick<z.infer<typeof variables>, 'SESSION_KEYS' | 'MASTER_KEYS' | 'SESSION_SECRET'>,
  fromFolder: readonly MasterKey[],
  serviceCredential: string,
): Result<KeyList, NoKeyList & { readonly variable: string }> => {
  const variable = data.SESSION_KEYS === undefined ? 'MASTER_KEYS' : 'SESSION_KEYS';
  const text = data[variable];
  const given = text === undefined ? undefined : parseMasterKeys(text);
  if (given?.ok === false) return fail({ ...given.error, variable });
  const secret = data.SESSION_SECRET;
  const keys = [
    ...(given?.value ?? []),
    ...(secret === undefined ? [] : [{ id: 'session-secret', secret }]),
    ...(given === undefined ? fromFolder : []),
  ];
  const last = { id: 'service-credential', secret: serviceCredential };
  const [current = last, ...former] = keys;
  return ok(current === last ? [last] : [current, ...former, last]);
};

const withoutSlashes = ([first, ...others]: HostUrls): HostUrls => {
  const without = (url: string): string => url.replace(/\/$/, '');
  return [without(first), ...others.map(without)];
};

const readSecrets = (file: string): z.infer<typeof secretsFile> | undefined => {
  try {
    return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

const readBots = (file: string): readonly BotPattern[] | undefined => {
  try {
    return botList.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

const readAlternates = (text: string | undefined): z.infer<typeof alternates> | undefined => {
  if (text === undefined || text === '') return [];
  try {
    return alternates.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};
