import { resolve } from 'node:path';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { isLoopback } from '@materia/platform-network';
import { checkKeys, type OtherKeys } from '../keys/check-keys.ts';
import { type CannotOpen, openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { type BadEnvironment, type HostEnvironment, parseEnvironment } from './environment.ts';
import { type BadPaymentKeys, checkPaymentKeys } from './payment-keys.ts';
import { isFolder } from './folders.ts';
import { type FolderLock, type FolderLocked, lockFolder } from './lock-file.ts';
import { isPortFree } from './ports.ts';
import { readSecrets, type Secrets } from './secrets.ts';

/** The resources of a host process before it serves. `release` releases them in the right order. */
export type Started = {
  readonly environment: HostEnvironment;
  readonly dataFolder: string;
  readonly database: OpenDatabase;
  /** A place at which other machines reach the shop; `undefined` if there is none. */
  readonly exposed: string | undefined;
  readonly secrets: Secrets;
  readonly release: () => Promise<void>;
};
/** Another process already listens on the host's port. */
type PortTaken = { readonly kind: 'port-taken'; readonly port: number; readonly host: string };
/** Demo accounts were requested although other machines can reach the shop. */
type DemoOutsideLoopback = { readonly kind: 'demo-outside-loopback'; readonly place: string };
/** A requested feed does not exist. */
type FeedMissing = { readonly kind: 'feed-missing'; readonly folder: string };
/** A setting speaks of a market that the shop does not have, so the one that was meant goes without. */
type MarketUnknown = {
  readonly kind: 'market-unknown';
  readonly variable: string;
  readonly market: string;
};
/** The keys come from a variable, and credentials, which hosts must share as well, do not. */
type CredentialsMissing = {
  readonly kind: 'credentials-missing';
  readonly variables: readonly string[];
};
export type CannotStart =
  | BadEnvironment
  | FolderLocked
  | CannotOpen
  | PortTaken
  | FeedMissing
  | DemoOutsideLoopback
  | MarketUnknown
  | CredentialsMissing
  | OtherKeys
  | BadPaymentKeys;

/** What the process is about to do, so that it fails before anything is opened. */
type Purpose = {
  readonly listens: boolean;
  /** The feeds to load. */
  readonly feeds: readonly { readonly folder: string }[];
  /** Whether to create demo accounts, which is allowed on this machine only. */
  readonly demoAccounts?: boolean;
  /** The ids of the markets whose payments the process takes; without them, keys are not looked at. */
  readonly sellsIn?: readonly string[];
  /**
   * Whether the keys of this process replace those that the database is used with; without it, they are not compared, because the
   * process signs and seals nothing.
   */
  readonly acceptKeys?: boolean;
  /** Receives what the process waits for, in one sentence. */
  readonly onWait?: (sentence: string) => void;
  /** What the process has to do while the database opens. */
  readonly meanwhile?: () => void;
};

/**
 * Reads the settings, checks that the purpose can be met, locks the data folder if the embedded database is in it, opens and
 * migrates the database, and checks that it is used with the keys of this process.
 */
export const startUp = async (
  variables: NodeJS.ProcessEnv,
  { listens, feeds, demoAccounts = false, sellsIn, acceptKeys, onWait, meanwhile }: Purpose,
): Promise<Result<Started, CannotStart>> => {
  const environment = parseEnvironment(variables);
  if (!environment.ok) return environment;
  const { PORT: port, HOST: host } = environment.value;
  const exposed = placesOf(environment.value).find(isExposed);
  if (demoAccounts && exposed !== undefined)
    return fail({ kind: 'demo-outside-loopback', place: exposed });
  if (sellsIn !== undefined) {
    const { TEST_PAYMENTS: testMarkets = [] } = environment.value;
    const unknown = marketsNamed(environment.value).find(({ market }) => !sellsIn.includes(market));
    if (unknown !== undefined) return fail({ kind: 'market-unknown', ...unknown });
    const keys = checkPaymentKeys(variables, { markets: sellsIn, testMarkets, exposed });
    if (!keys.ok) return keys;
  }
  if (listens && !(await isPortFree(port, host))) return fail({ kind: 'port-taken', port, host });
  for (const { folder } of feeds)
    if (!(await isFolder(folder))) return fail({ kind: 'feed-missing', folder });
  const dataFolder = resolve(environment.value.DATA_DIR);
  const url = environment.value.DATABASE_URL;
  const withoutCredentials = missingCredentials(environment.value);
  if (withoutCredentials.length > 0)
    return fail({ kind: 'credentials-missing', variables: withoutCredentials });
  // Hosts on a database server may share a folder, because it has only what they agree on.
  const lock = url === undefined ? await lockFolder(dataFolder) : ok(NO_LOCK);
  if (!lock.ok) return lock;
  const opening = openDatabase(url === undefined ? { folder: dataFolder } : { url }, () =>
    onWait?.('Another process migrates the database; this one waits for it.'),
  );
  meanwhile?.();
  const database = await opening;
  if (!database.ok) {
    await lock.value.release();
    return database;
  }
  const secrets = { ...(await readSecrets(dataFolder)), ...givenSecrets(environment.value) };
  const checked =
    acceptKeys === undefined
      ? ok(undefined)
      : await checkKeys(database.value.db, secrets.keys, { accept: acceptKeys });
  if (!checked.ok) {
    await release(database.value, lock.value);
    return checked;
  }
  return ok({
    environment: environment.value,
    dataFolder,
    database: database.value,
    exposed,
    secrets,
    release: () => release(database.value, lock.value),
  });
};

/** Every address at which the shop, its storefronts or its console can be reached. */
const placesOf = ({
  HOST,
  CONSOLE_ORIGIN,
  SHOP_ORIGINS = {},
}: HostEnvironment): readonly string[] => [HOST, CONSOLE_ORIGIN, ...Object.values(SHOP_ORIGINS)];
/** The markets of which settings speak. */
const marketsNamed = ({ SHOP_ORIGINS = {}, TEST_PAYMENTS = [] }: HostEnvironment) => [
  ...Object.keys(SHOP_ORIGINS).map((market) => ({ variable: 'SHOP_ORIGINS', market })),
  ...TEST_PAYMENTS.map((market) => ({ variable: 'TEST_PAYMENTS', market })),
];
const isExposed = (place: string): boolean => !isLoopback(place);

const NO_LOCK: FolderLock = { release: async () => undefined };

const CREDENTIALS = ['PUBLIC_CREDENTIAL', 'SERVICE_CREDENTIAL', 'STAFF_CREDENTIAL'] as const;

/** The credentials that hosts with keys from a variable would generate, each for itself. */
const missingCredentials = (environment: HostEnvironment): readonly string[] =>
  environment.MASTER_KEYS === undefined || environment.DATABASE_URL === undefined
    ? []
    : CREDENTIALS.filter((variable) => environment[variable] === undefined);

const givenSecrets = (environment: HostEnvironment): Partial<Secrets> => ({
  ...(environment.MASTER_KEYS !== undefined && { keys: environment.MASTER_KEYS }),
  ...(environment.PUBLIC_CREDENTIAL !== undefined && {
    publicCredential: environment.PUBLIC_CREDENTIAL,
  }),
  ...(environment.SERVICE_CREDENTIAL !== undefined && {
    serviceCredential: environment.SERVICE_CREDENTIAL,
  }),
  ...(environment.STAFF_CREDENTIAL !== undefined && {
    staffCredential: environment.STAFF_CREDENTIAL,
  }),
});

const release = async (database: OpenDatabase, lock: FolderLock): Promise<void> => {
  await database.close();
  await lock.release();
};
