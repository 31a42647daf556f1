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

export const GARDEN = {
  paving: {
    category: 'pavings',
    brands: ['kamborn', 'murvena', 'calcedra'],
    popularity: 5,
    isBulky: true,
    axes: [
      sizes(
        'format',
        [200, 100],
        [300, 300],
        [400, 400],
        [500, 500],
        [600, 400],
        [600, 600],
        [240, 160],
      ),
      terms('colour', 'grey', 'anthracite', 'brick-red', 'sand', 'brown', 'graphite', 'cream'),
      numbers('thickness', 60, 40, 50, 80),
      terms('surface', 'smooth', 'structured', 'brushed'),
    ],
    packaging: (v) =>
      sold(
        'piece',
        squareMetres(v.size('format')) * v.number('thickness') * 2300,
        'm2',
        squareMetres(v.size('format')),
      ),
    euroCents: (v) =>
      squareMetres(v.size('format')) *
      (950 + v.number('thickness') * 11) *
      (v.word('surface') === 'smooth' ? 1 : 1.3),
    eco: { stream: 'building', euroCents: 2 },
  },
  gravel: {
    category: 'gravels',
    brands: ['murvena', 'calcedra', 'hortevia'],
    popularity: 5,
    isBulky: true,
    axes: [
      terms('colour', 'white', 'grey', 'anthracite', 'beige', 'brick-red', 'black', 'yellow'),
      codes('grain', '8–16 mm', '0–4 mm', '4–8 mm', '16–32 mm', '40–60 mm'),
      numbers('weight', 20, 10, 25, 40),
    ],
    packaging: (v) => sold('bag', v.number('weight') * 1004, 'kg', v.number('weight')),
    euroCents: (v) => 90 + v.number('weight') * (v.word('colour') === 'grey' ? 12 : 24),
  },
  'fence-panel': {
    category: 'fences',
    brands: ['verdanor', 'boltrane', 'fixandor'],
    popularity: 5,
    isBulky: true,
    axes: [
      sizes(
        'format',
        [2500, 1230],
        [2500, 1030],
        [2500, 1530],
        [2500, 1730],
        [2000, 1030],
        [2000, 1230],
      ),
      terms('colour', 'anthracite', 'green', 'black', 'graphite'),
      numbers('diameter', 4, 5, 6),
      terms('material', 'galvanised-steel'),
    ],
    packaging: (v) => sold('piece', squareMetres(v.size('format')) * v.number('diameter') * 750),
    euroCents: (v) => 700 + squareMetres(v.size('format')) * v.number('diameter') * 160,
  },
  lawnmower: {
    category: split('source', {
      'petrol-engine': 'petrol-mowers',
      mains: 'mains-mowers',
      cordless: 'cordless-mowers',
    }),
    brands: ['verdanor', 'dravok', 'ferrogan'],
    popularity: 4,
    warnings: ['rotating'],
    axes: [
      terms('source', 'petrol-engine', 'mains', 'cordless'),
      numbers('cut-width', 46, 32, 34, 38, 42, 51, 53),
      codes('model', 'Prata', 'Verda', 'Campo', 'Tondera'),
      numbers('tank', 60, 35, 45, 70),
    ],
    packaging: (v) =>
      sold('piece', v.number('cut-width') * (v.word('source') === 'petrol-engine' ? 680 : 380)),
    euroCents: (v) => 4200 + v.number('cut-width') * (v.word('source') === 'mains' ? 240 : 620),
    eco: { stream: 'electrical', euroCents: 250 },
  },
  hose: {
    category: 'hoses',
    brands: ['verdanor', 'hortevia', 'tubrelan'],
    popularity: 5,
    axes: [
      codes('connection', '½″', '⅝″', '¾″', '1″'),
      numbers('length-m', 25, 10, 15, 20, 30, 50),
      terms('colour', 'green', 'yellow', 'grey', 'orange'),
      codes('grade', '20 bar', '25 bar', '30 bar'),
    ],
    packaging: (v) => sold('roll', v.number('length-m') * 140, 'm', v.number('length-m')),
    euroCents: (v) =>
      220 +
      v.number('length-m') *
        (62 + v.word('connection').length * 22 + Number.parseInt(v.word('grade'), 10)),
  },
  soil: {
    category: split('use', {
      'plant-use': 'universal-soils',
      'lawn-use': 'lawn-soils',
      'flower-use': 'flower-soils',
      'vegetable-use': 'vegetable-soils',
    }),
    brands: ['hortevia', 'verdanor'],
    popularity: 6,
    axes: [
      terms('use', 'plant-use', 'lawn-use', 'flower-use', 'vegetable-use'),
      numbers('volume', 50, 10, 20, 40, 70, 80),
    ],
    packaging: (v) => sold('bag', v.number('volume') * 390, 'l', v.number('volume')),
    euroCents: (v) => 130 + v.number('volume') * 15,
  },
  'garden-table': {
    category: 'garden-tables',
    brands: ['verdanor', 'hortevia'],
    popularity: 3,
    axes: [
      sizes('format', [1600, 900], [700, 700], [900, 900], [1200, 700], [1800, 900], [2200, 1000]),
      terms('material', 'acacia', 'aluminium', 'rattan', 'plastic', 'steel'),
      terms('colour', 'teak', 'anthracite', 'white', 'black', 'sand', 'sage'),
      codes('model', 'Patio', 'Lagos', 'Rivera', 'Cadaqa', 'Terraza'),
    ],
    packaging: (v) => sold('piece', 4000 + squareMetres(v.size('format')) * 15_500),
    euroCents: (v) =>
      3400 + squareMetres(v.size('format')) * (v.word('material') === 'plastic' ? 4500 : 11_500),
    eco: { stream: 'furniture', euroCents: 250 },
  },
  'garden-bench': {
    category: 'garden-benches',
    brands: ['verdanor', 'hortevia'],
    popularity: 3,
    axes: [
      numbers('width', 120, 110, 150, 180),
      terms('material', 'acacia', 'aluminium', 'steel', 'plastic'),
      terms('colour', 'teak', 'anthracite', 'white', 'black', 'green', 'natural-oak'),
      codes('model', 'Patio', 'Lagos', 'Rivera', 'Cadaqa', 'Terraza'),
    ],
    packaging: (v) => sold('piece', 3000 + metres([v.number('width')], 0) * 90_000),
    euroCents: (v) => 3900 + v.number('width') * (v.word('material') === 'plastic' ? 25 : 62),
    eco: { stream: 'furniture', euroCents: 180 },
  },
} as const satisfies Readonly<Record<string, Family>>;
