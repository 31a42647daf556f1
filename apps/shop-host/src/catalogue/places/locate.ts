import {
  AREA_DIGITS,
  locatePostcode,
  parsePostcode,
  type Postcode,
  postcodeDigits,
  type PostcodeRefusal,
  type UnlocatedPostcode,
} from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Position } from '@materia/domain-stores';
import type { Market } from '@materia/market-model';
import type { Reader } from '../../platform/database/with-tx.ts';
import { fold } from '../words/fold.ts';
import { findTown, type PlaceRow, placesBeginning, postcodesBeginning } from './repository.ts';

/** A valid postal code with its location. */
export type LocatedPostcode = Position & { readonly postcode: Postcode };

/**
 * The location of a postal code: from the feed's places and stores where they have it, else from
 * the market's postal areas. Refuses texts that are no code of the country, and areas far from
 * every store.
 */
export const findPostcode = async (
  db: Reader,
  market: Market,
  text: string,
): Promise<Result<LocatedPostcode, PostcodeRefusal | UnlocatedPostcode>> => {
  const parsed = parsePostcode(text, market.rules.postcode);
  if (!parsed.ok) return parsed;
  const area = postcodeDigits(parsed.value).slice(0, AREA_DIGITS);
  const located = locatePostcode(
    parsed.value,
    market.postcodeAreas,
    await postcodesBeginning(db, market.id, area),
  );
  if (!located.ok) return located;
  const { latitude, longitude } = located.value;
  return ok({ postcode: parsed.value, latitude, longitude });
};

/**
 * What a postal code without a location is to a call: beyond the areas of the stores, or a mistake
 * in what was typed.
 */
export const UNLOCATED = {
  'area-not-covered': 'beyond',
  'not-a-postcode': 'mistyped',
  'not-assigned': 'mistyped',
} as const satisfies Readonly<
  Record<(PostcodeRefusal | UnlocatedPostcode)['kind'], 'beyond' | 'mistyped'>
>;

/** What a text names: the town or postal code, with the street that precedes it. */
export type LocatedAddress = {
  readonly street: string | undefined;
  readonly town: PlaceRow | undefined;
  readonly postcode: LocatedPostcode | undefined;
};

/**
 * Locates a town, or an address that ends with its postal code, its town or both:
 * `Długa 12, 30-001 Kraków`. A town may be typed in part, unless a street precedes it.
 */
export const findAddress = async (
  db: Reader,
  market: Market,
  text: string,
): Promise<Result<LocatedAddress, { readonly kind: 'unknown-place' }>> => {
  const [begun] = fold(text) === '' ? [] : await placesBeginning(db, market.id, fold(text), 1);
  if (begun !== undefined) return ok({ street: undefined, town: begun, postcode: undefined });
  const { before, code, after } = splitAtPostcode(text);
  const postcode = code === undefined ? undefined : await findPostcode(db, market, code);
  const located = postcode?.ok === true ? postcode.value : undefined;
  const rest = located === undefined ? text : after === '' ? before : after;
  const endings = wordEndings(rest);
  const town = await findTown(
    db,
    market.id,
    endings.map(({ ending }) => fold(ending)),
  );
  if (town === undefined && located === undefined) return fail({ kind: 'unknown-place' });
  const inTown = endings.find(({ ending }) => fold(ending) === town?.city_folded);
  const street = tidy(
    located !== undefined && after !== '' ? before : inTown === undefined ? before : inTown.before,
  );
  return ok({ street: street === '' ? undefined : street, town, postcode: located });
};

const POSTCODE_IN_TEXT = /(?<=^|[\s,])\d{2,5}(?:-?\d{3})?(?=$|[\s,])/g;

/**
 * The last text in the form of a postal code, and what surrounds it. House numbers look alike, so
 * the caller checks it.
 */
const splitAtPostcode = (
  text: string,
): { readonly before: string; readonly code: string | undefined; readonly after: string } => {
  const match = [...text.matchAll(POSTCODE_IN_TEXT)].at(-1);
  return match === undefined
    ? { before: text, code: undefined, after: '' }
    : {
        before: text.slice(0, match.index),
        code: match[0],
        after: tidy(text.slice(match.index + match[0].length)),
      };
};

/** No town has more words. */
const TOWN_WORDS = 6;

/** The endings of a text from its longest, each with what precedes it. */
const wordEndings = (
  text: string,
): readonly { readonly before: string; readonly ending: string }[] => {
  const words = tidy(text).split(/[\s,]+/);
  const first = Math.max(0, words.length - TOWN_WORDS);
  return words
    .map((_, index) => ({
      before: words.slice(0, index).join(' '),
      ending: words.slice(index).join(' '),
    }))
    .slice(first);
};

const tidy = (text: string): string => text.replace(/^[\s,]+|[\s,]+$/g, '');
