import { type Material, readNumber, readSides } from '../material.ts';
import type { Recipe, RecipeFacts } from '../recipe.ts';
import { RULES } from '../rules.ts';
import { inMetres, inPieces, inSquareMetres, isOfGroup, tool } from './shared-lines.ts';

const isMetal = ({ main }: RecipeFacts): boolean => isOfGroup(main, 'metal-roofs');

/** Tiles or sheets for a square metre of roof; 0 for a sheet without a size. */
const perSquareMetre = (covering: Material | undefined): number => {
  if (isOfGroup(covering, 'clay-roof-tiles')) return RULES['clay-roof-tiles'].value;
  if (isOfGroup(covering, 'concrete-roof-tiles')) return RULES['concrete-roof-tiles'].value;
  const sheet = covering && inSquareMetres(covering);
  return sheet === undefined ? 0 : RULES['metal-roof-laps'].value / sheet;
};

/** Metres of battens along the eaves, and of counter battens along the rafters. */
const battenMetres = ({ surface }: RecipeFacts): number =>
  surface.area / RULES['batten-gauge'].value + surface.area / RULES['rafter-spacing'].value;

export const ROOF: Recipe = [
  {
    role: 'covering',
    kind: 'main',
    groups: ['clay-roof-tiles', 'concrete-roof-tiles', 'metal-roofs'],
    unit: 'piece',
    waste: 'plan',
    rule: ({ main }) => {
      if (isOfGroup(main, 'concrete-roof-tiles')) return 'concrete-roof-tiles';
      return isOfGroup(main, 'metal-roofs') ? 'metal-roof-laps' : 'clay-roof-tiles';
    },
    need: ({ surface, main }) => surface.area * perSquareMetre(main),
    contents: (material) => (perSquareMetre(material) === 0 ? undefined : 1),
  },
  {
    role: 'membrane',
    kind: 'material',
    groups: ['roof-membranes'],
    unit: 'm2',
    waste: 0,
    rule: 'roof-membrane',
    need: ({ surface }) => surface.area * RULES['roof-membrane'].value,
    contents: inSquareMetres,
  },
  {
    role: 'battens',
    kind: 'material',
    groups: ['battens'],
    unit: 'm',
    waste: 5,
    rule: 'batten-gauge',
    need: battenMetres,
    contents: inMetres,
    // The usual battens are 25 to 30 mm high.
    fit: ({ attributes }) => {
      const [height = 0, width = 0] = readSides(attributes['pipe-size']);
      return height >= 25 && width >= 38 ? (height <= 30 ? 2 : 1) : 0;
    },
  },
  {
    role: 'screws',
    kind: 'material',
    groups: ['wood-screws'],
    unit: 'piece',
    waste: 5,
    rule: 'rafter-spacing',
    // One where a batten crosses a rafter.
    need: ({ surface }) =>
      Math.ceil(surface.area / (RULES['batten-gauge'].value * RULES['rafter-spacing'].value)),
    contents: inPieces,
    fit: ({ attributes }) => {
      const length = readNumber(attributes['length']) ?? 0;
      const diameter = readNumber(attributes['diameter']) ?? 0;
      return length >= 60 && length <= 120 && diameter >= 4 && diameter <= 6 ? 1 : 0;
    },
  },
  {
    role: 'gutter',
    kind: 'material',
    groups: ['plastic-gutters', 'metal-gutters'],
    unit: 'm',
    waste: 0,
    rule: 'gutter',
    need: ({ surface }) => surface.perimeter,
    contents: inMetres,
  },
  { ...tool('disc', 'stone-discs'), isNeeded: (facts) => !isMetal(facts) },
  tool('harness', 'fall-harnesses'),
];
