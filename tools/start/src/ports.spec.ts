import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';
import { BAD_PORTS, unusablePorts } from './ports.ts';

const SHOP = [4201, 4202, 4203, 4204, 4300, 4400];
const shifted = (shift: number): readonly number[] => SHOP.map((port) => port + shift);

describe('unusable ports', () => {
  it.each(BAD_PORTS)('fetch blocks port %i without connecting', async (port) => {
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      cause: { message: 'bad port' },
    });
  });

  it.each([
    [0, []],
    [1000, []],
    [1700, [6000]],
    [760, [5060]],
    [-3500, [701, 702, 703, 704, 800, 900]],
    [61_200, [65_600]],
  ])('a shift of %i gives the unusable ports %j', (shift, unusable) => {
    expect(unusablePorts(shifted(shift))).toEqual(unusable);
  });
});

describe('PORT_SHIFT', () => {
  const shiftOf = (text?: string) =>
    parseArguments([], text === undefined ? {} : { PORT_SHIFT: text }, ['pl']);

  it('must be a whole number and defaults to 0', () => {
    expect([shiftOf(), shiftOf('-100')]).toMatchObject([{ shift: 0 }, { shift: -100 }]);
    for (const text of ['1.5', 'many', '1e99x'])
      expect(shiftOf(text)).toEqual({ sentence: 'PORT_SHIFT must be a whole number.' });
  });
});
