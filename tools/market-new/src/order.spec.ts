import { markets } from '@materia/market-all';
import { describe, expect, it } from 'vitest';
import { readOrder } from './order.ts';

const known = markets.map(({ id }) => id);
const read = (line: string) =>
  readOrder(
    line.split(' ').filter((word) => word !== ''),
    known,
  );

describe('the command line', () => {
  it('specifies a market, its country and its locale', () => {
    expect(read('ca --country ES --locale ca-ES')).toEqual({
      ok: true,
      value: { id: 'ca', country: 'ES', locale: 'ca-ES' },
    });
  });

  it('accepts a country that the shop knows nothing about', () =>
    expect(read('nl --country NL --locale nl-NL').ok).toBe(true));

  it.each([
    ['', 'two small letters'],
    ['CA --country ES --locale ca-ES', 'two small letters'],
    ['cat --country ES --locale ca-ES', 'two small letters'],
    ['../x --country ES --locale ca-ES', 'two small letters'],
    ['in --country ES --locale ca-ES', 'word of the programming language'],
    ['ca gl --country ES --locale ca-ES', 'One market at a time'],
    ['pl --country PL --locale pl-PL', 'there already'],
    ['ca --locale ca-ES', '--country'],
    ['ca --country Spain --locale ca-ES', '--country'],
    ['ca --country QQ --locale ca-QQ', '--country'],
    ['ca --country ES', '--locale'],
    ['ca --country ES --locale catalan', '--locale'],
    ['ca --country ES --locale ca-FR', '--locale'],
    ['ca --country ES --locale ca_ES', '--locale'],
    ['ca --country ES --locale xx-ES', '--locale'],
    ['ca --country ES --locale ca-ES --currency EUR', '--currency'],
  ])('refuses %j with one sentence that contains %j', (line, reason) => {
    const order = read(line);
    expect(order).toMatchObject({
      ok: false,
      error: { sentence: expect.stringContaining(reason) },
    });
    if (!order.ok) expect(order.error.sentence).not.toContain('\n');
  });
});
