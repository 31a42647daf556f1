import { codes, type Family, numbers, sizes, sold, squareMetres, terms } from './family.ts';

const control = terms('control', 'manual-control', 'motor-control');
const metalColours = terms('colour', 'chrome', 'black', 'inox-look', 'gold-colour', 'white');

/** Interior finishing: shading and gates, floor trims, showers, baths and bathroom furniture. */
export const COMFORT = {
  'roller-shutter': {
    category: 'roller-shutters',
    brands: ['cortinelle', 'fenestrel'],
    popularity: 3,
    warnings: ['heavy'],
    axes: [
      terms('colour', 'white', 'anthracite', 'brown', 'silver', 'golden-oak'),
      sizes(
        'format',
        [1200, 1400],
        [600, 1000],
        [900, 1200],
        [1500, 1400],
        [1800, 2200],
        [2400, 2200],
      ),
      control,
    ],
    packaging: (v) => sold('piece', 3000 + squareMetres(v.size('format')) * 4200),
    euroCents: (v) =>
      8900 +
      squareMetres(v.size('format')) * 6200 +
      (v.word('control') === 'motor-control' ? 6900 : 0),
    eco: { stream: 'building', euroCents: 60 },
  },
  awning: {
    category: 'awnings',
    brands: ['cortinelle', 'verdanor'],
    popularity: 2,
    warnings: ['heavy'],
    axes: [
      terms('colour', 'beige', 'grey', 'anthracite', 'blue', 'terracotta', 'green'),
      sizes('format', [3000, 2000], [2500, 1500], [3500, 2500], [4000, 3000]),
      control,
      codes('model', 'Ombra', 'Siesta', 'Solana'),
    ],
    packaging: (v) => sold('piece', 9000 + squareMetres(v.size('format')) * 3100),
    euroCents: (v) =>
      8900 +
      squareMetres(v.size('format')) * 3900 +
      (v.word('control') === 'motor-control' ? 14_000 : 0),
  },
  'roller-blind': {
    category: 'roller-blinds',
    brands: ['cortinelle', 'tapisval'],
    popularity: 5,
    axes: [
      terms(
        'colour',
        'white',
        'beige',
        'light-grey',
        'anthracite',
        'sage',
        'powder-pink',
        'blue',
        'sand',
        'black',
      ),
      sizes(
        'format',
        [600, 1500],
        [450, 1500],
        [750, 1500],
        [900, 1500],
        [1200, 1900],
        [1600, 1900],
      ),
      codes('model', 'Dia', 'Notta', 'Screena'),
    ],
    packaging: (v) => sold('piece', 400 + squareMetres(v.size('format')) * 900),
    euroCents: (v) => 590 + squareMetres(v.size('format')) * 1500,
  },
  'insect-screen': {
    category: 'insect-screens',
    brands: ['cortinelle', 'fixandor'],
    popularity: 4,
    axes: [
      terms('colour', 'white', 'anthracite', 'brown'),
      sizes(
        'format',
        [1000, 1200],
        [800, 1000],
        [1200, 1400],
        [1300, 1500],
        [1000, 2150],
        [1200, 2400],
      ),
    ],
    packaging: (v) => sold('piece', 500 + squareMetres(v.size('format')) * 900),
    euroCents: (v) => 790 + squareMetres(v.size('format')) * 1350,
  },
  'garage-door': {
    category: 'garage-doors',
    brands: ['portalva', 'cortinelle'],
    popularity: 2,
    warnings: ['heavy'],
    axes: [
      terms('colour', 'anthracite', 'white', 'golden-oak', 'brown', 'graphite'),
      sizes('format', [2500, 2125], [2375, 2000], [2500, 2250], [3000, 2125]),
      control,
      codes('model', 'Garda', 'Rampa', 'Sesta'),
    ],
    packaging: (v) => sold('set', squareMetres(v.size('format')) * 15_500),
    euroCents: (v) =>
      42_000 +
      squareMetres(v.size('format')) * 6200 +
      (v.word('control') === 'motor-control' ? 16_000 : 0),
    eco: { stream: 'building', euroCents: 210 },
  },
  'attic-ladder': {
    category: 'attic-ladders',
    brands: ['escalvia', 'portalva', 'lesnovar'],
    popularity: 2,
    warnings: ['fall'],
    axes: [
      sizes('format', [1200, 600], [1200, 700], [1100, 600], [1300, 700], [1400, 700]),
      numbers('u-value', 1.1, 0.7, 0.9),
      terms('material', 'pine', 'steel', 'aluminium'),
      numbers('load', 150, 200),
    ],
    packaging: (v) => sold('piece', 24_000 + squareMetres(v.size('format')) * 9000),
    euroCents: (v) =>
      12_900 + squareMetres(v.size('format')) * 9000 + (v.number('u-value') === 0.7 ? 6900 : 0),
  },
  skirting: {
    category: 'skirtings',
    brands: ['lamivor', 'querdal', 'lesnovar'],
    popularity: 6,
    axes: [
      terms(
        'decor',
        'white',
        'natural-oak',
        'light-oak',
        'grey-oak',
        'walnut',
        'ash',
        'concrete',
        'anthracite',
      ),
      numbers('height', 6, 5, 8, 10, 12),
      numbers('length-m', 2.4, 2.2, 2.5),
      codes('collection', 'Basa', 'Linea', 'Quadra'),
    ],
    packaging: (v) =>
      sold('piece', v.number('length-m') * v.number('height') * 62, 'm', v.number('length-m')),
    euroCents: (v) => v.number('length-m') * (90 + v.number('height') * 48),
  },
  underlay: {
    category: 'underlays',
    brands: ['lamivor', 'isolvane', 'querdal'],
    popularity: 5,
    axes: [
      terms('material', 'foam', 'cork', 'polyamide-fleece'),
      numbers('thickness', 3, 1.5, 2, 5),
      numbers('contents', 10, 5, 7, 15),
    ],
    packaging: (v) =>
      sold('pack', v.number('contents') * v.number('thickness') * 130, 'm2', v.number('contents')),
    euroCents: (v) =>
      v.number('contents') *
      (90 + v.number('thickness') * (v.word('material') === 'cork' ? 130 : 55)),
  },
  'transition-profile': {
    category: 'transition-profiles',
    brands: ['boltrane', 'lamivor', 'fixandor'],
    popularity: 4,
    axes: [
      terms('colour', 'silver', 'gold-colour', 'natural-oak', 'black', 'walnut', 'graphite'),
      numbers('width', 3, 4, 5),
      numbers('length-m', 0.93, 1.8, 2.7),
      terms('material', 'aluminium', 'brass', 'stainless-steel'),
    ],
    packaging: (v) =>
      sold('piece', v.number('length-m') * v.number('width') * 90, 'm', v.number('length-m')),
    euroCents: (v) =>
      150 +
      v.number('length-m') * v.number('width') * (v.word('material') === 'aluminium' ? 190 : 420),
  },
  'shower-enclosure': {
    category: 'shower-enclosures',
    brands: ['sanivesta', 'aquelmo'],
    popularity: 4,
    warnings: ['heavy'],
    axes: [
      terms('colour', 'chrome', 'black', 'white', 'gold-colour'),
      sizes('format', [900, 900], [800, 800], [1000, 800], [1200, 800], [1200, 900]),
      numbers('thickness', 6, 5, 8),
      codes('model', 'Alma', 'Lago', 'Nilo', 'Riva', 'Vidra'),
    ],
    packaging: (v) =>
      sold('set', 22_000 + squareMetres(v.size('format')) * v.number('thickness') * 3200),
    euroCents: (v) =>
      12_900 +
      squareMetres(v.size('format')) * v.number('thickness') * 2100 +
      (v.word('colour') === 'chrome' ? 0 : 3900),
  },
  'shower-tray': {
    category: 'shower-trays',
    brands: ['sanivesta', 'azulvera'],
    popularity: 4,
    axes: [
      terms('colour', 'white', 'anthracite', 'grey', 'black', 'beige'),
      sizes('format', [900, 900], [800, 800], [1000, 800], [1200, 800], [1200, 900], [1400, 800]),
      terms('material', 'composite-stone', 'acrylic', 'ceramic'),
      numbers('height', 3, 5, 12),
    ],
    packaging: (v) =>
      sold(
        'piece',
        squareMetres(v.size('format')) * (v.word('material') === 'acrylic' ? 14_000 : 34_000),
      ),
    euroCents: (v) =>
      5900 + squareMetres(v.size('format')) * (v.word('material') === 'acrylic' ? 7900 : 15_500),
  },
  bathtub: {
    category: 'bathtubs',
    brands: ['sanivesta', 'aquelmo', 'azulvera'],
    popularity: 3,
    axes: [
      codes('model', 'Alba', 'Isla', 'Laguna', 'Marea', 'Termia'),
      sizes('format', [1700, 750], [1400, 700], [1500, 700], [1600, 700], [1800, 800]),
      terms('mount', 'recessed', 'floor-standing'),
      terms('material', 'acrylic', 'steel', 'composite-stone'),
    ],
    packaging: (v) =>
      sold(
        'piece',
        squareMetres(v.size('format')) * (v.word('material') === 'acrylic' ? 17_000 : 36_000),
      ),
    euroCents: (v) =>
      9900 + squareMetres(v.size('format')) * (v.word('mount') === 'recessed' ? 8400 : 31_000),
  },
  'vanity-unit': {
    category: 'vanity-units',
    brands: ['sanivesta', 'kuchnadel', 'aquelmo'],
    popularity: 4,
    axes: [
      terms('decor', 'white', 'natural-oak', 'grey-oak', 'walnut', 'anthracite', 'ash', 'concrete'),
      numbers('width', 60, 40, 50, 80, 100, 120),
      numbers('level-count', 2, 1, 3),
      codes('model', 'Arena', 'Brisa', 'Duna', 'Lira', 'Onda'),
    ],
    packaging: (v) => sold('piece', v.number('width') * 380),
    euroCents: (v) => 5900 + v.number('width') * 190 + v.number('level-count') * 1900,
    eco: { stream: 'furniture', euroCents: 130 },
  },
  'bathroom-mirror': {
    category: 'bathroom-mirrors',
    brands: ['sanivesta', 'lumendra', 'aquelmo'],
    popularity: 4,
    warnings: ['mains'],
    axes: [
      terms('colour', 'silver', 'black', 'gold-colour', 'white'),
      sizes('format', [600, 800], [500, 700], [800, 600], [1000, 700], [1200, 700]),
      codes('model', 'Alba', 'Clara', 'Luna', 'Reflex'),
      codes('ip-class', 'IP44', 'IP54'),
    ],
    packaging: (v) => sold('piece', squareMetres(v.size('format')) * 13_500),
    euroCents: (v) => 3900 + squareMetres(v.size('format')) * 12_500,
    eco: { stream: 'electrical', euroCents: 20 },
  },
  'towel-rail': {
    category: 'towel-rails',
    brands: ['aquelmo', 'sanivesta', 'boltrane'],
    popularity: 3,
    axes: [
      metalColours,
      numbers('length-cm', 60, 30, 40, 50, 80),
      terms('material', 'stainless-steel', 'brass', 'aluminium'),
      codes('model', 'Arco', 'Kubo', 'Linea', 'Tondo'),
    ],
    packaging: (v) => sold('piece', v.number('length-cm') * 9),
    euroCents: (v) => 690 + v.number('length-cm') * 26 + (v.word('material') === 'brass' ? 900 : 0),
  },
  'press-fitting': {
    category: 'press-fittings',
    brands: ['tubrelan', 'calorvex', 'aquelmo'],
    popularity: 5,
    axes: [
      codes(
        'pipe-size',
        '16 × 16',
        '16 × ½″',
        '20 × 20',
        '20 × ¾″',
        '26 × 26',
        '32 × 32',
        '20 × 16',
      ),
      codes('grade', '90°', '45°', '180°', 'T'),
      terms('material', 'brass', 'copper', 'stainless-steel'),
      numbers('piece-count', 1, 5, 10),
    ],
    packaging: (v) =>
      sold('pack', v.number('piece-count') * Number.parseInt(v.word('pipe-size'), 10) * 4),
    euroCents: (v) => 90 + v.number('piece-count') * Number.parseInt(v.word('pipe-size'), 10) * 14,
  },
  trap: {
    category: 'traps',
    brands: ['tubrelan', 'aldrovan', 'aquelmo'],
    popularity: 4,
    axes: [
      terms('colour', 'white', 'chrome', 'black', 'gold-colour'),
      terms('use', 'sanitary-use', 'kitchen-use'),
      numbers('diameter', 32, 40, 50),
      terms('material', 'plastic', 'brass'),
    ],
    packaging: (v) =>
      sold('piece', v.number('diameter') * (v.word('material') === 'plastic' ? 7 : 21)),
    euroCents: (v) =>
      290 +
      v.number('diameter') * (v.word('material') === 'plastic' ? 9 : 58) +
      (v.word('colour') === 'white' ? 0 : 600),
  },
} as const satisfies Readonly<Record<string, Family>>;
