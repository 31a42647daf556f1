import { codes, type Family, numbers, sold, split, terms } from './family.ts';

const switchSeries = codes(
  'collection',
  'Arco',
  'Brisa',
  'Claro',
  'Delta',
  'Eterna',
  'Forma',
  'Linea',
  'Quadra',
);
const lampModels = codes(
  'model',
  'Astra',
  'Borea',
  'Cassia',
  'Delos',
  'Elara',
  'Faro',
  'Gemma',
  'Helia',
  'Iris',
  'Kira',
  'Lyra',
  'Maia',
  'Naos',
  'Orio',
);

/** Weight of a cable in grams per metre: copper and sheath. */
const cableGrams = (conductors: string, section: number) =>
  Number.parseInt(conductors, 10) * section * 9 * 1.9;

export const ELECTRICITY = {
  cable: {
    category: 'cables',
    brands: ['voltarim', 'elektrovan', 'lumendra'],
    popularity: 8,
    axes: [
      codes('grade', 'H07RN-F', 'H05VV-F', 'H05RR-F', 'H05RN-F', 'H07BQ-F', 'H05Z1Z1-F'),
      codes('conductors', '3G', '2G', '4G', '5G'),
      numbers('section', 2.5, 1.5, 4, 6, 10),
      numbers('length-m', 100, 10, 20, 25, 50),
      terms('colour', 'black', 'white', 'grey'),
    ],
    packaging: (v) =>
      sold(
        'roll',
        v.number('length-m') * cableGrams(v.word('conductors'), v.number('section')),
        'm',
        v.number('length-m'),
      ),
    euroCents: (v) =>
      150 +
      v.number('length-m') * Number.parseInt(v.word('conductors'), 10) * v.number('section') * 13,
    eco: { stream: 'electrical', euroCents: 8 },
  },
  conduit: {
    category: 'conduits',
    brands: ['elektrovan', 'tubrelan', 'voltarim'],
    popularity: 5,
    axes: [
      numbers('diameter', 20, 16, 25, 32, 40, 50, 63),
      numbers('length-m', 50, 25, 100, 10),
      terms('colour', 'grey', 'black', 'blue', 'green', 'orange'),
      codes('grade', '320 N', '750 N', '450 N'),
    ],
    packaging: (v) =>
      sold('roll', v.number('length-m') * v.number('diameter') * 3.2, 'm', v.number('length-m')),
    euroCents: (v) =>
      120 + v.number('length-m') * v.number('diameter') * (v.word('grade') === '750 N' ? 1.9 : 1.3),
  },
  socket: {
    category: split('mount', { 'built-in': 'sockets', 'surface-mounted': 'surface-sockets' }),
    brands: ['voltarim', 'elektrovan', 'lumendra'],
    popularity: 7,
    warnings: ['mains'],
    axes: [
      switchSeries,
      terms('colour', 'white', 'anthracite', 'black', 'beige', 'silver', 'cream'),
      numbers('gangs', 1, 2, 3, 4),
      codes('ip-class', 'IP20', 'IP44', 'IP55'),
      terms('mount', 'built-in', 'surface-mounted'),
      numbers('amperage', 16),
    ],
    packaging: (v) => sold('piece', 70 * v.number('gangs') + 30),
    euroCents: (v) =>
      260 +
      290 * v.number('gangs') +
      (v.word('ip-class') === 'IP20' ? 0 : 350) +
      (v.word('colour') === 'white' ? 0 : 180),
    eco: { stream: 'electrical', euroCents: 2 },
  },
  switch: {
    category: split('mount', { 'built-in': 'switches', 'surface-mounted': 'surface-switches' }),
    brands: ['voltarim', 'elektrovan', 'lumendra'],
    popularity: 7,
    warnings: ['mains'],
    axes: [
      switchSeries,
      terms('colour', 'white', 'anthracite', 'black', 'beige', 'silver', 'cream'),
      numbers('gangs', 1, 2, 3),
      codes('ip-class', 'IP20', 'IP44', 'IP55'),
      terms('mount', 'built-in', 'surface-mounted'),
      numbers('amperage', 10),
    ],
    packaging: (v) => sold('piece', 60 * v.number('gangs') + 30),
    euroCents: (v) =>
      230 +
      240 * v.number('gangs') +
      (v.word('ip-class') === 'IP20' ? 0 : 320) +
      (v.word('colour') === 'white' ? 0 : 160),
    eco: { stream: 'electrical', euroCents: 2 },
  },
  'circuit-breaker': {
    category: 'circuit-breakers',
    brands: ['voltarim', 'elektrovan'],
    popularity: 5,
    warnings: ['mains'],
    axes: [
      numbers('amperage', 16, 6, 10, 13, 20, 25, 32, 40, 50, 63),
      codes('curve', 'B', 'C', 'D'),
      codes('poles', '1P', '1P+N', '2P', '3P', '3P+N', '4P'),
      codes('grade', '6 kA', '10 kA', '4,5 kA'),
    ],
    packaging: (v) => sold('piece', 130 * Math.max(1, Number.parseInt(v.word('poles'), 10))),
    euroCents: (v) =>
      280 +
      390 * Number.parseInt(v.word('poles'), 10) +
      v.number('amperage') * 9 +
      (v.word('grade') === '10 kA' ? 420 : 0),
    eco: { stream: 'electrical', euroCents: 2 },
  },
  'led-bulb': {
    category: split('bulb-base', {
      E27: 'e27-bulbs',
      E14: 'e14-bulbs',
      GU10: 'gu10-bulbs',
      B22: 'b22-bulbs',
      G9: 'g9-bulbs',
    }),
    brands: ['lumendra', 'voltarim', 'elektrovan'],
    popularity: 8,
    axes: [
      codes('bulb-base', 'E27', 'E14', 'GU10', 'B22', 'G9'),
      codes('bulb-shape', 'A60', 'B35', 'P45', 'G95', 'PAR16', 'ST64'),
      numbers('lumens', 806, 250, 470, 1055, 1521),
      numbers('colour-temperature', 2700, 3000, 4000, 6500),
      terms('finish', 'matt', 'clear'),
      codes('energy-class', 'E', 'D', 'F', 'C'),
      numbers('piece-count', 1, 2, 3, 5),
    ],
    isMade: (v) =>
      (v.word('bulb-base') === 'GU10') === (v.word('bulb-shape') === 'PAR16') &&
      (v.word('bulb-base') === 'E27' || v.word('bulb-base') === 'B22' || v.number('lumens') < 900),
    packaging: (v) => sold('box', v.number('piece-count') * (30 + v.number('lumens') / 40)),
    euroCents: (v) =>
      v.number('piece-count') *
      (190 + v.number('lumens') * 0.28 + (v.word('energy-class') === 'C' ? 190 : 0)),
    energyLabel: 'light-source',
    eco: { stream: 'electrical', euroCents: 16 },
  },
  'ceiling-light': {
    category: 'ceiling-lights',
    brands: ['lumendra', 'elektrovan', 'voltarim'],
    popularity: 5,
    warnings: ['mains'],
    axes: [
      lampModels,
      terms('colour', 'white', 'black', 'gold-colour', 'natural-oak', 'chrome', 'grey'),
      numbers('diameter', 400, 280, 330, 500, 600),
      numbers('lumens', 2400, 1200, 1800, 3600),
      numbers('colour-temperature', 3000, 4000),
      codes('ip-class', 'IP20', 'IP44'),
      codes('energy-class', 'E', 'F', 'D'),
    ],
    packaging: (v) => sold('piece', v.number('diameter') * 4),
    euroCents: (v) => 1400 + v.number('diameter') * 8 + v.number('lumens') * 0.6,
    energyLabel: 'light-source',
    eco: { stream: 'electrical', euroCents: 25 },
  },
  floodlight: {
    category: 'floodlights',
    brands: ['lumendra', 'voltarim', 'elektrovan'],
    popularity: 5,
    axes: [
      numbers('power', 30, 10, 20, 50, 100, 150),
      numbers('colour-temperature', 4000, 3000, 6500),
      terms('colour', 'black', 'white', 'grey'),
      codes('ip-class', 'IP65', 'IP66', 'IP44'),
      codes('energy-class', 'E', 'F', 'D'),
      terms('material', 'aluminium'),
    ],
    packaging: (v) => sold('piece', 300 + v.number('power') * 22),
    euroCents: (v) => 900 + v.number('power') * 42,
    energyLabel: 'light-source',
    eco: { stream: 'electrical', euroCents: 20 },
  },
} as const satisfies Readonly<Record<string, Family>>;
