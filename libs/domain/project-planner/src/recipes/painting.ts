import type { Recipe } from '../recipe.ts';
import { RULES } from '../rules.ts';
import { inLitres, inMetres, inPieces } from './shared-lines.ts';

export const PAINTING: Recipe = [
  {
    role: 'paint',
    kind: 'main',
    groups: ['white-paints', 'colour-paints', 'kitchen-bath-paints'],
    unit: 'l',
    waste: 'plan',
    rule: 'paint',
    need: ({ surface, plan }) => surface.area * plan.numbers.coats * RULES.paint.value,
    contents: inLitres,
  },
  {
    role: 'primer',
    kind: 'material',
    groups: ['wall-primers'],
    unit: 'l',
    waste: 0,
    rule: 'paint-primer',
    need: ({ surface }) => surface.area * RULES['paint-primer'].value,
    contents: inLitres,
  },
  {
    role: 'masking-tape',
    kind: 'material',
    groups: ['masking-tapes'],
    unit: 'm',
    waste: 5,
    rule: 'masking-tape',
    // Along the floor, and around doors and windows.
    need: ({ surface, plan: { numbers } }) =>
      surface.skirting +
      (numbers.doors * (numbers.doorWidth + 2 * numbers.doorHeight) +
        numbers.windows * 2 * (numbers.windowWidth + numbers.windowHeight)) /
        100,
    contents: (material) => {
      const metres = inMetres(material);
      return metres === undefined ? undefined : metres * inPieces(material);
    },
  },
  {
    role: 'roller',
    kind: 'tool',
    groups: ['paint-rollers'],
    unit: 'piece',
    waste: 0,
    rule: 'roller-area',
    need: ({ surface }) => Math.max(1, Math.ceil(surface.area * RULES['roller-area'].value)),
    contents: inPieces,
  },
  {
    role: 'brush',
    kind: 'tool',
    groups: ['paint-brushes'],
    unit: 'piece',
    waste: 0,
    rule: 'tool',
    need: () => 1,
    contents: inPieces,
  },
];
