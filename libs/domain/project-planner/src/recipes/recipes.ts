import type { Project } from '../project.ts';
import type { Recipe } from '../recipe.ts';
import { DRYWALL } from './drywall.ts';
import { LAMINATE } from './laminate.ts';
import { PAINTING } from './painting.ts';
import { ROOF } from './roof.ts';
import { TERRACE } from './terrace.ts';
import { FLOOR_TILES, WALL_TILES } from './tiles.ts';

export const RECIPES = {
  'floor-tiles': FLOOR_TILES,
  laminate: LAMINATE,
  'wall-tiles': WALL_TILES,
  painting: PAINTING,
  drywall: DRYWALL,
  terrace: TERRACE,
  roof: ROOF,
} as const satisfies Readonly<Record<Project, Recipe>>;
