import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { type Market, pathTo, type PathTo, type TextReader } from '@materia/market-model';
import { textsIn } from '@materia/testing/texts';
import { readDemoSecrets } from '@materia/tools-start/demo-secrets';

/** A running storefront with its market's words and paths, so that tests speak as its shopper does. */
export type Shop = {
  readonly market: Market;
  readonly origin: string;
  readonly dataFolder: string;
  readonly t: TextReader;
  readonly to: PathTo;
};

const PORT_SHIFT = Number(process.env['PORT_SHIFT'] ?? 1000);
/** Of the shop that is tested. */
const DATA_FOLDER =
  process.env['MATERIA_E2E_RUNNING'] === '1'
    ? (process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../../../.data'))
    : (process.env['MATERIA_E2E_DATA'] ?? '');
/** Secrets of the demo accounts; they exist once the shop has started. */
export const demoSecrets = (): ReturnType<typeof readDemoSecrets> => readDemoSecrets(DATA_FOLDER);
export const demoPassword = (): string => demoSecrets().password;

export const shops: readonly Shop[] = markets.map((market) => ({
  market,
  origin: `http://localhost:${market.port + PORT_SHIFT}`,
  dataFolder: DATA_FOLDER,
  t: textsIn(market),
  to: pathTo(market.routes),
}));

/** Journeys are made without a script in every market, and with one in the first; with one in every market too with MATERIA_E2E_WHOLE=1. */
export const shopsFor = (javaScriptEnabled: boolean): readonly Shop[] =>
  javaScriptEnabled && process.env['MATERIA_E2E_WHOLE'] !== '1' ? shops.slice(0, 1) : shops;

/** The shop of one market, for tests that need only one. */
export const shopOf = (id: string): Shop => {
  const shop = shops.find(({ market }) => market.id === id);
  if (shop === undefined) throw new Error(`There is no market ${id}`);
  return shop;
};
