import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FAMILY_KEYS } from '../families/index.ts';
import { familyVariant, madeCombinations } from '../families/variants.ts';
import { PICTURES } from './index.ts';
import { pictureName } from './picture-names.ts';

const all = [...PICTURES].map(([name, svg]) => ({ name, svg: svg() }));

describe('pictures', () => {
  it('exist for every variant of every family', () => {
    const needed = new Set(
      FAMILY_KEYS.flatMap((key) =>
        Array.from(
          madeCombinations(key).filter((_, at) => at % 13 === 0),
          (combination) => pictureName(familyVariant(key, combination)),
        ),
      ),
    );
    expect([...needed].filter((name) => !PICTURES.has(name))).toEqual([]);
  });

  it('contain no text, no script and no external resources', () => {
    for (const { svg } of all) expect(svg).not.toMatch(/<text|<script|<image|href=|NaN|undefined/);
  });

  it('define each referenced id exactly once', () => {
    for (const { svg } of all) {
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('differ from one another', () => {
    expect(
      new Set(all.filter(({ name }) => !name.startsWith('category')).map(({ svg }) => svg)).size,
    ).toBeGreaterThan(all.length * 0.93);
  });

  it('can be rendered and are neither blank nor solid', async () => {
    for (const { svg } of all.filter((_, at) => at % 30 === 0)) {
      const { channels } = await sharp(Buffer.from(svg))
        .resize(32)
        .flatten({ background: '#fff' })
        .stats();
      const brightness = channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
      expect(brightness).toBeGreaterThan(60);
      expect(brightness).toBeLessThan(253);
    }
  }, 30_000);
});
