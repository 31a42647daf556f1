import { describe, expect, it } from 'vitest';
import { energyLabelSvg } from './energy-label.ts';

const label = (change: Partial<Parameters<typeof energyLabelSvg>[0]> = {}) =>
  energyLabelSvg({
    supplier: 'Frigalto S.A.',
    model: 'M12345678',
    rating: { energyClass: 'D', best: 'A', worst: 'G' },
    ...change,
  });
const wordsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words);

describe('the drawing of an energy label', () => {
  it('names supplier and model, and shows every class of the scale and the product’s own class again (BEY-15)', () => {
    expect(wordsOf(label())).toEqual([
      'ENERG',
      'Frigalto S.A.',
      'M12345678',
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
      'G',
      'D',
    ]);
    expect(
      wordsOf(label({ rating: { energyClass: 'A+', best: 'A+++', worst: 'D' } })).slice(3),
    ).toEqual(['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'A+']);
  });

  it('escapes names in the drawing', () => {
    const svg = label({ supplier: '</text><script>alert(1)</script>', model: '" onload="x' });
    expect(svg).not.toContain('<script');
    expect(wordsOf(svg).slice(1, 3)).toEqual([
      '&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
      '&quot; onload=&quot;x',
    ]);
  });
});
