import fc from 'fast-check';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { groupsOf, kitOf, presetQuery } from './kit.ts';
import type { Material } from './material.ts';
import { initialPlan, type Plan, type Project, PROJECTS } from './project.ts';
import { PRODUCT_GROUPS, type ProductGroup } from './product-groups.ts';
import { RECIPES } from './recipes/recipes.ts';
import { surfaceOf } from './surface.ts';

type Sample = Material & { readonly minor: number };

const product = (
  sku: string,
  group: ProductGroup,
  attributes: Readonly<Record<string, string>>,
  {
    capacity,
    minor = 1000,
    orderable = 100,
  }: { capacity?: readonly [string, number]; minor?: number; orderable?: number } = {},
): Sample => ({
  sku,
  categoryId: PRODUCT_GROUPS[group],
  attributes,
  capacityUnit: capacity?.[0],
  capacityPerSaleUnit: capacity?.[1],
  weightGrams: 10_000,
  orderable,
  minor,
});

const PRODUCTS: readonly Sample[] = [
  product(
    'tile',
    'stoneware-tiles',
    { format: '60 × 60 cm', thickness: '9 mm' },
    { capacity: ['m2', 1.08] },
  ),
  product(
    'wall',
    'wall-tiles',
    { format: '20 × 20 cm', thickness: '8 mm' },
    { capacity: ['m2', 1.2] },
  ),
  product('c1', 'tile-adhesives', { grade: 'C1T', weight: '25 kg' }, { minor: 500 }),
  product('c2', 'tile-adhesives', { grade: 'C2TE S1', weight: '25 kg' }, { minor: 2000 }),
  product('c2-small', 'tile-adhesives', { grade: 'C2TE', weight: '5 kg' }, { minor: 900 }),
  product('grout', 'grouts', { grade: 'CG2 WA', weight: '5 kg' }),
  product('resin', 'grouts', { grade: 'RG', weight: '2 kg' }, { minor: 1 }),
  product('floor-primer', 'floor-primers', { volume: '5 l' }),
  product('wall-primer', 'wall-primers', { volume: '5 l' }),
  product('skirting', 'skirtings', { 'length-m': '2,4 m' }),
  product('disc', 'stone-discs', {}),
  product('level', 'spirit-levels', {}),
  product('laminate', 'laminates', { contents: '2,22 m²' }),
  product('underlay', 'underlays', { contents: '10 m²' }),
  product('profile', 'transition-profiles', { 'length-m': '0,93 m' }),
  product('membrane-5', 'liquid-membranes', { weight: '5 kg' }),
  product(
    'board',
    'standard-plasterboards',
    { format: '120 × 260 cm', thickness: '12,5 mm' },
    { capacity: ['m2', 3.12] },
  ),
  product(
    'green',
    'moisture-plasterboards',
    { format: '120 × 260 cm', thickness: '12,5 mm' },
    { capacity: ['m2', 3.12] },
  ),
  product('cw', 'drywall-profiles', { grade: 'CW 75', 'length-m': '2,6 m' }),
  product('uw', 'drywall-profiles', { grade: 'UW 75', 'length-m': '4 m' }),
  product('cd', 'drywall-profiles', { grade: 'CD 60', 'length-m': '3 m' }, { minor: 1 }),
  product('tn-25', 'drywall-screws', { length: '25 mm', 'piece-count': '500' }),
  product('tn-35', 'drywall-screws', { length: '35 mm', 'piece-count': '500' }),
  product('filler', 'joint-fillers', { weight: '25 kg' }),
  product('plugs', 'masonry-plugs', { 'piece-count': '50' }),
  product('paint', 'white-paints', { volume: '10 l' }),
  product('roller', 'paint-rollers', { 'piece-count': '1' }),
  product('tape', 'masking-tapes', { 'length-m': '50 m', 'piece-count': '2' }),
  product('deck', 'wood-deckings', { width: '14 cm', thickness: '27 mm', 'length-m': '4 m' }),
  product('composite', 'composite-deckings', {
    width: '14 cm',
    thickness: '22 mm',
    'length-m': '4 m',
  }),
  product('joist', 'battens', { 'pipe-size': '40 × 60', 'length-m': '4 m' }),
  product('batten', 'battens', { 'pipe-size': '25 × 50', 'length-m': '4 m' }),
  product('screw-60', 'wood-screws', { diameter: '5 mm', length: '60 mm', 'piece-count': '200' }),
  product('clay', 'clay-roof-tiles', {}, { orderable: 5000 }),
  product('sheet', 'metal-roofs', { format: '110 × 200 cm' }, { capacity: ['m2', 2.2] }),
  product('roof-membrane', 'roof-membranes', { contents: '75 m²' }),
  product('gutter', 'plastic-gutters', { 'length-m': '3 m' }),
];

const kit = (
  project: Project,
  changes: Partial<Omit<Plan, 'numbers'>> & { numbers?: Partial<Plan['numbers']> } = {},
) => {
  const initial = initialPlan(project);
  const plan: Plan = {
    ...initial,
    ...changes,
    numbers: { ...initial.numbers, ...changes.numbers },
  };
  const surface = surfaceOf(plan);
  if (!surface.ok) throw new Error(surface.error.kind);
  return kitOf(plan, surface.value, {
    products: PRODUCTS,
    priceOf: ({ minor }, quantity) => money(minor * quantity, 'EUR'),
  });
};
const lineOf = (found: ReturnType<typeof kit>, role: string) =>
  found.lines.find((line) => line.role === role) ?? expect.unreachable(role);
/** Role, product, needed with waste, sale units. */
const rows = (found: ReturnType<typeof kit>) =>
  found.lines.flatMap(({ role, product: chosen, needed, quantity }) =>
    chosen === undefined ? [] : [[role, chosen.sku, needed, quantity]],
  );

describe('a kit (BEY-04)', () => {
  it('of 14.7 m² of 60 × 60 tiles with joints of 3 mm', () => {
    // 14.7 × 1.1 = 16.17 m² in packs of 1.08; 6 mm of adhesive at 1.2 kg are 7.2 kg/m²; grout is
    // (600 + 600) ÷ (600 × 600) × 9 × 3 × 1.6 = 0.144 kg/m²; 15.4 m around without a door of 0.8.
    expect(rows(kit('floor-tiles'))).toEqual([
      ['tiles', 'tile', 16.17, 15],
      ['adhesive', 'c2', 105.84, 5],
      ['grout', 'grout', 2.22, 1],
      ['primer', 'floor-primer', 2.21, 1],
      ['skirting', 'skirting', 16.06, 7],
      ['disc', 'disc', 1, 1],
      ['level', 'level', 1, 1],
    ]);
  });

  it('of laminate has the underlay, and a profile for each door', () => {
    expect(rows(kit('laminate', { numbers: { doors: 2 } }))).toEqual([
      ['flooring', 'laminate', 15.88, 8],
      ['underlay', 'underlay', 15.44, 2],
      ['skirting', 'skirting', 15.18, 7],
      ['transition', 'profile', 1.6, 2],
    ]);
    expect(kit('laminate', { numbers: { doors: 0 } }).lines.map(({ role }) => role)).not.toContain(
      'transition',
    );
  });

  it('of wall tiles subtracts doors and windows, and takes less adhesive for small tiles', () => {
    // 2 × (2.6 + 1.9) × 2.5 − 0.8 × 2.05 − 0.6 × 0.6 = 20.5 m²; 3 mm of adhesive are 3.6 kg/m².
    const found = kit('wall-tiles');
    expect(lineOf(found, 'tiles')).toMatchObject({ needed: 22.55, quantity: 19 });
    expect(lineOf(found, 'adhesive')).toMatchObject({ needed: 73.8, quantity: 3 });
    expect(lineOf(found, 'adhesive').product?.sku).toBe('c1');
  });

  it('of a wet room has a membrane', () => {
    expect(lineOf(kit('floor-tiles', { choices: ['wetRoom'] }), 'membrane')).toMatchObject({
      needed: 23.15,
      quantity: 5,
    });
    expect(kit('floor-tiles').lines.map(({ role }) => role)).not.toContain('membrane');
  });

  it('of a drywall of 4 × 2.5 m with a door: boards, studs, rails, screws, filler', () => {
    // 10 − 1.64 = 8.36 m², on both sides 16.72; studs at 60 cm: 7 + 1 + 2.
    const found = kit('drywall');
    expect(rows(found).slice(0, 6)).toEqual([
      ['boards', 'board', 18.39, 6],
      ['studs', 'cw', 10, 10],
      ['rails', 'uw', 7.56, 2],
      ['plugs', 'plugs', 23.1, 1],
      ['screws', 'tn-25', 193.2, 1],
      ['filler', 'filler', 5.79, 1],
    ]);
  });

  it('of a drywall with two layers has longer screws for the second, and of a wet room other boards', () => {
    const found = kit('drywall', { choices: ['wetRoom'], numbers: { layers: 2 } });
    expect(lineOf(found, 'boards')).toMatchObject({ quantity: 12, product: { sku: 'green' } });
    expect(lineOf(found, 'long-screws').product?.sku).toBe('tn-35');
  });

  it('of painting counts coats and the ceiling', () => {
    // Walls of 2 × 7.7 × 2.5 − 1.64 − 1.44 = 35.42 m² and 14.7 m² of ceiling, twice, at 10 m²/l.
    const found = kit('painting', { choices: ['ceiling'] });
    expect(lineOf(found, 'paint')).toMatchObject({ needed: 10.53, quantity: 2 });
    expect(lineOf(found, 'roller').quantity).toBe(1);
    expect(lineOf(kit('painting'), 'paint')).toMatchObject({ needed: 7.44, quantity: 1 });
  });

  it('of a terrace of 5 × 3 m counts joists by the kind of decking, and two screws at each crossing', () => {
    // 15 m² in boards of 4 m × (140 + 5) mm; joists of 15 ÷ 0.5 + 3 m; 33 ÷ 0.145 crossings.
    const found = kit('terrace');
    expect(rows(found)).toEqual([
      ['decking', 'deck', 16.5, 29],
      ['joists', 'joist', 34.65, 9],
      ['screws', 'screw-60', 478.8, 3],
    ]);
    const composite = kit('terrace', { lines: { decking: { sku: 'composite' } } });
    expect(lineOf(composite, 'joists')).toMatchObject({
      needed: 42.53,
      quantity: 11,
      rule: 'joists-of-composite',
    });
  });

  it('of a roof of 8 × 4.5 m counts tiles by the piece, battens, membrane and gutters', () => {
    const found = kit('roof');
    expect(rows(found).filter(([role]) => role !== 'disc')).toEqual([
      ['covering', 'clay', 453.6, 454],
      ['membrane', 'roof-membrane', 39.6, 1],
      ['battens', 'batten', 174.18, 44],
      ['screws', 'screw-60', 185.85, 1],
      ['gutter', 'gutter', 8, 3],
    ]);
    const metal = kit('roof', { lines: { covering: { sku: 'sheet' } } });
    expect(lineOf(metal, 'covering')).toMatchObject({ needed: 18.9, quantity: 19 });
  });

  it('proposes what can be ordered in full before what is cheaper', () => {
    const found = kit('floor-tiles', { numbers: { length: 1000, width: 1000 } });
    // 720 kg: 144 small bags, of which there are only 100.
    expect(lineOf(found, 'adhesive')).toMatchObject({ product: { sku: 'c2' }, isShort: false });
  });

  it('keeps what the shopper changed, and totals what is not removed', () => {
    const found = kit('floor-tiles', {
      lines: {
        adhesive: { sku: 'c2-small', quantity: 30 },
        level: { isRemoved: true },
        grout: { sku: 'gone' },
      },
    });
    expect(lineOf(found, 'adhesive')).toMatchObject({
      product: { sku: 'c2-small' },
      calculated: 22,
      quantity: 30,
      covered: 150,
    });
    expect(lineOf(found, 'grout')).toMatchObject({ product: { sku: 'grout' }, isReplaced: true });
    const kept = found.lines.filter(({ role }) => role !== 'level');
    expect(found.weightGrams).toBe(kept.reduce((sum, line) => sum + line.weightGrams, 0));
  });

  it('has a line without a product where the shop has none that fits', () => {
    const found = kit('painting');
    expect(lineOf(found, 'brush')).toMatchObject({ product: undefined, options: [], quantity: 0 });
  });

  it.each(PROJECTS)('of %s asks for the products of its recipe', (project) => {
    const all = RECIPES[project].flatMap(({ groups }) => groups);
    expect(groupsOf({ project, choices: ['ceiling', 'wetRoom', 'insulation'] })).toEqual([
      ...new Set(all),
    ]);
    expect(new Set(RECIPES[project].map(({ role }) => role)).size).toBe(RECIPES[project].length);
  });

  it.each([
    ['stoneware-tiles', 'project=floor-tiles&sku.tiles=100'],
    ['clay-roof-tiles', 'project=roof&sku.covering=100'],
    ['grouts', undefined],
  ] as const)('is started by the products of %s', (group, started) => {
    expect(presetQuery(PRODUCT_GROUPS[group], '100')).toBe(started);
  });

  it('covers its need whatever the measures are', () => {
    const side = fc.integer({ min: 100, max: 2000 });
    fc.assert(
      fc.property(fc.constantFrom(...PROJECTS), side, side, (project, length, width) => {
        for (const line of kit(project, { numbers: { length, width } }).lines)
          if (line.product !== undefined)
            expect(line.covered).toBeGreaterThanOrEqual(line.needed - 0.011);
      }),
      { numRuns: 200 },
    );
  });
});
