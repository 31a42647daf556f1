import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { type Market, pathTo, type PathTo, type TextReader } from '@materia/market-model';
import { textsIn } from '@materia/testing/texts';
import { readDemoSecrets, readSandboxKeys } from '@materia/tools-start/demo-secrets';

/** A running storefront with its market's texts and paths. */
export type Shop = {
  readonly market: Market;
  readonly origin: string;
  readonly dataFolder: string;
  readonly t: TextReader;
  readonly to: PathTo;
};

const PORT_SHIFT = Number(process.env['PORT_SHIFT'] ?? 1000);
/** The payment sandbox of this machine, used by all markets. */
export const paymentSandbox = `http://127.0.0.1:${4310 + PORT_SHIFT}`;
export const shopHost = `http://127.0.0.1:${4300 + PORT_SHIFT}`;
/** Data folder of the shop under test. */
const DATA_FOLDER =
  process.env['MATERIA_E2E_RUNNING'] === '1'
    ? (process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../../../.data'))
    : (process.env['MATERIA_E2E_DATA'] ?? '');
/** Secrets of the demo accounts, which exist once the shop has started. */
export const demoSecrets = (): ReturnType<typeof readDemoSecrets> => readDemoSecrets(DATA_FOLDER);
/** The keys that the shop shares with the payment sandbox. */
export const sandboxKeys = (): ReturnType<typeof readSandboxKeys> => readSandboxKeys(DATA_FOLDER);
export const demoPassword = (): string => demoSecrets().password;

export const shops: readonly Shop[] = markets.map((market) => ({
  market,
  origin: `http://localhost:${market.port + PORT_SHIFT}`,
  dataFolder: DATA_FOLDER,
  t: textsIn(market),
  to: pathTo(market.routes),
}));

/** The shop of one market, for tests that need only one. */
export const shopOf = (id: string): Shop => {
  const shop = shops.find(({ market }) => market.id === id);
  if (shop === undefined) throw new Error(`Unknown market ${id}`);
  return shop;
};

/** Whether every journey runs in every market. Otherwise each runs in the one that it names. */
export const isWholeRun = process.env['MATERIA_E2E_WHOLE'] === '1';

/** The shops of a journey: the named market's, or all with MATERIA_E2E_WHOLE=1. */
export const journeyShops = (id: string): readonly Shop[] => (isWholeRun ? shops : [shopOf(id)]);

export type ScriptedJourney = {
  readonly shop: Shop;
  readonly javaScriptEnabled: boolean;
  /** The title of its group of tests. */
  readonly how: string;
};

/**
 * The runs of a journey that works with and without JavaScript, each in a market of its own, or
 * both in all with MATERIA_E2E_WHOLE=1.
 */
export const journeysOf = (withScript: string, withoutScript: string): readonly ScriptedJourney[] =>
  [true, false].flatMap((javaScriptEnabled) =>
    journeyShops(javaScriptEnabled ? withScript : withoutScript).map((shop) => ({
      shop,
      javaScriptEnabled,
      how: `${shop.market.id}, ${javaScriptEnabled ? 'with a script' : 'without a script'}`,
    })),
  );
