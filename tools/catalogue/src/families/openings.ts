import {
  codes,
  type Family,
  metres,
  numbers,
  sizes,
  sold,
  split,
  squareMetres,
  terms,
} from './family.ts';

export const OPENINGS = {
  'interior-door': {
    category: split('leaf', {
      'full-leaf': 'solid-doors',
      'glazed-leaf': 'glazed-doors',
      'half-glazed': 'glazed-doors',
    }),
    brands: ['portalva', 'fenestrel', 'lamivor'],
    popularity: 6,
    axes: [
      terms('decor', 'white', 'natural-oak', 'grey-oak', 'walnut', 'anthracite', 'ash'),
      terms('leaf', 'full-leaf', 'glazed-leaf', 'half-glazed'),
      numbers('width', 80, 60, 70, 90, 73, 83),
      terms('opening', 'opening-left', 'opening-right'),
      terms('fill', 'honeycomb-core', 'solid-core'),
      codes('model', 'Alba', 'Lineo', 'Veria', 'Norda', 'Sela'),
    ],
    packaging: (v) =>
      sold('piece', v.number('width') * (v.word('fill') === 'solid-core' ? 360 : 220)),
    euroCents: (v) =>
      5200 +
      v.number('width') * 32 +
      (v.word('leaf') === 'full-leaf' ? 0 : 2900) +
      (v.word('fill') === 'solid-core' ? 4200 : 0),
    eco: { stream: 'building', euroCents: 62 },
  },
  'entrance-door': {
    category: 'entrance-doors',
    brands: ['portalva', 'fenestrel'],
    popularity: 3,
    axes: [
      terms('colour', 'anthracite', 'white', 'golden-oak', 'walnut', 'graphite', 'black'),
      terms('material', 'steel', 'aluminium', 'plastic'),
      numbers('width', 90, 80, 100),
      terms('opening', 'opening-left', 'opening-right'),
      numbers('u-value', 1.1, 0.8, 1.3),
      codes('model', 'Garda', 'Torra', 'Brenta'),
    ],
    packaging: (v) => sold('piece', v.number('width') * 720),
    euroCents: (v) =>
      34_000 +
      v.number('width') * 210 +
      (v.word('material') === 'aluminium' ? 42_000 : 0) +
      (v.number('u-value') < 1 ? 18_000 : 0),
    eco: { stream: 'building', euroCents: 180 },
  },
  'pvc-window': {
    category: 'pvc-windows',
    brands: ['fenestrel', 'portalva'],
    popularity: 5,
    axes: [
      sizes(
        'format',
        [1165, 1135],
        [565, 835],
        [865, 1135],
        [865, 1435],
        [1165, 1435],
        [1465, 1435],
        [1765, 1435],
        [600, 600],
      ),
      terms('colour', 'white', 'anthracite', 'golden-oak', 'walnut'),
      terms('glazing', 'triple-glazing', 'double-glazing'),
      terms('frame', 'tilt-turn'),
      terms('opening', 'opening-right', 'opening-left'),
      numbers('u-value', 0.9, 1.1, 1.3),
    ],
    packaging: (v) =>
      sold(
        'piece',
        squareMetres(v.size('format')) * (v.word('glazing') === 'triple-glazing' ? 42_000 : 31_000),
      ),
    euroCents: (v) =>
      6500 +
      squareMetres(v.size('format')) *
        9800 *
        (v.word('colour') === 'white' ? 1 : 1.28) *
        (v.number('u-value') < 1 ? 1.16 : 1),
    eco: { stream: 'building', euroCents: 120 },
  },
  'roof-window': {
    category: 'roof-windows',
    brands: ['fenestrel', 'tegulor'],
    popularity: 3,
    axes: [
      sizes(
        'format',
        [780, 1180],
        [550, 780],
        [660, 1180],
        [780, 980],
        [780, 1400],
        [940, 1180],
        [1140, 1180],
      ),
      terms('decor', 'pine', 'white'),
      terms('frame', 'centre-pivot', 'top-hung'),
      terms('glazing', 'triple-glazing', 'double-glazing'),
      numbers('u-value', 1, 1.1, 1.3),
    ],
    packaging: (v) => sold('piece', squareMetres(v.size('format')) * 38_000),
    euroCents: (v) =>
      16_000 +
      squareMetres(v.size('format')) *
        17_500 *
        (v.word('glazing') === 'triple-glazing' ? 1.25 : 1) *
        (v.word('frame') === 'top-hung' ? 1.3 : 1),
    eco: { stream: 'building', euroCents: 110 },
  },
  'door-handle': {
    category: 'door-handles',
    brands: ['fixandor', 'boltrane', 'portalva'],
    popularity: 6,
    axes: [
      codes('model', 'Lira', 'Onda', 'Kuba', 'Tessa', 'Milo', 'Arko', 'Fala', 'Nero'),
      terms('colour', 'inox-look', 'black', 'chrome', 'gold-colour', 'white', 'anthracite'),
      terms('material', 'stainless-steel', 'aluminium', 'brass'),
      numbers('centre-distance', 72, 85, 92, 195),
    ],
    packaging: (v) => sold('set', v.word('material') === 'aluminium' ? 420 : 760, null),
    euroCents: (v) =>
      (v.word('material') === 'aluminium' ? 1150 : v.word('material') === 'brass' ? 3400 : 2300) +
      (v.word('colour') === 'gold-colour' ? 600 : 0),
  },
  cylinder: {
    category: 'cylinders',
    brands: ['fixandor', 'boltrane', 'portalva'],
    popularity: 6,
    axes: [
      codes(
        'cylinder-length',
        '30 × 30',
        '30 × 35',
        '30 × 40',
        '30 × 45',
        '30 × 50',
        '35 × 35',
        '35 × 45',
        '40 × 40',
        '40 × 50',
        '45 × 55',
      ),
      terms('colour', 'chrome', 'gold-colour', 'black'),
      codes('grade', 'EN 1303-6', 'EN 1303-4', 'EN 1303-C'),
      numbers('piece-count', 5, 3, 6),
    ],
    packaging: (v) => sold('piece', 240 + metres([v.number('piece-count')], 0) * 12_000),
    euroCents: (v) =>
      (v.word('grade') === 'EN 1303-6' ? 2900 : v.word('grade') === 'EN 1303-4' ? 1900 : 1250) +
      v.number('piece-count') * 60,
  },
} as const satisfies Readonly<Record<string, Family>>;
