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
const MADRID: ShopperPlace = {
  postcode: postcode.value,
  town: 'Madrid',
  isExact: true,
  position: { latitude: 40.399, longitude: -3.681 },
};

describe('the place of a shopper (STO-27)', () => {
  it.each<[Partial<ShopperPlace>, string, string]>([
    [{}, '28045', '28045 Madrid'],
    [{ town: undefined }, '28045', '28045'],
    [{ isExact: false }, 'Madrid', 'Madrid'],
    [{ isExact: false, town: undefined }, '28045', '28045'],
  ])('with %j is called %s, at length %s', (change, name, long) => {
    const place = { ...MADRID, ...change };
    expect([placeName(place), longPlaceName(place)]).toEqual([name, long]);
  });

  it.each<Partial<ShopperPlace>>([
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
    expect(parsePlace(printPlace({ ...MADRID, ...change }), SPAIN)).toEqual({
      ...MADRID,
      ...change,
    }),
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
    ['another kind of name', '28045~store~~~'],
    ['half a position', '28045~code~40.1~~'],
    ['a position off the earth', '28045~code~91~0~'],
    ['markup', '28045~code~~~%3Cscript%3E'],
    ['a broken escape', '28045~code~~~%E0%A4%A'],
    ['a town longer than any', `28045~code~~~${'a'.repeat(81)}`],
    ['more than a place', '28045~code~~~Madrid~x'],
  ])('is none for %s', (_, text) => expect(parsePlace(text, SPAIN)).toBeUndefined());
});
