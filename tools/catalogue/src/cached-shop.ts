import {
  addDays,
  comparePlainDates,
  parsePlainDate,
  type PlainDate,
} from '@materia/domain-holiday-calendar';
import { generatorHash } from './generator-hash.ts';
import { type Manifest, readManifest } from './manifest.ts';
import type { ShopFacts } from './rows/content.ts';

/** The inputs of a demo shop: changing any of them changes the shop. */
type ShopInputs = {
  readonly market: string;
  readonly size: number;
  readonly seed: string;
  readonly today: PlainDate;
  /**
   * Whether a shop generated up to six days before `today` is acceptable; its price histories end a
   * few days earlier.
   */
  readonly mayBeOlder: boolean;
};

const MAX_AGE_DAYS = 6;

/** The seed if none is given. */
export const DEFAULT_SEED = 'materia';

/**
 * Returns the manifest of a folder that already contains the requested shop, complete and written
 * by this version of the tool; otherwise `null`. Loads no texts and no families, so that the check
 * is fast.
 */
export const cachedShop = (
  folder: string,
  wanted: ShopInputs,
  shop: ShopFacts,
): Manifest | null => {
  const found = readManifest(folder);
  return found !== null && isUsable(found, wanted, generatorHash(shop)) ? found : null;
};

const isUsable = (
  found: Manifest,
  { market, size, seed, today, mayBeOlder }: ShopInputs,
  generator: string,
): boolean => {
  const day = parsePlainDate(found.today);
  const isOfDay =
    day.ok &&
    comparePlainDates(day.value, today) <= 0 &&
    comparePlainDates(addDays(day.value, mayBeOlder ? MAX_AGE_DAYS : 0), today) >= 0;
  return (
    isOfDay &&
    found.generator === generator &&
    found.market === market &&
    found.size === size &&
    found.seed === seed
  );
};
