import { parsePostcode, type Postcode, type PostcodeRule } from './postcode.ts';

/** Where a shopper wants their order, as the shop located what they typed. */
export type ShopperPlace = {
  readonly postcode: Postcode;
  /** Undefined where the shop knows no town with this postal code. */
  readonly town: string | undefined;
  /** Whether the shopper named the postal code; otherwise it is one of the town's. */
  readonly isExact: boolean;
  /** Degrees north and east; undefined for a place taken from an address. */
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
};

/** The name of a place in a sentence: its postal code if the shopper named it, otherwise its town. */
export const placeName = ({ postcode, town, isExact }: ShopperPlace): string =>
  isExact ? postcode : (town ?? postcode);

/** Its postal code and town, where both are known. */
export const longPlaceName = (place: ShopperPlace): string =>
  place.isExact && place.town !== undefined ? `${place.postcode} ${place.town}` : placeName(place);

const BETWEEN = '~';

/** A place as a cookie stores it. */
export const printPlace = ({ postcode, town, isExact, position }: ShopperPlace): string =>
  [
    postcode,
    isExact ? 'code' : 'town',
    position?.latitude.toFixed(3) ?? '',
    position?.longitude.toFixed(3) ?? '',
    encodeURIComponent(town ?? ''),
  ].join(BETWEEN);

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
  if (named !== 'code' && named !== 'town') return undefined;
  return {
    postcode: postcode.value,
    town: decoded === '' ? undefined : decoded,
    isExact: named === 'code',
    position: position ?? undefined,
  };
};

/** Letters of any language, with what town names have between them. */
const TOWN = /^[\p{L}\p{M}\d .,'’()/-]{0,80}$/u;

const decodeTown = (text: string): string | undefined => {
  try {
    const town = decodeURIComponent(text);
    return TOWN.test(town) ? town : undefined;
  } catch {
    return undefined;
  }
};

const DEGREES = /^-?\d{1,3}(?:\.\d{1,6})?$/;

const parsePosition = (north: string, east: string): ShopperPlace['position'] => {
  if (!DEGREES.test(north) || !DEGREES.test(east)) return undefined;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
};
