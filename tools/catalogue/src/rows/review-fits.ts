import { type CategoryKey, type CategoryNode, type DepartmentKey } from '../category-tree.ts';
import type { SaleUnit } from '../families/family.ts';

/**
 * The products a department's phrase fits: those below these categories, or those sold in these
 * units.
 */
export type Fit =
  { readonly below: readonly CategoryKey[] } | { readonly soldIn: readonly SaleUnit[] };
type Fits = { readonly good: readonly Fit[]; readonly bad: readonly Fit[] };

const below = (...categories: readonly CategoryKey[]): Fit => ({ below: categories });
const IN_BAGS: Fit = { soldIn: ['bag'] };
const SAWN = below('structural-timbers', 'wood-deckings', 'cladding-boards');
const PUT_TOGETHER = below('garden-tables', 'garden-benches', 'garden-sheds', 'barbecues');

/**
 * The products that each phrase fits, in the order of the phrases, which is the same in every
 * language. It prevents absurd reviews, such as praise for the bags of a bucket.
 */
export const REVIEW_FITS: Readonly<Record<DepartmentKey, Fits>> = {
  building: {
    good: [IN_BAGS, below('binders'), below('masonry', 'lintels')],
    bad: [IN_BAGS, below('masonry', 'drylining', 'lintels')],
  },
  roof: {
    good: [below('roofing', 'gutters'), below('roof'), below('insulation')],
    bad: [below('roof-membranes'), below('metal-roofs', 'gutters')],
  },
  openings: {
    good: [
      below('windows', 'entrance-doors'),
      below('doors', 'windows', 'shading', 'gates'),
      below('windows'),
    ],
    bad: [below('doors', 'windows', 'door-handles'), below('doors', 'windows', 'shading', 'gates')],
  },
  floors: {
    good: [below('laminates', 'vinyl-floors'), below('tiles'), below('floor-coverings')],
    bad: [below('laminates', 'vinyl-floors'), below('floor-coverings', 'tiles', 'skirtings')],
  },
  bathroom: {
    good: [
      below('taps'),
      below('taps', 'sanitaryware', 'showers-baths'),
      below('taps', 'sanitaryware'),
    ],
    bad: [below('taps'), below('taps', 'shower-enclosures')],
  },
  electricity: {
    good: [below('switchgear'), below('lighting'), below('sockets-switches')],
    bad: [
      below('extension-leads', 'floodlights', 'pendants'),
      below('distribution-boards', 'surface-sockets', 'surface-switches', 'smart-home'),
    ],
  },
  paint: {
    good: [
      below('wall-paints', 'enamels', 'exterior-paints'),
      below('interior-paints'),
      below('colour-paints', 'enamels', 'exterior-paints'),
    ],
    bad: [
      below('wall-paints', 'enamels', 'exterior-paints'),
      below('colour-paints', 'wood-stains'),
    ],
  },
  tools: {
    good: [
      below('power-tools'),
      below('power-tools', 'hand-tools', 'measuring', 'machines', 'access-equipment'),
      below('drill-drivers', 'rotary-hammers'),
    ],
    bad: [
      below('cordless-grinders', 'cordless-saws'),
      below('power-tools', 'workshop-vacuums', 'compressors'),
    ],
  },
  garden: {
    good: [
      below('garden-tables', 'garden-benches', 'barbecues'),
      below('fences', 'fence-posts'),
      below('landscaping', 'plants-care', 'soils'),
    ],
    bad: [PUT_TOGETHER, PUT_TOGETHER],
  },
  hardware: {
    good: [
      below('screws', 'bolts'),
      below('plugs', 'chemical-anchors'),
      below('screws', 'plugs', 'bolts', 'nails'),
    ],
    bad: [
      below('screws', 'bolts', 'nails'),
      below('angle-brackets', 'hinges', 'padlocks', 'letterboxes'),
    ],
  },
  timber: {
    good: [
      SAWN,
      below('panels', 'structural-timbers', 'claddings'),
      below('structural-timbers', 'wood-deckings'),
    ],
    bad: [SAWN, SAWN],
  },
  climate: {
    good: [
      below('electric-heating', 'radiators', 'towel-radiators'),
      below(
        'convectors',
        'fan-heaters',
        'water-heaters',
        'air-conditioners',
        'dehumidifiers',
        'thermostats',
        'pellet-stoves',
      ),
      below('thermostats', 'pellet-stoves', 'air-conditioners'),
    ],
    bad: [
      below('fan-heaters', 'air-conditioners', 'dehumidifiers', 'extractor-fans'),
      below(
        'radiators',
        'towel-radiators',
        'heating-mats',
        'air-conditioners',
        'pellet-stoves',
        'flue-pipes',
      ),
    ],
  },
  kitchen: {
    good: [
      below('kitchen-furniture'),
      below('fridges', 'dishwashers', 'washing-machines', 'hoods'),
      below('kitchen-furniture', 'worktops-sinks', 'ovens', 'hobs'),
    ],
    bad: [below('kitchen-furniture'), below('base-units')],
  },
  workwear: {
    good: [
      below('footwear', 'clothing', 'hand-protection', 'head-protection'),
      below('work-trousers', 'work-jackets'),
      below('footwear', 'clothing', 'hand-protection'),
    ],
    bad: [below('footwear'), below('footwear', 'clothing', 'hand-protection')],
  },
};

const isBelow = (node: CategoryNode, keys: readonly CategoryKey[]): boolean =>
  keys.includes(node.key) || (node.parent !== null && isBelow(node.parent, keys));

/** Whether a phrase fits products of a leaf category that are sold in a unit. */
export const isTrueOf = (fit: Fit, leaf: CategoryNode, unit: SaleUnit): boolean =>
  'soldIn' in fit ? fit.soldIn.includes(unit) : isBelow(leaf, fit.below);
