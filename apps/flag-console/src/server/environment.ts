import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { MetricsPlace } from '@materia/platform-metrics';
import { parseTrustedProxies } from '@materia/platform-network';
import { z } from 'zod';

/** The settings of the console's process. */
export type ConsoleEnvironment = {
  readonly port: number;
  readonly listenOn: string;
  readonly hostUrl: string;
  /** The console's own address, without a trailing slash. */
  readonly publicOrigin: string;
  readonly serviceCredential: string;
  /** Our own reverse proxies: only their client address headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Where the process tells its figures; undefined for nowhere. */
  readonly metrics: MetricsPlace | undefined;
  /** Address of each unit's storefront, for previews. */
  readonly shops: Readonly<Record<string, string>>;
};

const shops = z.record(z.string(), z.url());

const variables = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(4400),
  HOST: z.string().min(1).default('localhost'),
  HOST_URL: z.url().default('http://127.0.0.1:4300'),
  PUBLIC_ORIGIN: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  SERVICE_CREDENTIAL: z.string().min(16).optional(),
  TRUSTED_PROXIES: z.string().default(''),
  SHOPS: z.string().default('{}'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
});

const secretsFile = z.object({ serviceCredential: z.string() });

/** Reads the environment; a refusal is one readable sentence. */
export const parseEnvironment = (
  environment: NodeJS.ProcessEnv,
): Result<ConsoleEnvironment, { readonly kind: 'environment'; readonly sentence: string }> => {
  const read = variables.safeParse(environment);
  if (!read.success)
    return refused(
      read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    );
  const { data } = read;
  const serviceCredential =
    data.SERVICE_CREDENTIAL ?? readSecret(join(data.DATA_DIR, 'secrets.json'));
  if (serviceCredential === undefined)
    return refused(
      `There is no ${join(data.DATA_DIR, 'secrets.json')} yet: start the shop host once, or set SERVICE_CREDENTIAL.`,
    );
  const addresses = readShops(data.SHOPS);
  if (addresses === undefined)
    return refused('SHOPS must be a JSON object from business unit to address.');
  const trustedProxies = parseTrustedProxies(data.TRUSTED_PROXIES);
  if (!trustedProxies.ok)
    return refused(
      `TRUSTED_PROXIES must list addresses or networks; ${trustedProxies.error.entry} is neither.`,
    );
  return ok({
    trustedProxies: trustedProxies.value,
    port: data.PORT,
    listenOn: data.HOST,
    hostUrl: data.HOST_URL.replace(/\/$/, ''),
    publicOrigin: new URL(data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`).origin,
    serviceCredential,
    shops: addresses,
    metrics:
      data.METRICS_PORT === undefined
        ? undefined
        : { port: data.METRICS_PORT, host: data.METRICS_HOST },
  });
};

const refused = (sentence: string) => fail({ kind: 'environment', sentence } as const);

const readSecret = (file: string): string | undefined => {
  try {
    return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8'))).serviceCredential;
  } catch {
    return undefined;
  }
};

const readShops = (text: string): Readonly<Record<string, string>> | undefined => {
  try {
    return Object.fromEntries(
      Object.entries(shops.parse(JSON.parse(text))).map(([unit, address]) => [
        unit,
        new URL(address).origin,
      ]),
    );
  } catch {
    return undefined;
  }
};
