import { describe, expect, it } from 'vitest';
import { between, drawFrom } from './random.ts';

describe('draws', () => {
  const draw = drawFrom('materia');

  it('are the same for the same seed and keys, and others for another seed, topic or key', () => {
    expect(drawFrom('materia')('price', 7, 3)).toBe(draw('price', 7, 3));
    const others = [
      drawFrom('other')('price', 7, 3),
      draw('stock', 7, 3),
      draw('price', 8, 3),
      draw('price', 7, 4),
    ];
    expect(others).not.toContain(draw('price', 7, 3));
  });

  it('spread evenly: each tenth gets about a tenth of neighbouring references', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let sku = 0; sku < 20_000; sku += 1) {
      const tenth = Math.floor(draw('reduction', 10_000_000 + sku) * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('can be mapped to whole numbers, both ends inclusive', () => {
    expect([between(0, 2, 4), between(0.5, 2, 4), between(0.999, 2, 4)]).toEqual([2, 3, 4]);
  });
});
