import { codes, type Family, numbers, sizes, sold, split, squareMetres, terms } from './family.ts';

const tapModels = codes(
  'model',
  'Alma',
  'Brio',
  'Cala',
  'Deva',
  'Elba',
  'Fiora',
  'Gala',
  'Indra',
  'Laguna',
  'Mira',
  'Nilo',
  'Oria',
);
const tapColours = terms(
  'colour',
  'chrome',
  'black',
  'inox-look',
  'gold-colour',
  'white',
  'copper-colour',
  'graphite',
);

export const BATHROOM = {
  'basin-mixer': {
    category: split('mount', {
      'deck-mounted': 'deck-mixers',
      'wall-hung': 'wall-mixers',
      'built-in': 'wall-mixers',
    }),
    brands: ['aquelmo', 'sanivesta', 'ferrogan'],
    popularity: 7,
    axes: [
      tapModels,
      tapColours,
      terms('mount', 'deck-mounted', 'wall-hung', 'built-in'),
      numbers('height', 16, 12, 18, 24, 30),
      terms('material', 'brass'),
    ],
    packaging: (v) => sold('piece', 900 + v.number('height') * 35),
    euroCents: (v) =>
      2900 +
      v.number('height') * 130 +
      (v.word('colour') === 'chrome' ? 0 : 1700) +
      (v.word('mount') === 'deck-mounted' ? 0 : 3800),
  },
  'shower-set': {
    category: split('mount', {
      'surface-mounted': 'exposed-showers',
      'built-in': 'concealed-showers',
    }),
    brands: ['aquelmo', 'sanivesta', 'ferrogan'],
    popularity: 6,
    axes: [
      tapModels,
      tapColours,
      numbers('diameter', 250, 200, 300, 225),
      terms('mount', 'surface-mounted', 'built-in'),
    ],
    packaging: (v) => sold('set', 3200 + v.number('diameter') * 6),
    euroCents: (v) =>
      6900 +
      v.number('diameter') * 26 +
      (v.word('colour') === 'chrome' ? 0 : 4200) +
      (v.word('mount') === 'built-in' ? 6900 : 0),
  },
  'kitchen-mixer': {
    category: 'kitchen-mixers',
    brands: ['aquelmo', 'sanivesta', 'ferrogan'],
    popularity: 5,
    axes: [
      tapModels,
      tapColours,
      terms('mount', 'deck-mounted', 'wall-hung', 'under-window'),
      numbers('height', 32, 20, 28, 38, 45),
    ],
    packaging: (v) => sold('piece', 1100 + v.number('height') * 28),
    euroCents: (v) => 3600 + v.number('height') * 95 + (v.word('colour') === 'chrome' ? 0 : 1900),
  },
  washbasin: {
    category: split('mount', {
      'wall-hung': 'wall-basins',
      'counter-top': 'counter-basins',
      inset: 'inset-basins',
    }),
    brands: ['sanivesta', 'aquelmo', 'azulvera'],
    popularity: 5,
    axes: [
      codes('model', 'Alba', 'Bora', 'Cora', 'Dana', 'Eda', 'Lota', 'Nova', 'Sola'),
      numbers('width', 60, 40, 45, 50, 55, 80, 100, 120),
      terms('mount', 'wall-hung', 'counter-top', 'inset'),
      terms('colour', 'white', 'black', 'beige', 'grey'),
      terms('material', 'ceramic'),
    ],
    packaging: (v) => sold('piece', v.number('width') * 240),
    euroCents: (v) => 2200 + v.number('width') * 105 + (v.word('colour') === 'white' ? 0 : 3800),
  },
  toilet: {
    category: split('mount', { 'wall-hung': 'wall-toilets', 'floor-standing': 'floor-toilets' }),
    brands: ['sanivesta', 'aquelmo', 'azulvera'],
    popularity: 6,
    notChosen: ['length-cm'],
    axes: [
      codes('model', 'Alba', 'Bora', 'Cora', 'Dana', 'Eda', 'Lota', 'Nova', 'Sola'),
      terms('mount', 'wall-hung', 'floor-standing'),
      terms('colour', 'white', 'black'),
      numbers('length-cm', 52, 48, 54, 62, 68),
      numbers('load', 400, 200),
    ],
    packaging: (v) =>
      sold('set', v.number('length-cm') * (v.word('mount') === 'floor-standing' ? 520 : 400)),
    euroCents: (v) =>
      7400 +
      v.number('length-cm') * 110 +
      (v.word('mount') === 'wall-hung' ? 3400 : 0) +
      (v.word('colour') === 'black' ? 12_000 : 0),
  },
  'waste-pipe': {
    category: split('grade', { HT: 'waste-pipes', SN4: 'sewer-pipes', SN8: 'sewer-pipes' }),
    brands: ['tubrelan', 'aldrovan', 'termavor'],
    popularity: 6,
    axes: [
      numbers('diameter', 110, 32, 40, 50, 75, 125, 160, 200),
      numbers('length-m', 2, 0.25, 0.5, 1, 3, 4),
      terms('colour', 'grey', 'orange', 'white'),
      codes('grade', 'SN4', 'SN8', 'HT'),
      terms('material', 'plastic'),
    ],
    isMade: (v) =>
      v.word('grade') !== 'HT' || (v.word('colour') !== 'orange' && v.number('diameter') <= 160),
    packaging: (v) =>
      sold('piece', v.number('length-m') * v.number('diameter') * 13, 'm', v.number('length-m')),
    euroCents: (v) =>
      60 + v.number('length-m') * v.number('diameter') * (v.word('grade') === 'SN8' ? 5.4 : 4.1),
    eco: { stream: 'building', euroCents: 5 },
  },
  'multilayer-pipe': {
    category: 'multilayer-pipes',
    brands: ['tubrelan', 'calorvex', 'aquelmo'],
    popularity: 5,
    axes: [
      codes('pipe-size', '16 × 2', '20 × 2', '26 × 3', '32 × 3'),
      numbers('length-m', 50, 25, 100, 200, 10),
      codes('grade', 'PE-RT/Al/PE-RT', 'PE-X/Al/PE-X'),
      terms('colour', 'white', 'red', 'blue'),
    ],
    packaging: (v) =>
      sold(
        'roll',
        v.number('length-m') * Number.parseInt(v.word('pipe-size'), 10) * 6.5,
        'm',
        v.number('length-m'),
      ),
    euroCents: (v) => v.number('length-m') * Number.parseInt(v.word('pipe-size'), 10) * 6.9,
  },
  'ball-valve': {
    category: 'valves',
    brands: ['aquelmo', 'tubrelan', 'calorvex', 'boltrane'],
    popularity: 5,
    axes: [
      codes('connection', '½″', '⅜″', '¾″', '1″', '1¼″', '1½″', '2″'),
      codes('thread', 'FF', 'MF', 'MM'),
      terms('colour', 'red', 'blue', 'black'),
      codes('grade', 'PN 25', 'PN 40', 'PN 16'),
      terms('material', 'brass', 'stainless-steel'),
    ],
    packaging: (v) => sold('piece', 160 + v.word('connection').length * 70),
    euroCents: (v) =>
      420 + v.word('connection').length * 210 + (v.word('material') === 'brass' ? 0 : 900),
  },
  radiator: {
    category: 'radiators',
    brands: ['calorvex', 'tubrelan', 'aquelmo'],
    popularity: 4,
    axes: [
      sizes(
        'format',
        [1000, 600],
        [400, 600],
        [600, 600],
        [800, 600],
        [1200, 600],
        [1400, 600],
        [500, 1200],
        [500, 1600],
        [500, 1800],
        [600, 900],
      ),
      codes('grade', 'C22', 'C11', 'C21', 'C33', 'V22'),
      terms('colour', 'white', 'anthracite', 'black', 'chrome'),
      terms('material', 'steel', 'aluminium'),
    ],
    packaging: (v) =>
      sold(
        'piece',
        squareMetres(v.size('format')) * (v.word('material') === 'steel' ? 46_000 : 24_000),
      ),
    euroCents: (v) =>
      4200 + squareMetres(v.size('format')) * 14_500 + (v.word('colour') === 'white' ? 0 : 7400),
  },
  'water-heater': {
    category: 'water-heaters',
    brands: ['calorvex', 'voltarim', 'elektrovan'],
    popularity: 4,
    warnings: ['mains', 'heavy'],
    axes: [
      numbers('tank', 80, 10, 15, 30, 50, 100, 120, 150, 200),
      numbers('power', 2000, 1500, 1200, 2400),
      terms('mount', 'vertical', 'horizontal'),
      codes('energy-class', 'C', 'B', 'D'),
      codes('model', 'Termea', 'Fervia', 'Calda'),
    ],
    packaging: (v) => sold('piece', 6000 + v.number('tank') * 240),
    euroCents: (v) => 7900 + v.number('tank') * 155 + (v.word('energy-class') === 'B' ? 4900 : 0),
    energyLabel: 'water-heater',
    eco: { stream: 'electrical', euroCents: 667 },
  },
} as const satisfies Readonly<Record<string, Family>>;
