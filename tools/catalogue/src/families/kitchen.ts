import { codes, type Family, numbers, sizes, sold, split, squareMetres, terms } from './family.ts';

const fronts = terms(
  'decor',
  'white',
  'natural-oak',
  'grey-oak',
  'anthracite',
  'walnut',
  'concrete',
  'ash',
);
const ranges = codes('collection', 'Bergia', 'Colmar', 'Dorna', 'Lisbela', 'Olmea');
const applianceModels = codes('model', 'BV 20', 'BV 30', 'BV 40', 'FX 5', 'FX 7', 'KM 2', 'KM 4');
const applianceColours = terms('colour', 'white', 'inox-look', 'black');

export const KITCHEN = {
  'base-unit': {
    category: 'base-units',
    brands: ['kuchnadel', 'lamivor', 'belvorna'],
    popularity: 5,
    axes: [
      fronts,
      numbers('width', 60, 30, 40, 45, 50, 80, 90),
      ranges,
      terms('finish', 'matt', 'gloss', 'satin'),
    ],
    packaging: (v) => sold('piece', 9000 + v.number('width') * 380),
    euroCents: (v) => 3900 + v.number('width') * 115 + (v.word('finish') === 'gloss' ? 1400 : 0),
    eco: { stream: 'furniture', euroCents: 130 },
  },
  'wall-unit': {
    category: 'wall-units',
    brands: ['kuchnadel', 'lamivor', 'belvorna'],
    popularity: 4,
    axes: [fronts, numbers('width', 60, 30, 40, 50, 80), numbers('height', 72, 36, 60, 90), ranges],
    packaging: (v) => sold('piece', v.number('width') * v.number('height') * 4.4),
    euroCents: (v) => 2400 + v.number('width') * v.number('height') * 1.1,
    eco: { stream: 'furniture', euroCents: 95 },
  },
  worktop: {
    category: 'worktops',
    brands: ['lamivor', 'kuchnadel', 'lesnovar'],
    popularity: 5,
    axes: [
      terms(
        'decor',
        'natural-oak',
        'walnut',
        'white-marble',
        'concrete',
        'slate',
        'white',
        'anthracite',
      ),
      sizes('format', [2500, 600], [1800, 600], [3000, 600], [2500, 900], [4100, 600]),
      numbers('thickness', 38, 28, 20),
    ],
    // The longest boards leave the sawmill as they are ordered.
    withdrawalExclusion: (v) => (v.size('format')[0] === 4100 ? 'cut-to-size' : undefined),
    packaging: (v) => sold('piece', squareMetres(v.size('format')) * v.number('thickness') * 660),
    euroCents: (v) => squareMetres(v.size('format')) * v.number('thickness') * 130,
    eco: { stream: 'furniture', euroCents: 110 },
  },
  'kitchen-sink': {
    category: split('material', {
      'stainless-steel': 'steel-sinks',
      'composite-stone': 'composite-sinks',
      ceramic: 'ceramic-sinks',
    }),
    brands: ['aquelmo', 'sanivesta', 'kuchnadel'],
    popularity: 5,
    axes: [
      terms('colour', 'inox-look', 'black', 'white', 'graphite', 'beige'),
      terms('material', 'stainless-steel', 'composite-stone', 'ceramic'),
      codes('model', 'Cala', 'Duo', 'Fonda', 'Linea', 'Rivo', 'Vasca'),
      sizes('format', [780, 500], [480, 480], [580, 500], [860, 500], [1000, 500]),
      terms('mount', 'inset', 'under-counter'),
    ],
    isMade: (v) =>
      (v.word('material') === 'stainless-steel') === (v.word('colour') === 'inox-look'),
    packaging: (v) =>
      sold(
        'piece',
        squareMetres(v.size('format')) *
          (v.word('material') === 'stainless-steel' ? 11_000 : 34_000),
      ),
    euroCents: (v) =>
      2900 +
      squareMetres(v.size('format')) * (v.word('material') === 'stainless-steel' ? 11_000 : 23_000),
  },
  oven: {
    category: 'ovens',
    brands: ['belvorna', 'frigalto'],
    popularity: 4,
    warnings: ['hot-surface', 'mains', 'heavy'],
    axes: [
      applianceColours,
      applianceModels,
      numbers('volume', 72, 65, 71, 78),
      codes('energy-class', 'A', 'A+', 'A++'),
    ],
    packaging: (v) => sold('piece', v.number('volume') * 460),
    euroCents: (v) =>
      14_500 + v.number('volume') * 170 + (v.word('energy-class') === 'A++' ? 19_000 : 0),
    energyLabel: 'oven-or-hood',
    eco: { stream: 'electrical', euroCents: 667 },
  },
  hob: {
    category: 'hobs',
    brands: ['belvorna', 'frigalto'],
    popularity: 4,
    warnings: ['hot-surface', 'mains'],
    axes: [
      terms('colour', 'black', 'white', 'graphite'),
      applianceModels,
      numbers('width', 60, 30, 75, 80),
      numbers('zones', 4, 2, 3, 5),
      numbers('power', 7200, 3500, 6800, 7400),
    ],
    isMade: (v) =>
      (v.number('width') === 30) === (v.number('zones') === 2) &&
      (v.number('zones') === 2) === (v.number('power') === 3500),
    packaging: (v) => sold('piece', v.number('width') * 170),
    euroCents: (v) => 7900 + v.number('width') * 260,
    eco: { stream: 'electrical', euroCents: 500 },
  },
  'cooker-hood': {
    category: 'hoods',
    brands: ['belvorna', 'ventamur', 'frigalto'],
    popularity: 3,
    warnings: ['mains'],
    axes: [
      terms('colour', 'inox-look', 'black', 'white'),
      applianceModels,
      numbers('width', 60, 50, 90),
      numbers('airflow', 600, 380, 720),
      numbers('noise', 58, 52, 64),
      codes('energy-class', 'B', 'A', 'A+', 'C'),
    ],
    packaging: (v) => sold('piece', v.number('width') * 210),
    euroCents: (v) => 4900 + v.number('width') * 90 + v.number('airflow') * 8,
    energyLabel: 'oven-or-hood',
    eco: { stream: 'electrical', euroCents: 417 },
  },
  fridge: {
    category: 'fridges',
    brands: ['frigalto', 'belvorna'],
    popularity: 4,
    warnings: ['refrigerant', 'heavy'],
    axes: [
      applianceColours,
      applianceModels,
      numbers('height', 186, 144, 177, 203),
      numbers('volume', 320, 230, 280, 360, 390),
      numbers('noise', 36, 34, 39),
      codes('energy-class', 'D', 'E', 'C', 'B', 'F'),
    ],
    isMade: (v) => Math.abs(v.number('volume') - (v.number('height') * 2.6 - 140)) < 70,
    packaging: (v) => sold('piece', 26_000 + v.number('volume') * 130),
    euroCents: (v) =>
      17_000 + v.number('volume') * 105 + (v.word('energy-class') === 'B' ? 24_000 : 0),
    energyLabel: 'fridge',
    eco: { stream: 'electrical', euroCents: 1500 },
  },
  dishwasher: {
    category: 'dishwashers',
    brands: ['belvorna', 'frigalto'],
    popularity: 3,
    warnings: ['mains', 'heavy'],
    axes: [
      applianceColours,
      applianceModels,
      numbers('width', 60, 45),
      numbers('place-settings', 13, 9, 10, 14, 15),
      numbers('noise', 44, 42, 47),
      codes('energy-class', 'D', 'C', 'E', 'B'),
    ],
    isMade: (v) => (v.number('width') === 45) === v.number('place-settings') <= 10,
    packaging: (v) => sold('piece', v.number('width') * 720),
    euroCents: (v) => 17_500 + v.number('place-settings') * 1150,
    energyLabel: 'dishwasher',
    eco: { stream: 'electrical', euroCents: 833 },
  },
  'washing-machine': {
    category: 'washing-machines',
    brands: ['frigalto', 'belvorna'],
    popularity: 3,
    warnings: ['mains', 'heavy'],
    axes: [
      terms('colour', 'white', 'anthracite', 'silver'),
      applianceModels,
      numbers('load', 8, 6, 7, 9, 10),
      numbers('noise', 72, 68, 76),
      codes('energy-class', 'A', 'B', 'C', 'D'),
    ],
    packaging: (v) => sold('piece', 58_000 + v.number('load') * 1200),
    euroCents: (v) =>
      19_000 + v.number('load') * 2300 + (v.word('energy-class') === 'A' ? 6900 : 0),
    energyLabel: 'washing-machine',
    eco: { stream: 'electrical', euroCents: 1000 },
  },
} as const satisfies Readonly<Record<string, Family>>;
