import type { CategoryKey } from '../category-tree.ts';

/** The trades of vendors and the categories, at any level, whose products they offer. */
export const TRADES = {
  bathroom: ['taps', 'sanitaryware', 'showers-baths', 'bathroom-furniture'],
  aggregates: ['pavings', 'gravels', 'drainage'],
  tools: ['power-tools', 'hand-tools', 'tool-accessories', 'measuring', 'tool-storage', 'machines'],
  timber: ['timber'],
  windows: ['windows', 'shading', 'gates'],
  doors: ['doors', 'gates'],
  paint: ['interior-paints', 'exterior-paints', 'paint-preparation', 'wall-coverings'],
  electricity: ['wiring', 'switchgear', 'smart-home'],
  garden: ['garden-care', 'plants-care', 'garden-machines', 'watering'],
  stoves: ['stoves', 'heating', 'electric-heating'],
  fixings: ['fixings'],
  flooring: ['floor-coverings', 'floor-finishing'],
  tiles: ['tiles', 'tiling-products'],
  roofing: ['roofing', 'gutters'],
  insulation: ['insulation', 'facades', 'waterproofing'],
  plumbing: ['plumbing'],
  locks: ['door-hardware', 'brackets-hinges', 'security'],
  'outdoor-living': ['outdoor-living', 'garden-buildings'],
  lighting: ['lighting'],
  mortars: ['binders', 'tiling-products', 'sealing', 'facades'],
  fences: ['fences', 'fence-posts'],
  steel: ['reinforcement', 'drylining'],
  workwear: ['workwear'],
  pumps: ['watering', 'pools', 'heating'],
  stone: ['pavings', 'gravels', 'facing-bricks'],
} as const satisfies Readonly<Record<string, readonly CategoryKey[]>>;

export type Trade = keyof typeof TRADES;
