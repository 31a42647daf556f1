import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';

describe('command line', () => {
  it('has defaults for size, seed, folder and date', () => {
    expect(parseOptions(['--market', 'es'], '2026-11-20')).toEqual({
      ok: true,
      value: {
        market: 'es',
        size: 5000,
        seed: 'materia',
        out: '.data/demo/es',
        today: '2026-11-20',
        mayBeOlder: true,
      },
    });
  });

  it('accepts all options', () => {
    expect(
      parseOptions(
        [
          '--market',
          'pl',
          '--size',
          '200',
          '--seed',
          'x',
          '--out',
          '/tmp/a',
          '--today',
          '2026-01-02',
        ],
        '2026-11-20',
      ),
    ).toEqual({
      ok: true,
      value: {
        market: 'pl',
        size: 200,
        seed: 'x',
        out: '/tmp/a',
        today: '2026-01-02',
        mayBeOlder: false,
      },
    });
  });

  it.each([
    [['--market', 'it'], '--market must be one of'],
    [[], '--market must be one of'],
    [['--market', 'pl', '--size', 'many'], '--size must be a whole number'],
    [['--market', 'pl', '--today', '2026-02-30'], '--today must be a day'],
    [['--market', 'pl', '--colour', 'red'], 'colour'],
  ])('refuses %j with one sentence', (args, sentence) => {
    const options = parseOptions(args, '2026-11-20');
    expect(!options.ok && options.error.sentence).toContain(sentence);
  });
});
