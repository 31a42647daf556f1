import type { FamilyKey } from '../../families/index.ts';

/**
 * Products with the reduced IGIC: cement, plaster, concrete parts, bricks, tiles, paint, wood in
 * boards and beams, steel, plastic pipes.
 */
export const IGIC_REDUCED: readonly FamilyKey[] = [
  'cement',
  'white-cement',
  'clay-brick',
  'facing-brick',
  'aerated-block',
  'lintel',
  'paving',
  'plasterboard',
  'moisture-plasterboard',
  'stoneware-tile',
  'wood-look-tile',
  'wall-tile',
  'roof-tile',
  'white-paint',
  'colour-paint',
  'enamel',
  'facade-paint',
  'osb-board',
  'plywood',
  'glued-panel',
  'structural-beam',
  'batten',
  'rebar',
  'rebar-mesh',
  'waste-pipe',
];
