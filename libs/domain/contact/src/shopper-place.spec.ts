import { describe, expect, it } from 'vitest';
import { parsePostcode, type PostcodeRule } from './postcode.ts';
import {
  longPlaceName,
  parsePlace,
  placeName,
  printPlace,
  type ShopperPlace,
} from './shopper-place.ts';

const SPAIN: PostcodeRule = { groups: [5], areas: [[1, 52]], example: '28045' };
const postcode = parsePostcode('28 045', SPAIN);
if (!postcode.ok) throw new Error('28045 is a postal code');
const MADRID = {
  postcode: postcode.value,
  town: 'Madrid',
  isExact: true,
  position: { latitude: 40.399, longitude: -3.681 },
} as const satisfies ShopperPlace;

type Change =
  Partial<Omit<ShopperPlace, 'isExact'>> | { readonly isExact: false; readonly town?: string };
const madrid = (change: Change): ShopperPlace => ({ ...MADRID, ...change });

describe('the place of a shopper (STO-27)', () => {
  it.each<[Change, string, string]>([
    [{}, '28045', '28045 Madrid'],
    [{ town: undefined }, '28045', '28045'],
    [{ isExact: false }, 'Madrid', 'Madrid'],
  ])('with %j is called %s, at length %s', (change, name, long) => {
    const place = madrid(change);
    expect([placeName(place), longPlaceName(place)]).toEqual([name, long]);
  });

  it('has a town where the shopper named no postal code', () => {
    // @ts-expect-error the town is missing
    const nameless: ShopperPlace = { ...MADRID, isExact: false, town: undefined };
    expect(parsePlace(printPlace(nameless), SPAIN)).toEqual({ ...MADRID, town: undefined });
  });

  it('is named by its postal code where its town cannot be stored', () =>
    expect(parsePlace(printPlace(madrid({ isExact: false, town: '<Madrid>' })), SPAIN)).toEqual({
      ...MADRID,
      town: undefined,
    }));

  it.each<Change>([
    {},
    { town: undefined },
    { town: 'L’Hospitalet (Barcelona) ~ 2'.replace('~', '/') },
    { town: 'Łódź' },
    { town: "L'Escala" },
    { town: 'Vila-sana i Castell·lar' },
    { isExact: false },
    { position: undefined },
    { position: { latitude: 0, longitude: 0 } },
  ])('with %j is stored and read back', (change) =>
    expect(parsePlace(printPlace(madrid(change)), SPAIN)).toEqual(madrid(change)),
  );

  it.each(['Madrid & co', '<Madrid>', 'a'.repeat(81), '~'])(
    'is stored without a town that is written as %j',
    (town) =>
      expect(parsePlace(printPlace({ ...MADRID, town }), SPAIN)).toEqual({
        ...MADRID,
        town: undefined,
      }),
  );

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a postal code of no area', '99999~code~~~'],
    ['a postal code alone', '28045'],
    ['a town without its name', '28045~town~~~'],
    ['another kind of name', '28045~store~~~'],
    ['half a position', '28045~code~40.1~~'],
    ['a position off the earth', '28045~code~91~0~'],
    ['markup', '28045~code~~~%3Cscript%3E'],
    ['a broken escape', '28045~code~~~%E0%A4%A'],
    ['a town longer than any', `28045~code~~~${'a'.repeat(81)}`],
    ['more than a place', '28045~code~~~Madrid~x'],
  ])('is none for %s', (_, text) => expect(parsePlace(text, SPAIN)).toBeUndefined());
});
