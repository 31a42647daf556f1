import { fail, ok, type Result } from '@materia/domain-kernel';
import { parseMasterKeys } from '@materia/platform-keys';
import { parseTrustedProxies } from '@materia/platform-network';
import { z } from 'zod';
import { LANES } from '../database/tables/job-tables.ts';

const origins = z.record(z.string(), z.url({ protocol: /^https?$/ }));

const originsOf = (text: string): Readonly<Record<string, string>> | undefined => {
  try {
    return origins.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4300),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Seconds for which a host goes on serving after SIGTERM, until balancers have noticed. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  /** Seconds after which a host that stops ends what is still running. */
  STOP_SECONDS: z.coerce.number().int().min(1).max(600).default(20),
  /** The lanes whose jobs this process does, by commas: all of them, or `none`. */
  LANES: z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(/, ?/)))
    .pipe(z.array(z.enum(LANES)))
    .default([...LANES]),
  /** The master keys, `id:secret`, the current one first. */
  MASTER_KEYS: z
    .string()
    .transform((text, context) => {
      const read = parseMasterKeys(text);
      if (read.ok) return read.value;
      context.addIssue({ code: 'custom', message: read.error.why });
      return z.NEVER;
    })
    .optional(),
  PUBLIC_CREDENTIAL: z.string().min(16).optional(),
  SERVICE_CREDENTIAL: z.string().min(16).optional(),
  STAFF_CREDENTIAL: z.string().min(16).optional(),
  /** Sign-in of console staff by an identity provider; all three, and the console's address. */
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  CONSOLE_ORIGIN: z.url().default('http://localhost:4400'),
  /** The payment sandbox, which serves the markets without keys of the provider. */
  PAYMENT_SANDBOX_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4310'),
  /** Markets in which orders may be paid without money although others can reach them, by commas. */
  TEST_PAYMENTS: z
    .string()
    .regex(/^[a-z]+(?:, ?[a-z]+)*$/)
    .transform((text) => text.split(/, ?/))
    .optional(),
  /** The public registers of companies; each without an address is the demo register. */
  VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
  SIRENE_URL: z.url({ protocol: /^https?$/ }).optional(),
  WHITE_LIST_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A scanner for viruses in files of strangers, as `host:port`. */
  CLAMD_ADDRESS: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('shop@materia.example'),
  /** Scheme and host of each storefront, as JSON by market id. */
  SHOP_ORIGINS: z
    .string()
    .transform(
      (text, context) =>
        originsOf(text) ?? (context.addIssue({ code: 'custom', message: 'not origins' }), z.NEVER),
    )
    .optional(),
  /** Our own reverse proxies: addresses or networks, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text, context) => {
      const read = parseTrustedProxies(text);
      if (read.ok) return read.value;
      context.addIssue({ code: 'custom', message: read.error.entry });
      return z.NEVER;
    }),
  /** A path under which all calls are also served, such as `/rest/v2`. */
  BASE_PATH: z
    .string()
    .regex(/^(?:\/[\w.-]+)+$/)
    .optional(),
  /** Cart adds per minute, from one address and to one cart. */
  CART_ADDS_PER_ADDRESS: z.coerce.number().int().positive().default(1200),
  CART_ADDS_PER_CART: z.coerce.number().int().positive().default(300),
  /** The port at which the process tells its figures, for operators only; without it nothing is measured. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  MATERIA_CLOCK: z.string().optional(),
});

/** The settings of a host process. */
export type HostEnvironment = z.infer<typeof environment>;
export type BadEnvironment = {
  readonly kind: 'bad-environment';
  readonly variables: readonly string[];
};

/**
 * Reads the settings and names the variables with invalid values. An empty variable counts as
 * absent.
 */
export const parseEnvironment = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<HostEnvironment, BadEnvironment> => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return ok(parsed.data);
  return fail({
    kind: 'bad-environment',
    variables: [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))],
  });
};
