import { markets } from '@materia/testing/markets';
import { COLOURS, colourNamed } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { swatchesOf } from './swatches.ts';

const values = (...labels: readonly string[]) => labels.map((label) => ({ id: label, label }));

describe('swatches of a colour filter', () => {
  describe.each(markets)('in $id', ({ colours }) => {
    it('know every colour by its first word, and no word names two colours', () => {
      for (const [name, words] of Object.entries(colours)) {
        expect(words.length).toBeGreaterThan(0);
        for (const word of words)
          expect(colourNamed(` ${word.toUpperCase()} `, colours)).toBe(name);
      }
      expect(Object.keys(colours)).toEqual(Object.keys(COLOURS));
    });

    it('are shown where most values are colours, and one that is none has no colour', () => {
      const [white = '', black = '', red = ''] = [
        colours.white[0],
        colours.black[0],
        colours.red[0],
      ];
      const swatches = swatchesOf(values(white, black, red, 'RAL 7016'), colours);
      expect(swatches?.get(white)).toBe('white');
      expect(swatches?.has('RAL 7016')).toBe(false);
    });

    it('are not shown for other facets, nor for a single colour', () => {
      expect(swatchesOf(values('2700 K', '4000 K', '6500 K'), colours)).toBeUndefined();
      expect(swatchesOf(values(colours.white[0] ?? ''), colours)).toBeUndefined();
    });
  });
});
