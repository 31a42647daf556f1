import { fail, ok, type Result } from '@materia/domain-kernel';
import { AREA_DIGITS, postcodeDigits } from './postcode.ts';

/** Degrees north and east. */
type Centre = { readonly latitude: number; readonly longitude: number };

/**
 * The centre of all postal codes that begin with a prefix: an area (two digits, with its main town), a sector of one (three
 * digits) or a part of a sector (four).
 */
export type PostcodeArea = Centre & {
  readonly prefix: string;
  readonly town: string | undefined;
};

/** A postal code with its location. */
export type CodedPlace = Centre & { readonly postcode: string };

/**
 * Why a postal code has no location: its sector is unused, or the market's table leaves its whole area out, for example
 * France overseas.
 */
export type UnlocatedPostcode = { readonly kind: 'not-assigned' | 'area-not-covered' };

/** Parses a table with one `prefix latitude longitude town` a line; sectors have no town. Throws on any other line. */
export const readPostcodeAreas = (table: string): readonly PostcodeArea[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, prefix, latitude, longitude, town] = ROW.exec(line) ?? [];
      if (prefix === undefined) throw new Error(`Not a row of a postal code table: ${line}`);
      return { prefix, latitude: Number(latitude), longitude: Number(longitude), town };
    });

const ROW = /^(\d{2,4}) (-?\d{1,2}\.\d+) (-?\d{1,3}\.\d+)(?: (\p{L}.*))?$/u;

/** Places with as many equal leading digits are closer to a code than the centre of its sector. */
const CLOSE_DIGITS = 4;

/**
 * The best known location of a postal code: that of a known place with the same or nearly the same code, else the centre of the
 * longest prefix in the table. `postcode` is valid; codes are compared by their digits.
 */
export const locatePostcode = (
  postcode: string,
  areas: readonly PostcodeArea[],
  known: readonly CodedPlace[],
): Result<Centre, UnlocatedPostcode> => {
  const wanted = postcodeDigits(postcode);
  const close = nearestCode(
    wanted,
    known.filter((place) =>
      postcodeDigits(place.postcode).startsWith(wanted.slice(0, CLOSE_DIGITS)),
    ),
  );
  if (close !== undefined) return ok(close);
  const rows = areas.filter(({ prefix }) => wanted.startsWith(prefix));
  const finest = rows.reduce<PostcodeArea | undefined>(
    (best, row) => (best === undefined || row.prefix.length > best.prefix.length ? row : best),
    undefined,
  );
  if (finest === undefined) return fail({ kind: 'area-not-covered' });
  const lacksSector =
    finest.prefix.length === AREA_DIGITS &&
    areas.some(({ prefix }) => prefix !== finest.prefix && prefix.startsWith(finest.prefix));
  return lacksSector ? fail({ kind: 'not-assigned' }) : ok(finest);
};

const nearestCode = (wanted: string, places: readonly CodedPlace[]): CodedPlace | undefined =>
  places.reduce<CodedPlace | undefined>(
    (best, place) =>
      best === undefined || farness(wanted, place) < farness(wanted, best) ? place : best,
    undefined,
  );

const farness = (wanted: string, { postcode }: CodedPlace): number =>
  Math.abs(Number(postcodeDigits(postcode)) - Number(wanted));
