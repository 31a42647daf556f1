import { parsePosition } from './position.ts';
import { parsePostcode, type Postcode, type PostcodeRule } from './postcode.ts';

/** Where a shopper wants their order, as the shop located what they typed. */
export type ShopperPlace = (NamedByPostcode | NamedByTown) & {
  readonly postcode: Postcode;
  /** Degrees north and east; undefined for a place taken from an address. */
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
};

/** The shopper named the postal code. `town` is undefined where the shop knows none with it. */
type NamedByPostcode = { readonly isExact: true; readonly town: string | undefined };
/** The shopper named the town, and the postal code is one of its codes. */
type NamedByTown = { readonly isExact: false; readonly town: string };

/** The name of a place in a sentence: its postal code if the shopper named it, otherwise its town. */
export const placeName = ({ postcode, town, isExact }: ShopperPlace): string =>
  isExact ? postcode : town;

/** Its postal code and town, where both are known. */
export const longPlaceName = (place: ShopperPlace): string =>
  place.isExact && place.town !== undefined ? `${place.postcode} ${place.town}` : placeName(place);

const BETWEEN = '~';

/** Letters of any language, with what town names have between them. */
const TOWN = /^[\p{L}\p{M}\d .,'’·()/-]{0,80}$/u;

/**
 * A place as a cookie stores it. A town that it cannot store, as one that a customer wrote, is left
 * out; the place is then named by its postal code.
 */
export const printPlace = ({ postcode, town = '', isExact, position }: ShopperPlace): string => {
  const stored = TOWN.test(town) ? town : '';
  return [
    postcode,
    isExact || stored === '' ? 'code' : 'town',
    position?.latitude.toFixed(3) ?? '',
    position?.longitude.toFixed(3) ?? '',
    encodeURIComponent(stored),
  ].join(BETWEEN);
};

/** Reads a stored place; undefined for anything that `printPlace` does not write in this market. */
export const parsePlace = (
  text: string | undefined,
  rule: PostcodeRule,
): ShopperPlace | undefined => {
  const [code = '', named, north = '', east = '', town = '', ...rest] = (text ?? '').split(BETWEEN);
  const postcode = parsePostcode(code, rule);
  const decoded = decodeTown(town);
  const position = north === '' && east === '' ? null : parsePosition(north, east);
  if (!postcode.ok || decoded === undefined || position === undefined || rest.length > 0)
    return undefined;
  const place = { postcode: postcode.value, position: position ?? undefined };
  const known = decoded === '' ? undefined : decoded;
  if (named === 'code') return { ...place, isExact: true, town: known };
  if (named !== 'town' || known === undefined) return undefined;
  return { ...place, isExact: false, town: known };
};

const decodeTown = (text: string): string | undefined => {
  try {
    const town = decodeURIComponent(text);
    return TOWN.test(town) ? town : undefined;
  } catch {
    return undefined;
  }
};
