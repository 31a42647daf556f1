import type { Recipe } from '../recipe.ts';
import { RULES } from '../rules.ts';
import { inMetres, inSquareMetres, skirtingLine, tool } from './shared-lines.ts';

export const LAMINATE: Recipe = [
  {
    role: 'flooring',
    kind: 'main',
    groups: ['laminates', 'vinyl-floors', 'parquets'],
    unit: 'm2',
    waste: 'plan',
    rule: 'surface',
    need: ({ surface }) => surface.area,
    contents: inSquareMetres,
  },
  {
    role: 'underlay',
    kind: 'material',
    groups: ['underlays'],
    unit: 'm2',
    waste: 5,
    rule: 'underlay',
    need: ({ surface }) => surface.area * RULES.underlay.value,
    contents: inSquareMetres,
  },
  skirtingLine,
  {
    role: 'transition',
    kind: 'material',
    groups: ['transition-profiles'],
    isNeeded: ({ plan }) => plan.numbers.doors > 0,
    unit: 'm',
    waste: 0,
    rule: 'transition',
    need: ({ plan }) => (plan.numbers.doors * plan.numbers.doorWidth) / 100,
    contents: (profile, { plan }) => {
      const length = inMetres(profile);
      const door = plan.numbers.doorWidth / 100;
      // A profile is cut for whole doors only, or joined if a door is wider.
      return length === undefined || length < door ? length : Math.floor(length / door) * door;
    },
  },
  tool('saw', 'hand-saws'),
  tool('tape-measure', 'tape-measures'),
];
