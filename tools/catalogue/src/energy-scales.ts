import type { EnergyRating } from '@materia/domain-energy-label';

type EnergyScale = Pick<EnergyRating, 'best' | 'worst'> & { readonly source: string };

/**
 * The energy label scale by product kind, with the regulation that defines it. A luminaire with a
 * non-removable light source counts as a light source (article 2(3) of Regulation (EU) 2019/2015),
 * as do all luminaires of this shop.
 */
export const ENERGY_SCALES = {
  'light-source': { best: 'A', worst: 'G', source: 'Regulation (EU) 2019/2015' },
  fridge: { best: 'A', worst: 'G', source: 'Regulation (EU) 2019/2016' },
  dishwasher: { best: 'A', worst: 'G', source: 'Regulation (EU) 2019/2017' },
  'washing-machine': { best: 'A', worst: 'G', source: 'Regulation (EU) 2019/2014' },
  'oven-or-hood': { best: 'A+++', worst: 'D', source: 'Regulation (EU) No 65/2014' },
  'air-conditioner': { best: 'A+++', worst: 'D', source: 'Regulation (EU) No 626/2011' },
  'water-heater': { best: 'A+', worst: 'F', source: 'Regulation (EU) No 812/2013' },
  'local-heater': { best: 'A++', worst: 'G', source: 'Regulation (EU) 2015/1186' },
} as const satisfies Readonly<Record<string, EnergyScale>>;
export type EnergyScaleKey = keyof typeof ENERGY_SCALES;
