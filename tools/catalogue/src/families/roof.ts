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
  type Variant,
} from './family.ts';

/** Thermal resistance of a layer: thickness divided by conductivity, to two decimals. */
const resistance = (v: Variant) => [
  {
    attribute: 'resistance',
    value: Math.floor((v.number('thickness') / 1000 / v.number('lambda')) * 100) / 100,
  } as const,
];

/** Boards per pack: as many as fit into about `height` millimetres, at least one. */
const boardPack = (height: number, kilosPerCubicMetre: number) => (v: Variant) => {
  const boards = Math.max(1, Math.floor(height / v.number('thickness')));
  const area = squareMetres(v.size('format')) * boards;
  return sold(
    'pack',
    area * metres([v.number('thickness')], 0) * kilosPerCubicMetre * 1000,
    'm2',
    area,
  );
};

export const ROOF = {
  'roof-tile': {
    category: split('material', {
      clay: 'clay-roof-tiles',
      'concrete-cast': 'concrete-roof-tiles',
    }),
    brands: ['tegulor', 'aldrovan', 'calcedra'],
    popularity: 6,
    isBulky: true,
    axes: [
      terms('colour', 'brick-red', 'anthracite', 'brown', 'graphite', 'black', 'copper-colour'),
      terms('material', 'clay', 'concrete-cast'),
      terms('finish', 'matt', 'gloss', 'satin'),
      codes('model', 'Arda', 'Novella', 'Planera', 'Romana'),
    ],
    packaging: (v) => sold('piece', v.word('material') === 'clay' ? 3300 : 4300),
    euroCents: (v) =>
      (v.word('material') === 'clay' ? 165 : 120) + (v.word('finish') === 'matt' ? 0 : 28),
    eco: { stream: 'building', euroCents: 2 },
  },
  'metal-roof': {
    category: 'metal-roofs',
    brands: ['tegulor', 'boltrane', 'aldrovan'],
    popularity: 4,
    isBulky: true,
    axes: [
      terms('colour', 'anthracite', 'graphite', 'brick-red', 'brown', 'black', 'green', 'silver'),
      sizes('format', [1100, 2000], [1100, 3000], [1100, 4000], [900, 2000], [1180, 2230]),
      numbers('thickness', 0.5, 0.6, 0.7),
      terms('material', 'galvanised-steel'),
    ],
    packaging: (v) =>
      sold(
        'piece',
        squareMetres(v.size('format')) * v.number('thickness') * 9200,
        'm2',
        squareMetres(v.size('format')),
      ),
    euroCents: (v) => squareMetres(v.size('format')) * (420 + v.number('thickness') * 900),
    eco: { stream: 'building', euroCents: 12 },
  },
  'roof-membrane': {
    category: 'roof-membranes',
    brands: ['isolvane', 'termavor', 'tegulor'],
    popularity: 4,
    axes: [
      numbers('contents', 75, 50, 37.5),
      codes('grade', '135 g/m²', '150 g/m²', '180 g/m²', '115 g/m²', '220 g/m²'),
      terms('use', 'roof-use', 'facade-use'),
    ],
    packaging: (v) =>
      sold(
        'roll',
        v.number('contents') * Number.parseInt(v.word('grade'), 10) * 1.04,
        'm2',
        v.number('contents'),
      ),
    euroCents: (v) => v.number('contents') * (60 + Number.parseInt(v.word('grade'), 10) * 0.55),
  },
  gutter: {
    category: split('material', {
      plastic: 'plastic-gutters',
      'galvanised-steel': 'metal-gutters',
      aluminium: 'metal-gutters',
    }),
    brands: ['aldrovan', 'tubrelan', 'tegulor'],
    popularity: 4,
    axes: [
      terms('colour', 'anthracite', 'brown', 'white', 'graphite', 'brick-red', 'grey'),
      numbers('diameter', 125, 150, 100),
      numbers('length-m', 3, 2, 4),
      terms('material', 'plastic', 'galvanised-steel', 'aluminium'),
    ],
    packaging: (v) =>
      sold('piece', v.number('length-m') * v.number('diameter') * 8, 'm', v.number('length-m')),
    euroCents: (v) =>
      v.number('length-m') * v.number('diameter') * (v.word('material') === 'plastic' ? 3.1 : 6.2),
  },
  downpipe: {
    category: split('material', {
      plastic: 'plastic-downpipes',
      'galvanised-steel': 'metal-downpipes',
      aluminium: 'metal-downpipes',
    }),
    brands: ['aldrovan', 'tubrelan', 'tegulor'],
    popularity: 3,
    axes: [
      terms('colour', 'anthracite', 'brown', 'white', 'graphite', 'brick-red', 'grey'),
      numbers('diameter', 90, 110, 63, 80),
      numbers('length-m', 3, 1, 2, 4),
      terms('material', 'plastic', 'galvanised-steel', 'aluminium'),
    ],
    packaging: (v) =>
      sold('piece', v.number('length-m') * v.number('diameter') * 11, 'm', v.number('length-m')),
    euroCents: (v) =>
      v.number('length-m') * v.number('diameter') * (v.word('material') === 'plastic' ? 3.9 : 7.4),
  },
  'glass-wool': {
    category: 'glass-wools',
    brands: ['isolvane', 'termavor'],
    popularity: 8,
    isBulky: true,
    axes: [
      numbers('thickness', 150, 50, 100, 120, 180, 200, 240, 260, 300),
      numbers('lambda', 0.035, 0.032, 0.036, 0.039, 0.04),
      terms('use', 'attic-use', 'roof-use', 'wall-use'),
      codes('fire-class', 'A1'),
    ],
    packaging: (v) => {
      const area = Math.max(2.4, Math.round(((1.2 * 720) / v.number('thickness')) * 10) / 10);
      return sold('roll', area * v.number('thickness') * 15, 'm2', area);
    },
    euroCents: (v) =>
      Math.max(2.4, (1.2 * 720) / v.number('thickness')) *
      v.number('thickness') *
      (8.6 - v.number('lambda') * 120),
    derived: resistance,
    eco: { stream: 'building', euroCents: 35 },
  },
  'rock-wool': {
    category: 'rock-wools',
    brands: ['isolvane', 'termavor', 'kamborn'],
    popularity: 6,
    isBulky: true,
    axes: [
      numbers('thickness', 100, 50, 75, 120, 150, 180, 200),
      numbers('lambda', 0.035, 0.034, 0.037, 0.039),
      sizes('format', [600, 1000], [610, 1000], [600, 1350]),
      terms('use', 'wall-use', 'facade-use', 'attic-use'),
      codes('fire-class', 'A1'),
    ],
    packaging: boardPack(600, 45),
    euroCents: (v) =>
      squareMetres(v.size('format')) *
      Math.max(1, Math.floor(600 / v.number('thickness'))) *
      v.number('thickness') *
      (9.6 - v.number('lambda') * 90),
    derived: resistance,
    eco: { stream: 'building', euroCents: 42 },
  },
  eps: {
    category: 'eps-boards',
    brands: ['termavor', 'isolvane', 'kamborn'],
    popularity: 6,
    isBulky: true,
    axes: [
      numbers('thickness', 150, 20, 30, 50, 80, 100, 120, 180, 200),
      numbers('lambda', 0.038, 0.031, 0.033, 0.04, 0.042),
      terms('use', 'facade-use', 'floor-use', 'roof-use'),
      sizes('format', [500, 1000], [600, 1000]),
      codes('fire-class', 'E'),
    ],
    packaging: boardPack(600, 15),
    euroCents: (v) =>
      squareMetres(v.size('format')) *
      Math.max(1, Math.floor(600 / v.number('thickness'))) *
      v.number('thickness') *
      (v.number('lambda') < 0.035 ? 7.6 : 5.9),
    derived: resistance,
    eco: { stream: 'building', euroCents: 30 },
  },
  xps: {
    category: 'xps-boards',
    brands: ['isolvane', 'termavor', 'murvena'],
    popularity: 4,
    isBulky: true,
    axes: [
      numbers('thickness', 100, 20, 30, 40, 50, 60, 80, 120),
      numbers('lambda', 0.034, 0.032, 0.035, 0.036),
      sizes('format', [600, 1250], [600, 1200]),
      codes('grade', '300 kPa', '500 kPa', '700 kPa'),
      codes('fire-class', 'E'),
    ],
    packaging: boardPack(400, 33),
    euroCents: (v) =>
      squareMetres(v.size('format')) *
      Math.max(1, Math.floor(400 / v.number('thickness'))) *
      v.number('thickness') *
      (9.4 + Number.parseInt(v.word('grade'), 10) / 150),
    derived: resistance,
    eco: { stream: 'building', euroCents: 38 },
  },
} as const satisfies Readonly<Record<string, Family>>;
