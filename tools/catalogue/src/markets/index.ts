import type { DemoMarket } from './demo-market.ts';
import { spain } from './es/index.ts';
import { france } from './fr/index.ts';
import { poland } from './pl/index.ts';
import { portugal } from './pt/index.ts';

/** The demo shop of each market. To add one, add a folder here, a folder of texts and a row. */
export const DEMO_MARKETS = {
  pl: poland,
  es: spain,
  fr: france,
  pt: portugal,
} as const satisfies Readonly<Record<string, DemoMarket>>;
export type DemoMarketId = keyof typeof DEMO_MARKETS;

export const isDemoMarketId = (id: string): id is DemoMarketId => Object.hasOwn(DEMO_MARKETS, id);
