import {
  codes,
  type Family,
  numbers,
  sizes,
  sold,
  split,
  squareMetres,
  terms,
  type Variant,
} from './family.ts';

const bag = (v: Variant) => sold('bag', v.number('weight') * 1005, 'kg', v.number('weight'));
/** Weight of a round steel bar in grams per metre. */
const barGrams = (diameter: number) => diameter ** 2 * 6.17;

/**
 * Products for foundations and outer walls: waterproofing, insulated façades, drainage,
 * reinforcement.
 */
export const SHELL = {
  'self-levelling': {
    category: 'levelling-compounds',
    brands: ['kamborn', 'mastivex', 'murvena'],
    popularity: 6,
    warnings: ['cement'],
    axes: [
      codes('grade', 'C25-F6', 'C20-F5', 'C30-F7', 'C35-F7', 'C16-F4'),
      terms('use', 'interior', 'exterior'),
      numbers('weight', 25, 20, 5),
    ],
    packaging: bag,
    euroCents: (v) => 180 + v.number('weight') * 52,
    eco: { stream: 'building', euroCents: 3 },
  },
  'bitumen-membrane': {
    category: split('use', {
      'foundation-use': 'foundation-membranes',
      'roof-use': 'roofing-felts',
    }),
    brands: ['hydrobarra', 'isolvane', 'termavor'],
    popularity: 5,
    isBulky: true,
    warnings: ['hot-work'],
    axes: [
      terms('use', 'roof-use', 'foundation-use'),
      numbers('thickness', 4, 3, 4.2, 5.2),
      numbers('contents', 7.5, 5, 10),
    ],
    packaging: (v) =>
      sold('roll', v.number('contents') * v.number('thickness') * 1180, 'm2', v.number('contents')),
    euroCents: (v) => v.number('contents') * (220 + v.number('thickness') * 95),
    eco: { stream: 'building', euroCents: 12 },
  },
  'liquid-membrane': {
    category: 'liquid-membranes',
    brands: ['hydrobarra', 'mastivex', 'kamborn'],
    popularity: 5,
    axes: [
      terms('use', 'sanitary-use', 'balcony-use', 'foundation-use'),
      numbers('weight', 5, 1, 12, 15, 25),
    ],
    packaging: (v) => sold('bucket', v.number('weight') * 1060, 'kg', v.number('weight')),
    euroCents: (v) => 390 + v.number('weight') * 410,
  },
  'sealing-tape': {
    category: 'sealing-tapes',
    brands: ['hydrobarra', 'mastivex'],
    popularity: 4,
    axes: [
      terms('use', 'sanitary-use', 'balcony-use'),
      numbers('width', 12, 10, 15, 20),
      numbers('length-m', 10, 5, 20, 50),
    ],
    packaging: (v) =>
      sold('roll', v.number('length-m') * v.number('width') * 4, 'm', v.number('length-m')),
    euroCents: (v) => 150 + v.number('length-m') * v.number('width') * 9,
  },
  'facade-adhesive': {
    category: 'facade-adhesives',
    brands: ['kamborn', 'termavor', 'vernissol'],
    popularity: 6,
    isBulky: true,
    warnings: ['cement'],
    axes: [
      terms('use', 'eps-use', 'wool-use'),
      terms('colour', 'grey', 'white'),
      numbers('weight', 25, 20),
    ],
    packaging: bag,
    euroCents: (v) => 140 + v.number('weight') * (v.word('colour') === 'white' ? 36 : 27),
    eco: { stream: 'building', euroCents: 3 },
  },
  'facade-mesh': {
    category: 'facade-meshes',
    brands: ['termavor', 'isolvane', 'vernissol'],
    popularity: 4,
    axes: [
      codes('grade', '145 g/m²', '160 g/m²', '165 g/m²', '330 g/m²'),
      numbers('contents', 50, 10, 25, 55),
      terms('colour', 'white', 'blue', 'orange', 'yellow'),
    ],
    packaging: (v) =>
      sold(
        'roll',
        v.number('contents') * Number.parseInt(v.word('grade'), 10),
        'm2',
        v.number('contents'),
      ),
    euroCents: (v) => 150 + v.number('contents') * Number.parseInt(v.word('grade'), 10) * 0.62,
  },
  'facade-anchor': {
    category: 'facade-anchors',
    brands: ['fixandor', 'boltrane', 'termavor'],
    popularity: 4,
    axes: [
      terms('use', 'eps-use', 'wool-use'),
      numbers('length', 195, 115, 135, 155, 175, 215, 235, 255),
      numbers('diameter', 10, 8),
      numbers('piece-count', 100, 50, 200),
    ],
    packaging: (v) => sold('box', v.number('piece-count') * v.number('length') * 0.16),
    euroCents: (v) => 200 + v.number('piece-count') * (6 + v.number('length') * 0.085),
  },
  'channel-drain': {
    category: 'channel-drains',
    brands: ['tubrelan', 'aldrovan', 'hydrobarra'],
    popularity: 4,
    axes: [
      terms('material', 'galvanised-steel', 'plastic', 'cast-iron', 'stainless-steel'),
      numbers('width', 13, 10, 16, 20),
      numbers('length-m', 1, 0.5),
      codes('grade', 'A15', 'B125', 'C250'),
    ],
    packaging: (v) =>
      sold('piece', v.number('length-m') * v.number('width') * 260, 'm', v.number('length-m')),
    euroCents: (v) =>
      400 + v.number('length-m') * v.number('width') * (v.word('grade') === 'C250' ? 340 : 165),
  },
  'land-drain': {
    category: 'land-drains',
    brands: ['tubrelan', 'aldrovan'],
    popularity: 3,
    axes: [
      terms('colour', 'yellow', 'black', 'blue'),
      numbers('diameter', 100, 65, 80, 125, 160),
      numbers('length-m', 50, 25, 100),
    ],
    packaging: (v) =>
      sold('roll', v.number('length-m') * v.number('diameter') * 4.2, 'm', v.number('length-m')),
    euroCents: (v) => v.number('length-m') * v.number('diameter') * 1.9,
  },
  'manhole-cover': {
    category: 'manhole-covers',
    brands: ['aldrovan', 'boltrane', 'tubrelan'],
    popularity: 3,
    axes: [
      sizes('format', [600, 600], [300, 300], [400, 400], [500, 500], [700, 700]),
      codes('grade', 'A15', 'B125', 'C250', 'D400'),
      terms('material', 'cast-iron', 'plastic', 'galvanised-steel'),
    ],
    isMade: (v) =>
      v.word('material') === 'cast-iron' || v.word('grade') === 'A15' || v.word('grade') === 'B125',
    packaging: (v) =>
      sold(
        'piece',
        squareMetres(v.size('format')) * (v.word('material') === 'cast-iron' ? 105_000 : 42_000),
      ),
    euroCents: (v) =>
      900 + squareMetres(v.size('format')) * (v.word('material') === 'cast-iron' ? 21_000 : 11_500),
  },
  rebar: {
    category: 'rebars',
    brands: ['boltrane', 'kamborn'],
    popularity: 5,
    isBulky: true,
    axes: [
      numbers('diameter', 8, 6, 10, 12, 14, 16, 20),
      numbers('length-m', 6, 2, 3, 12),
      codes('grade', 'B500B', 'B500SP', 'B500C'),
    ],
    packaging: (v) =>
      sold(
        'piece',
        v.number('length-m') * barGrams(v.number('diameter')),
        'm',
        v.number('length-m'),
      ),
    euroCents: (v) => 30 + v.number('length-m') * barGrams(v.number('diameter')) * 0.105,
  },
  'rebar-mesh': {
    category: 'rebar-meshes',
    brands: ['boltrane', 'kamborn'],
    popularity: 4,
    isBulky: true,
    axes: [
      sizes('format', [2000, 1000], [2400, 3600], [2150, 5000], [1000, 1000]),
      numbers('diameter', 4, 5, 6),
      codes('mesh', '15 × 15 cm', '10 × 10 cm', '20 × 20 cm'),
    ],
    packaging: (v) =>
      sold(
        'piece',
        squareMetres(v.size('format')) * barGrams(v.number('diameter')) * 16,
        'm2',
        squareMetres(v.size('format')),
      ),
    euroCents: (v) => 150 + squareMetres(v.size('format')) * barGrams(v.number('diameter')) * 1.7,
  },
  lintel: {
    category: 'lintels',
    brands: ['kamborn', 'tegulor', 'calcedra'],
    popularity: 3,
    isBulky: true,
    axes: [
      numbers('length-cm', 120, 90, 150, 180, 210, 240, 300),
      numbers('width', 12, 9, 14, 19),
      terms('material', 'concrete-cast', 'clay', 'steel'),
    ],
    packaging: (v) =>
      sold(
        'piece',
        v.number('length-cm') * v.number('width') * (v.word('material') === 'steel' ? 9 : 17),
      ),
    euroCents: (v) => 200 + v.number('length-cm') * v.number('width') * 0.95,
  },
} as const satisfies Readonly<Record<string, Family>>;
