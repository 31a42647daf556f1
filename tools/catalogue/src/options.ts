import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { DemoShopOrder } from './demo-shop.ts';
import { DEFAULT_SEED } from './cached-shop.ts';
import { DEMO_MARKETS, isDemoMarketId } from './markets/index.ts';

export const USAGE =
  'node tools/catalogue/src/main.ts --market pl [--size 5000] [--seed materia] [--out .data/demo/pl] [--today 2026-11-20]';

export type OptionRefusal = { readonly kind: 'bad-option'; readonly sentence: string };

const refused = (sentence: string): Result<never, OptionRefusal> =>
  fail({ kind: 'bad-option', sentence } as const);

const OPTIONS = {
  market: { type: 'string' },
  size: { type: 'string', default: '5000' },
  seed: { type: 'string', default: DEFAULT_SEED },
  out: { type: 'string' },
  today: { type: 'string' },
} as const;

/** Reads the command line. `systemDay` (yyyy-mm-dd) is the default for --today. */
export const parseOptions = (
  args: readonly string[],
  systemDay: string,
): Result<DemoShopOrder, OptionRefusal> => {
  let given;
  try {
    given = parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (reason) {
    return refused(reason instanceof Error ? reason.message : String(reason));
  }
  const { market = '', seed } = given;
  if (!isDemoMarketId(market))
    return refused(`--market must be one of ${Object.keys(DEMO_MARKETS).join(', ')}`);
  if (!/^\d{1,7}$/.test(given.size))
    return refused(`--size must be a whole number, not "${given.size}"`);
  const today = parsePlainDate(given.today ?? systemDay);
  if (!today.ok) return refused(`--today must be a day like 2026-11-20, not "${today.error.text}"`);
  return ok({
    market,
    size: Number(given.size),
    seed,
    out: given.out ?? join('.data', 'demo', market),
    today: today.value,
    mayBeOlder: given.today === undefined,
  });
};
