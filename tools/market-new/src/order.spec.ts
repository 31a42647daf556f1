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
    expect(read('it --country IT --locale it-IT')).toEqual({
      ok: true,
      value: { id: 'it', country: 'IT', locale: 'it-IT' },
    });
  });

  it('accepts a country that the shop knows nothing about', () =>
    expect(read('nl --country NL --locale nl-NL').ok).toBe(true));

  it.each([
    ['', 'two small letters'],
    ['IT --country IT --locale it-IT', 'two small letters'],
    ['ita --country IT --locale it-IT', 'two small letters'],
    ['../x --country IT --locale it-IT', 'two small letters'],
    ['in --country IT --locale it-IT', 'word of the programming language'],
    ['it de --country IT --locale it-IT', 'One market at a time'],
    ['pl --country PL --locale pl-PL', 'there already'],
    ['it --locale it-IT', '--country'],
    ['it --country Italy --locale it-IT', '--country'],
    ['it --country QQ --locale it-QQ', '--country'],
    ['it --country IT', '--locale'],
    ['it --country IT --locale italian', '--locale'],
    ['it --country IT --locale it-CH', '--locale'],
    ['it --country IT --locale it_IT', '--locale'],
    ['it --country IT --locale xx-IT', '--locale'],
    ['it --country IT --locale it-IT --currency EUR', '--currency'],
  ])('refuses %j with one sentence that contains %j', (line, reason) => {
    const order = read(line);
    expect(order).toMatchObject({
      ok: false,
      error: { sentence: expect.stringContaining(reason) },
    });
    if (!order.ok) expect(order.error.sentence).not.toContain('\n');
  });
});
