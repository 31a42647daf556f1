import { readSides, sizeOf, type Material } from '@materia/domain-project-planner';
import type { CoveringSize } from './surface.ts';

/** The sides of what covers a floor in metres: of tiles their format, of boards their width and length. */
export const coveringOf = (main: Material): CoveringSize | undefined => {
  const tile = sizeOf(main);
  if (tile !== undefined) return { length: tile.length / 1000, width: tile.width / 1000 };
  const [width = 190] = readSides(main.attributes['width']);
  const [length = 1300] = readSides(main.attributes['length-m']);
  return { length: length / 1000, width: width / 1000 };
};
