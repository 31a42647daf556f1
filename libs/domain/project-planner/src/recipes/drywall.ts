import { type Material, readNumber, readSides } from '../material.ts';
import { PRODUCT_GROUPS } from '../product-groups.ts';
import type { Recipe, RecipeFacts, RecipeLine } from '../recipe.ts';
import { RULES } from '../rules.ts';
import { inKilograms, inMetres, inPieces, inSquareMetres, tool } from './shared-lines.ts';

const heightOf = ({ plan }: RecipeFacts): number => plan.numbers.height / 100;
const sidesArea = ({ surface, plan }: RecipeFacts): number => surface.area * plan.numbers.sides;

/** Studs at their spacing with one at each end, and two beside every opening. */
const studs = ({ plan: { numbers } }: RecipeFacts): number =>
  Math.ceil(numbers.length / 100 / RULES['stud-spacing'].value) +
  1 +
  2 * (numbers.doors + numbers.windows);

/** Whole studs of a bar; a wall higher than the bar takes several for each. */
const studsOfBar = (bar: Material, facts: RecipeFacts): number | undefined => {
  const metres = inMetres(bar);
  if (metres === undefined) return undefined;
  const height = heightOf(facts);
  return metres >= height ? Math.floor(metres / height) : 1 / Math.ceil(height / metres);
};

/** Profiles of the usual width, so that studs and rails fit each other. */
const profile = (
  role: string,
  grade: string,
): Pick<RecipeLine, 'role' | 'kind' | 'groups' | 'fit'> => ({
  role,
  kind: 'material',
  groups: ['drywall-profiles'],
  fit: ({ attributes }) =>
    attributes['grade'] === `${grade} 75`
      ? 2
      : attributes['grade']?.startsWith(`${grade} `)
        ? 1
        : 0,
});

/** Boards of one layer, in millimetres. */
const boardThickness = ({ main }: RecipeFacts): number =>
  readSides(main?.attributes['thickness'])[0] ?? 12.5;
/** How deep a screw goes into the profile, in millimetres. */
const GRIP = 10;
const screwFits =
  (layers: number): NonNullable<RecipeLine['fit']> =>
  ({ attributes }, facts) => {
    const length = readNumber(attributes['length']) ?? 0;
    const needed = layers * boardThickness(facts) + GRIP;
    return length < needed ? 0 : 1 / (1 + length - needed);
  };

export const DRYWALL: Recipe = [
  {
    role: 'boards',
    kind: 'main',
    groups: ['standard-plasterboards', 'moisture-plasterboards'],
    unit: 'm2',
    waste: 'plan',
    rule: 'surface',
    need: (facts) => sidesArea(facts) * facts.plan.numbers.layers,
    contents: inSquareMetres,
    fit: ({ categoryId }, { plan }) =>
      (categoryId === PRODUCT_GROUPS['moisture-plasterboards']) === plan.choices.includes('wetRoom')
        ? 2
        : 1,
  },
  {
    ...profile('studs', 'CW'),
    unit: 'piece',
    waste: 0,
    rule: 'stud-spacing',
    need: studs,
    contents: studsOfBar,
  },
  {
    ...profile('rails', 'UW'),
    unit: 'm',
    waste: 5,
    rule: 'rails',
    need: ({ surface }) => surface.perimeter + surface.skirting,
    contents: inMetres,
  },
  {
    role: 'plugs',
    kind: 'material',
    groups: ['masonry-plugs'],
    unit: 'piece',
    waste: 5,
    rule: 'rail-plugs',
    need: (facts) =>
      Math.ceil((2 * facts.surface.perimeter + 2 * heightOf(facts)) / RULES['rail-plugs'].value),
    contents: inPieces,
  },
  {
    role: 'screws',
    kind: 'material',
    groups: ['drywall-screws'],
    unit: 'piece',
    waste: 5,
    rule: 'board-screws',
    need: (facts) =>
      Math.ceil(
        sidesArea(facts) *
          RULES[facts.plan.numbers.layers > 1 ? 'first-layer-screws' : 'board-screws'].value,
      ),
    contents: inPieces,
    fit: screwFits(1),
  },
  {
    role: 'long-screws',
    kind: 'material',
    groups: ['drywall-screws'],
    isNeeded: ({ plan }) => plan.numbers.layers > 1,
    unit: 'piece',
    waste: 5,
    rule: 'board-screws',
    need: (facts) => Math.ceil(sidesArea(facts) * RULES['board-screws'].value),
    contents: inPieces,
    fit: screwFits(2),
  },
  {
    role: 'filler',
    kind: 'material',
    groups: ['joint-fillers'],
    unit: 'kg',
    waste: 5,
    rule: 'joint-filler',
    need: (facts) => sidesArea(facts) * RULES['joint-filler'].value,
    contents: inKilograms,
  },
  {
    role: 'insulation',
    kind: 'material',
    groups: ['rock-wools'],
    onlyWith: 'insulation',
    unit: 'm2',
    waste: 5,
    rule: 'insulation',
    need: ({ surface }) => surface.area * RULES.insulation.value,
    contents: inSquareMetres,
    // What is thicker than the studs does not fit into the wall.
    fit: ({ attributes }) => {
      const [thickness = 0] = readSides(attributes['thickness']);
      return thickness > 75 ? 0 : thickness;
    },
  },
  tool('level', 'spirit-levels'),
  tool('bits', 'bit-sets'),
];
