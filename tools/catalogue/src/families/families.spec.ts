import { classesOfScale } from '@materia/domain-energy-label';
import { describe, expect, it } from 'vitest';
import { MOST_AXES, MOST_MEMBERS } from '@materia/domain-product-families';
import { BRANDS } from '../brands.ts';
import { CATEGORIES, type CategoryKey, categoryNode, categoryNodes } from '../category-tree.ts';
import { ENERGY_SCALES } from '../energy-scales.ts';
import { WARNINGS } from '../warnings.ts';
import { type Family, squareMetres, type Variant } from './family.ts';
import { choiceAxes, choiceGroups } from './choices.ts';
import { FAMILIES, FAMILY_KEYS, type FamilyKey } from './index.ts';
import {
  combinationCount,
  familyVariant,
  type FamilyVariant,
  LINES,
  madeCombinations,
  MOST_COMBINATIONS,
} from './variants.ts';

/**
 * Families with an EU energy label: lamps, heaters of rooms and water, cooling, kitchen and
 * laundry.
 */
const LABELLED = [
  'led-bulb',
  'ceiling-light',
  'floodlight',
  'outdoor-light',
  'led-panel',
  'water-heater',
  'pellet-stove',
  'air-conditioner',
  'oven',
  'cooker-hood',
  'fridge',
  'dishwasher',
  'washing-machine',
] as const;

/** Some variants of a family: the typical one, the last one and a few in between. */
const samples = (key: FamilyKey) => {
  const made = madeCombinations(key);
  return [0, 0.23, 0.5, 0.77, 0.999].map((share) =>
    familyVariant(key, made[Math.floor(share * made.length)] ?? 0),
  );
};

const litresOf = ({ values, variant }: FamilyVariant): number =>
  values.has('volume') ? variant.number('volume') : variant.number('volume-ml') / 1000;

/**
 * Square metres from the attributes, or derived from the number of whole units of a format; one if
 * sold singly.
 */
const squareMetresOf = (
  { values, variant }: FamilyVariant,
  amount: number,
  unit: string,
): number => {
  if (values.has('contents')) return variant.number('contents');
  if (!values.has('format')) return amount;
  const piece = squareMetres(variant.size('format'));
  return unit === 'piece' ? piece : Math.max(1, Math.round(amount / piece)) * piece;
};

const capacityByAttributes = (
  article: FamilyVariant,
  { unit, capacity }: ReturnType<Family['packaging']>,
): number | null => {
  const read: Readonly<Record<string, (variant: Variant, amount: number) => number>> = {
    kg: (variant) => variant.number('weight'),
    m: (variant) => variant.number('length-m'),
    l: () => litresOf(article),
    m2: (_, amount) => squareMetresOf(article, amount, unit),
  };
  return capacity === null
    ? null
    : (read[capacity.unit]?.(article.variant, capacity.amount) ?? null);
};

describe.each(FAMILY_KEYS)('family %s', (key) => {
  const family: Family = FAMILIES[key];

  it('has no more combinations than SKU digits allow, and includes the first one', () => {
    expect(combinationCount(family)).toBeLessThan(MOST_COMBINATIONS);
    expect(madeCombinations(key)[0]).toBe(0);
  });

  it('has a realistic weight and price', () => {
    for (const { variant } of samples(key)) {
      expect(family.packaging(variant).grams).toBeGreaterThan(0);
      expect(family.packaging(variant).grams).toBeLessThan(150_000);
      expect(family.euroCents(variant)).toBeGreaterThan(20);
      expect(family.euroCents(variant)).toBeLessThan(150_000);
    }
  });

  it('has the capacity that its attributes state', () => {
    for (const article of samples(key)) {
      const packaging = family.packaging(article.variant);
      const expected = capacityByAttributes(article, packaging);
      expect(Math.abs((packaging.capacity?.amount ?? 0) - (expected ?? 0))).toBeLessThan(0.001);
      expect(packaging.capacity?.amount ?? 1).toBeGreaterThan(0);
    }
  });
});

describe('families in the tree', () => {
  it('every leaf category has products, and every fourth-level category has three ancestors', () => {
    const parents = new Set<CategoryKey | null>(CATEGORIES.map(([, parent]) => parent));
    const filled = new Set<CategoryKey>(LINES.map(({ leaf }) => leaf));
    const leaves = CATEGORIES.map(([key]) => key).filter((key) => !parents.has(key));
    expect(leaves.filter((key) => !filled.has(key))).toEqual([]);
    expect([...filled].filter((key) => parents.has(key))).toEqual([]);
    expect(CATEGORIES.filter(([key]) => categoryNode(key).level === 4).length).toBeGreaterThan(15);
    expect(Math.max(...CATEGORIES.map(([key]) => categoryNode(key).level))).toBe(4);
  });

  it('category ids are unique and have two digits per level', () => {
    const ids = CATEGORIES.map(([key]) => categoryNode(key).id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [key] of CATEGORIES)
      expect(categoryNode(key).id).toHaveLength(categoryNode(key).level * 2);
  });
});

describe('breadth of the shop', () => {
  const parents = new Set(categoryNodes.map(({ parent }) => parent?.key));
  const categoriesOf = (level: number): number =>
    categoryNodes.filter((node) => node.level === level).length;

  it.each([
    ['departments', categoriesOf(1), 12],
    ['categories of the second level', categoriesOf(2), 60],
    ['leaf categories', categoryNodes.filter(({ key }) => !parents.has(key)).length, 200],
    ['product families', FAMILY_KEYS.length, 150],
    ['brands', Object.keys(BRANDS).length, 40],
    [
      'combinations',
      LINES.reduce((sum, { combinations }) => sum + combinations.length, 0),
      200_000,
    ],
  ])('has enough %s: %i of at least %i', (_, count, least) => {
    expect(count).toBeGreaterThanOrEqual(least);
  });

  it('every brand has a product, and no family lists a brand twice', () => {
    const makers = FAMILY_KEYS.flatMap((key) => [...FAMILIES[key].brands]);
    expect(Object.keys(BRANDS).filter((brand) => !makers.some((maker) => maker === brand))).toEqual(
      [],
    );
    expect(
      FAMILY_KEYS.filter((key) => new Set(FAMILIES[key].brands).size < FAMILIES[key].brands.length),
    ).toEqual([]);
  });

  it('axis values and axes of a family are unique, and every warning has a family', () => {
    const axesOf = (key: FamilyKey): Family['axes'] => FAMILIES[key].axes;
    expect(
      FAMILY_KEYS.filter((key) =>
        axesOf(key).some(({ values }) => new Set(values.map(String)).size < values.length),
      ),
    ).toEqual([]);
    expect(
      FAMILY_KEYS.filter(
        (key) => new Set(axesOf(key).map(({ attribute }) => attribute)).size < axesOf(key).length,
      ),
    ).toEqual([]);
    const used = new Set(FAMILY_KEYS.flatMap((key) => FAMILIES[key].warnings ?? []));
    expect(WARNINGS.filter((warning) => !used.has(warning))).toEqual([]);
  });

  it.each(LABELLED)(
    '%s has the energy label that the law asks for, and only classes of its scale (BEY-15)',
    (key) => {
      const family: Family = FAMILIES[key];
      const scale = ENERGY_SCALES[family.energyLabel ?? expect.unreachable()];
      const classes = family.axes
        .filter(({ attribute }) => attribute === 'energy-class')
        .flatMap(({ values }): readonly unknown[] => values);
      expect(classes.length).toBeGreaterThan(0);
      expect(
        classes.filter((own) => !classesOfScale(scale).some((shown) => shown === own)),
      ).toEqual([]);
    },
  );

  it('families have at most three choices and no more members than a page can show', () => {
    const groups = LINES.flatMap(({ family, combinations }) =>
      choiceGroups(family, combinations).map(({ length }) => ({ family, length })),
    );
    expect(groups.filter(({ length }) => length > MOST_MEMBERS)).toEqual([]);
    expect(FAMILY_KEYS.filter((key) => choiceAxes(key).length > MOST_AXES)).toEqual([]);
    expect(choiceAxes('colour-paint').map(({ kind }) => kind)).toEqual(['colour', 'volume']);
    expect(choiceAxes('stoneware-tile').map(({ kind }) => kind)).toEqual(['colour', 'size']);
    expect(choiceAxes('structural-beam').map(({ kind }) => kind)).toEqual(['colour', 'length']);
    expect(choiceAxes('drill-driver')).toEqual([]);
  });

  it('electrical products have an eco-contribution', () => {
    const electrical = FAMILY_KEYS.filter(
      (key) =>
        FAMILIES[key].warnings?.some((warning) => warning === 'mains' || warning === 'battery') ===
          true || LABELLED.some((labelled) => labelled === key),
    );
    expect(electrical.filter((key) => FAMILIES[key].eco?.stream !== 'electrical')).toEqual([]);
  });
});
