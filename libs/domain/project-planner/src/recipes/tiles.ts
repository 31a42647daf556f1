import { readSides } from '../material.ts';
import type { Recipe } from '../recipe.ts';
import { inSquareMetres, siliconeLine, skirtingLine, tilingLines, tool } from './shared-lines.ts';

/** Thicker slabs are for terraces, in millimetres. */
const THICKEST_INDOORS = 12;

export const FLOOR_TILES: Recipe = [
  {
    role: 'tiles',
    kind: 'main',
    groups: ['stoneware-tiles', 'wood-look-tiles'],
    unit: 'm2',
    waste: 'plan',
    rule: 'surface',
    need: ({ surface }) => surface.area,
    contents: inSquareMetres,
    fit: ({ attributes }) =>
      (readSides(attributes['thickness'])[0] ?? 0) > THICKEST_INDOORS ? 1 : 2,
  },
  ...tilingLines('floor-primers'),
  skirtingLine,
  tool('disc', 'stone-discs'),
  tool('level', 'spirit-levels'),
];

export const WALL_TILES: Recipe = [
  {
    role: 'tiles',
    kind: 'main',
    groups: ['wall-tiles'],
    unit: 'm2',
    waste: 'plan',
    rule: 'surface',
    need: ({ surface }) => surface.area,
    contents: inSquareMetres,
  },
  ...tilingLines('wall-primers'),
  siliconeLine,
  tool('disc', 'stone-discs'),
  tool('level', 'spirit-levels'),
];
