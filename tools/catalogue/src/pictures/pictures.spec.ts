import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { categoryNodes } from '../category-tree.ts';
import { FAMILIES, FAMILY_KEYS, type FamilyKey } from '../families/index.ts';
import type { Family } from '../families/family.ts';
import { familyVariant, type FamilyVariant, LINES } from '../families/variants.ts';
import { branchPictures } from '../rows/categories.ts';
import { SHOP_PICTURES } from './index.ts';
import { lookAt } from './look.ts';
import { branchPictureName } from './picture-names.ts';
import { type View, viewsOf } from './views/index.ts';
import { MEASURES, sidesOf } from './views/measures.ts';

const MADE = new Map(
  [...Map.groupBy(LINES, ({ family }) => family)].map(([key, lines]) => [
    key,
    lines.flatMap(({ combinations }) => [...combinations]).toSorted((a, b) => a - b),
  ]),
);
const madeOf = (key: FamilyKey): readonly number[] => MADE.get(key) ?? expect.unreachable();

/** Some variants of a family: the typical one, the last one, and some between. */
const samples = (key: FamilyKey, count: number): readonly FamilyVariant[] => {
  const made = madeOf(key);
  return Array.from({ length: count }, (_, at) =>
    familyVariant(key, made[Math.floor((at * (made.length - 1)) / Math.max(1, count - 1))] ?? 0),
  );
};

const mainOf = (article: FamilyVariant): View => {
  const main = viewsOf(article).find(({ kind }) => kind === 'main');
  return main ?? expect.unreachable();
};

const drawings: readonly { readonly name: string; readonly svg: string }[] = [
  ...[...SHOP_PICTURES].map(([name, svg]) => ({ name, svg: svg() })),
  ...FAMILY_KEYS.flatMap((key) => samples(key, 3).flatMap(viewsOf)).map(({ file, svg }) => ({
    name: file,
    svg: svg(),
  })),
];

/** The attributes by which variants must be told apart at a glance. */
const VISIBLE = ['colour', 'decor', 'material', 'format', 'finish'] as const;

/** Variants that differ from the typical one in one attribute or in the brand only. */
const neighbours = (key: FamilyKey): readonly (readonly [what: string, FamilyVariant])[] => {
  const family: Family = FAMILIES[key];
  const isMade = (at: number): boolean => family.isMade?.(familyVariant(key, at).variant) ?? true;
  let stride = 1;
  const found: (readonly [string, FamilyVariant])[] = [];
  const add = (what: string, count: number): void => {
    const step = Array.from({ length: count - 1 }, (_, at) => (at + 1) * stride).find(isMade);
    if (step !== undefined) found.push([what, familyVariant(key, step)]);
  };
  for (const { attribute, values } of family.axes) {
    if (VISIBLE.some((code) => code === attribute)) add(attribute, values.length);
    stride *= values.length;
  }
  add('brand', family.brands.length);
  return found;
};

describe('views of products', () => {
  it('show five sides of every product, each once', () => {
    for (const key of FAMILY_KEYS)
      for (const article of samples(key, 3)) {
        const views = viewsOf(article);
        expect(views.map(({ kind }) => kind)).toEqual([
          'main',
          'scene',
          'dimensions',
          'detail',
          'package',
        ]);
        expect(new Set(views.map(({ file }) => file)).size).toBe(views.length);
      }
  });

  it.each(FAMILY_KEYS)(
    '%s: colour, material, format, finish and brand change the picture',
    (key) => {
      const typical = mainOf(familyVariant(key, 0));
      for (const [what, other] of neighbours(key)) {
        const view = mainOf(other);
        expect([what, view.file]).not.toEqual([what, typical.file]);
        expect([what, view.svg()]).not.toEqual([what, typical.svg()]);
      }
    },
  );

  it('are the same file only where they are the same drawing', () => {
    const known = new Map<string, string>();
    for (const { name, svg } of drawings) {
      expect(known.get(name) ?? svg).toBe(svg);
      known.set(name, svg);
    }
  });

  it('have file names that the picture call accepts', () => {
    for (const { name } of drawings) expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,79}\.svg$/);
  });
});

describe('pictures of categories', () => {
  const pictures = branchPictures(new Set(LINES.map(({ leaf }) => leaf)));

  it('show every category between a department and a leaf, and differ from one another', () => {
    const parents = new Set(categoryNodes.map(({ parent }) => parent));
    const branches = categoryNodes.filter((node) => node.level > 1 && parents.has(node));
    expect(pictures.map(([name]) => name)).toEqual(branches.map(({ id }) => branchPictureName(id)));
    expect(new Set(pictures.map(([, svg]) => svg())).size).toBeGreaterThan(pictures.length * 0.9);
  });

  it('are small', () => {
    for (const [, svg] of pictures) expect(svg().length).toBeLessThan(16_384);
  });
});

describe('figures', () => {
  it('beside the sizes of a product are those of its attributes', () => {
    const numbersIn = (text: string): readonly number[] =>
      [...text.replaceAll(',', '.').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
    for (const key of FAMILY_KEYS)
      for (const article of samples(key, 3)) {
        const stated = new Set(
          [...article.values.values()].flatMap((value) =>
            typeof value === 'string'
              ? numbersIn(value)
              : typeof value === 'number'
                ? [Math.round(value * 100) / 100]
                : value.map((side) => side / 10),
          ),
        );
        const look = lookAt(article, new Set(MEASURES));
        const { across, up, deep, rest } = sidesOf(look, {
          isLying: false,
          isLong: false,
          isFront: false,
        });
        const shown = [across, up, deep, ...rest].flatMap((text) => numbersIn(text ?? ''));
        expect([key, shown.filter((number) => !stated.has(number))]).toEqual([key, []]);
      }
  });
});

describe('proportions', () => {
  /** Width and height of the pieces in the laid field of a drawing. */
  const piecesOf = (svg: string): readonly (readonly [number, number])[] =>
    [...svg.matchAll(/<pattern.*?<\/pattern>/g)].flatMap(([pattern]) =>
      [
        ...pattern.matchAll(
          /<g transform="translate[^>]*><rect x="0" y="0" width="([\d.]+)" height="([\d.]+)"/g,
        ),
      ].map(([, width, height]) => [Number(width), Number(height)] as const),
    );
  const laid = (key: FamilyKey, format: string): FamilyVariant => {
    const combination = madeOf(key).find(
      (at) => String(familyVariant(key, at).values.get('format')) === format,
    );
    return familyVariant(key, combination ?? expect.unreachable());
  };

  it.each([
    ['stoneware-tile', '300,600', 2],
    ['stoneware-tile', '600,600', 1],
    ['wall-tile', '250,400', 1.6],
    ['wall-tile', '75,150', 2],
    ['wood-look-tile', '200,1200', 6],
    ['paving', '200,100', 2],
  ] as const)(
    'faces of %s of %s have the ratio 1:%d in the main view and the scene',
    (key, format, ratio) => {
      const views = viewsOf(laid(key, format));
      for (const kind of ['main', 'scene'] as const) {
        const pieces = piecesOf(views.find((view) => view.kind === kind)?.svg() ?? '');
        expect(pieces.length).toBeGreaterThan(1);
        for (const [width, height] of pieces) expect(width / height).toBeCloseTo(ratio, 0.6);
      }
    },
  );

  it('larger packs are drawn larger', () => {
    const scaleOf = (litres: number): number => {
      const made = madeOf('white-paint');
      const article = familyVariant(
        'white-paint',
        made.find((at) => familyVariant('white-paint', at).values.get('volume') === litres) ??
          expect.unreachable(),
      );
      return Number(/scale\(([\d.]+) /.exec(mainOf(article).svg())?.[1] ?? 1);
    };
    expect(scaleOf(2.5)).toBeLessThan(scaleOf(10));
    expect(scaleOf(10)).toBeLessThan(scaleOf(15));
  });

  it('drills show as many batteries as they come with, and taller ones with more ampere-hours', () => {
    const drill = (count: number, ampereHours: number): string => {
      const made = madeOf('drill-driver');
      const at = made.find((combination) => {
        const { values } = familyVariant('drill-driver', combination);
        return (
          values.get('battery-count') === count &&
          values.get('battery') === ampereHours &&
          values.get('voltage') === 18
        );
      });
      return mainOf(familyVariant('drill-driver', at ?? expect.unreachable())).svg();
    };
    const heights = (svg: string): readonly number[] =>
      [...svg.matchAll(/width="230" height="([\d.]+)"/g)].map(([, height]) => Number(height));
    expect(heights(drill(1, 4))).toHaveLength(1);
    expect(heights(drill(3, 4))).toHaveLength(3);
    expect(heights(drill(2, 5))[0]).toBeGreaterThan(heights(drill(2, 2))[0] ?? 0);
  });
});

describe('drawings', () => {
  it('are small', () => {
    // The hero is three times as wide, and departments are composed of several drawings.
    const large = drawings.filter(
      ({ name, svg }) => svg.length > (/^(hero|category)/.test(name) ? 30_000 : 9500),
    );
    expect(large.map(({ name, svg }) => `${name} ${String(svg.length)}`)).toEqual([]);
    const mean = drawings.reduce((sum, { svg }) => sum + svg.length, 0) / drawings.length;
    expect(mean).toBeLessThan(5000);
  });

  it('contain no text, no script and no external resources', () => {
    for (const { svg } of drawings)
      expect(svg).not.toMatch(/<text|<script|<image|href=|NaN|undefined|Infinity/);
  });

  it('define each referenced id exactly once', () => {
    for (const { svg } of drawings) {
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('can be rendered and are neither blank nor solid', async () => {
    for (const { name, svg } of drawings.filter((_, at) => at % 60 === 0)) {
      const pixels = await sharp(Buffer.from(svg))
        .resize(32)
        .flatten({ background: '#fff' })
        .raw()
        .toBuffer();
      const brightness = pixels.reduce((sum, level) => sum + level, 0) / pixels.length;
      expect([name, brightness > 20 && brightness < 254]).toEqual([name, true]);
    }
  }, 30_000);
});
