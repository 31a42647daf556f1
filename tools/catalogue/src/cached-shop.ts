import {
  addDays,
  comparePlainDates,
  parsePlainDate,
  type PlainDate,
} from '@materia/domain-holiday-calendar';
import type { Market } from '@materia/market-model';
import { generatorHash } from './generator-hash.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** What a demo shop is made from: another value of any of them makes another shop. */
type ShopFacts = {
  readonly market: string;
  readonly size: number;
  readonly seed: string;
  readonly today: PlainDate;
  /** Whether a shop of up to six days before `today` will do; price histories then end a few days earlier. */
  readonly mayBeOlder: boolean;
};

const DAYS_IN_USE = 6;

/** The seed of a shop that was ordered without one. */
export const DEFAULT_SEED = 'materia';

/**
 * The manifest of a folder that already holds what is asked for, finished and by this very tool; nothing otherwise. It
 * reads no texts and no families, so that whoever only asks need not wait for them.
 */
export const cachedShop = (
  folder: string,
  asked: ShopFacts,
  routes: Market['routes'],
): Manifest | null => {
  const found = readManifest(folder);
  return found !== null && isStillGood(found, asked, generatorHash(routes)) ? found : null;
};

const isStillGood = (
  found: Manifest,
  { market, size, seed, today, mayBeOlder }: ShopFacts,
  generator: string,
): boolean => {
  const day = parsePlainDate(found.today);
  const isOfDay =
    day.ok &&
    comparePlainDates(day.value, today) <= 0 &&
    comparePlainDates(addDays(day.value, mayBeOlder ? DAYS_IN_USE : 0), today) >= 0;
  return (
    isOfDay &&
    found.generator === generator &&
    found.market === market &&
    found.size === size &&
    found.seed === seed
  );
};
