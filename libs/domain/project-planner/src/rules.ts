/**
 * Consumption and rules of thumb. `source` names the manufacturer's sheet or the code of practice that
 * states the figure, so that it can be checked and replaced; the shopper reads it beside the line. It is
 * empty where a figure is only usual in the trade: what the package says comes first.
 */
export type Rule = {
  readonly value: number;
  /** The unit of the value, per unit of what it is multiplied by. */
  readonly unit:
    | 'kg/m²'
    | 'kg/m²·mm'
    | 'l/m²'
    | 'm/m²'
    | 'm²/m²'
    | '1/m²'
    | '1/m'
    | 'l/m'
    | 'kg/dm³'
    | 'm'
    | 'mm'
    | '1';
  readonly source: string;
};

export const RULES = {
  // What is covered is counted as it is.
  surface: { value: 1, unit: 'm²/m²', source: '' },
  'adhesive-bed': {
    value: 1.2,
    unit: 'kg/m²·mm',
    source: 'Mapei, Keraflex Maxi S1',
  },
  'grout-density': { value: 1.6, unit: 'kg/dm³', source: 'Mapei, Ultracolor Plus' },
  'tile-primer': { value: 0.15, unit: 'l/m²', source: 'Mapei, Primer G' },
  membrane: { value: 1.5, unit: 'kg/m²', source: 'Mapei, Mapegum WPS (1 mm)' },
  'sealing-tape': { value: 1, unit: '1', source: '' },
  // A joint of 5 × 5 mm.
  silicone: { value: 0.025, unit: 'l/m', source: '' },
  skirting: { value: 1, unit: '1', source: '' },
  underlay: { value: 1, unit: 'm²/m²', source: '' },
  transition: { value: 1, unit: '1', source: '' },
  paint: { value: 0.1, unit: 'l/m²', source: '' },
  'paint-primer': { value: 0.1, unit: 'l/m²', source: '' },
  'masking-tape': { value: 1, unit: '1', source: '' },
  'roller-area': { value: 0.01, unit: '1/m²', source: '' },
  'stud-spacing': { value: 0.6, unit: 'm', source: 'NF DTU 25.41' },
  'board-screws': { value: 11, unit: '1/m²', source: 'NF DTU 25.41 (30 cm)' },
  'first-layer-screws': { value: 5, unit: '1/m²', source: 'NF DTU 25.41 (60 cm)' },
  'joint-filler': { value: 0.33, unit: 'kg/m²', source: 'Placo' },
  rails: { value: 1, unit: '1', source: '' },
  'rail-plugs': { value: 0.6, unit: 'm', source: 'NF DTU 25.41 (60 cm)' },
  insulation: { value: 1, unit: 'm²/m²', source: '' },
  'deck-gap': { value: 5, unit: 'mm', source: 'NF DTU 51.4' },
  'joists-of-wood': { value: 0.5, unit: 'm', source: 'NF DTU 51.4' },
  'joists-of-composite': { value: 0.4, unit: 'm', source: '' },
  'deck-screws': { value: 2, unit: '1', source: 'NF DTU 51.4' },
  // Two coats.
  'deck-stain': { value: 0.16, unit: 'l/m²', source: '' },
  'clay-roof-tiles': { value: 12, unit: '1/m²', source: '' },
  'concrete-roof-tiles': { value: 10, unit: '1/m²', source: 'Braas, Frankfurter Pfanne' },
  'metal-roof-laps': { value: 1.1, unit: 'm²/m²', source: '' },
  'roof-membrane': { value: 1.1, unit: 'm²/m²', source: '' },
  'batten-gauge': { value: 0.34, unit: 'm', source: 'Braas, Frankfurter Pfanne' },
  'rafter-spacing': { value: 0.6, unit: 'm', source: '' },
  gutter: { value: 1, unit: '1', source: '' },
  tool: { value: 1, unit: '1', source: '' },
} as const satisfies Readonly<Record<string, Rule>>;
export type RuleKey = keyof typeof RULES;

export const ruleOf = (key: RuleKey): Rule => RULES[key];

/**
 * The bed of adhesive by the area of a tile in square centimetres, at most, in millimetres: half of
 * the notch of the trowel, and a millimetre more where the back of the tile is coated as well. The
 * classes are usual in the trade.
 */
const ADHESIVE_BEDS = [
  { upTo: 500, millimetres: 3 },
  { upTo: 1100, millimetres: 4 },
  { upTo: 2200, millimetres: 5 },
  { upTo: Number.POSITIVE_INFINITY, millimetres: 6 },
] as const;

/** Kilograms of adhesive for a square metre of tiles; the sides are in millimetres. */
export const adhesivePerSquareMetre = (length: number, width: number): number => {
  const area = (length * width) / 100;
  const bed = ADHESIVE_BEDS.find(({ upTo }) => area <= upTo)?.millimetres ?? 6;
  return bed * RULES['adhesive-bed'].value;
};

/**
 * Kilograms of grout for a square metre: (A + B) ÷ (A × B) × C × D × density, with the sides A and
 * B, the thickness C and the joint D in millimetres.
 */
export const groutPerSquareMetre = (tile: {
  readonly length: number;
  readonly width: number;
  readonly thickness: number;
  readonly joint: number;
}): number =>
  ((tile.length + tile.width) / (tile.length * tile.width)) *
  tile.thickness *
  tile.joint *
  RULES['grout-density'].value;
