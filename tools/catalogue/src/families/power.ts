import { codes, type Family, numbers, sizes, sold, squareMetres, terms } from './family.ts';

const lampModels = codes(
  'model',
  'Alena',
  'Bruma',
  'Corvo',
  'Dorea',
  'Fado',
  'Lumo',
  'Noctis',
  'Vela',
);

/** Distribution, leads, further lamps and alarms. */
export const POWER = {
  'extension-lead': {
    category: 'extension-leads',
    brands: ['voltarim', 'elektrovan'],
    popularity: 6,
    warnings: ['mains'],
    axes: [
      terms('colour', 'white', 'black', 'orange', 'grey'),
      numbers('length-m', 5, 1.5, 3, 10, 25, 50),
      numbers('gangs', 4, 1, 3, 5, 6),
      codes('conductors', '3G'),
      numbers('section', 1.5, 1, 2.5),
    ],
    packaging: (v) =>
      sold(
        'piece',
        120 + v.number('gangs') * 60 + v.number('length-m') * v.number('section') * 62,
        'm',
        v.number('length-m'),
      ),
    euroCents: (v) =>
      300 + v.number('gangs') * 110 + v.number('length-m') * v.number('section') * 48,
    eco: { stream: 'electrical', euroCents: 8 },
  },
  trunking: {
    category: 'trunkings',
    brands: ['voltarim', 'elektrovan', 'tubrelan'],
    popularity: 4,
    axes: [
      sizes('format', [40, 25], [16, 16], [20, 10], [25, 16], [60, 40], [90, 60]),
      numbers('length-m', 2, 2.1, 3),
      terms('colour', 'white', 'grey', 'brown', 'black'),
    ],
    packaging: (v) =>
      sold(
        'piece',
        v.number('length-m') * squareMetres(v.size('format')) * 220_000,
        'm',
        v.number('length-m'),
      ),
    euroCents: (v) => 60 + v.number('length-m') * (70 + squareMetres(v.size('format')) * 95_000),
  },
  'distribution-board': {
    category: 'distribution-boards',
    brands: ['voltarim', 'elektrovan'],
    popularity: 3,
    warnings: ['mains'],
    axes: [
      numbers('gangs', 12, 4, 8, 18, 24, 36, 48),
      terms('mount', 'surface-mounted', 'built-in'),
      codes('ip-class', 'IP40', 'IP65', 'IP30'),
      terms('colour', 'white', 'anthracite'),
    ],
    packaging: (v) => sold('piece', 500 + v.number('gangs') * 85),
    euroCents: (v) => 900 + v.number('gangs') * 130 + (v.word('ip-class') === 'IP65' ? 900 : 0),
    eco: { stream: 'electrical', euroCents: 10 },
  },
  'residual-breaker': {
    category: 'residual-breakers',
    brands: ['voltarim', 'elektrovan'],
    popularity: 4,
    warnings: ['mains'],
    axes: [
      numbers('amperage', 40, 25, 63),
      codes('poles', '2P', '4P'),
      codes('grade', 'A 30 mA', 'AC 30 mA', 'F 30 mA', 'A 300 mA', 'B 30 mA'),
    ],
    packaging: (v) => sold('piece', 110 * Number.parseInt(v.word('poles'), 10)),
    euroCents: (v) =>
      1500 +
      700 * Number.parseInt(v.word('poles'), 10) +
      v.number('amperage') * 14 +
      (v.word('grade').startsWith('AC') ? 0 : 900),
    eco: { stream: 'electrical', euroCents: 2 },
  },
  'pendant-light': {
    category: 'pendants',
    brands: ['lumendra', 'voltarim'],
    popularity: 4,
    axes: [
      terms(
        'colour',
        'black',
        'white',
        'gold-colour',
        'copper-colour',
        'sage',
        'terracotta',
        'natural-oak',
        'grey',
      ),
      lampModels,
      numbers('diameter', 300, 200, 250, 400, 450),
      codes('bulb-base', 'E27', 'E14'),
    ],
    packaging: (v) => sold('piece', 600 + v.number('diameter') * 4),
    euroCents: (v) => 1200 + v.number('diameter') * 12,
    eco: { stream: 'electrical', euroCents: 12 },
  },
  'outdoor-light': {
    category: 'outdoor-lights',
    brands: ['lumendra', 'elektrovan'],
    popularity: 3,
    axes: [
      terms('colour', 'anthracite', 'black', 'white', 'inox-look'),
      lampModels,
      numbers('lumens', 800, 450, 600, 1200),
      numbers('colour-temperature', 3000, 4000),
      codes('ip-class', 'IP54', 'IP44', 'IP65'),
      codes('energy-class', 'E', 'F', 'D'),
    ],
    packaging: (v) => sold('piece', 420 + v.number('lumens') * 0.4),
    euroCents: (v) => 1500 + v.number('lumens') * 1.9,
    energyLabel: 'light-source',
    eco: { stream: 'electrical', euroCents: 12 },
  },
  'led-panel': {
    category: 'led-panels',
    brands: ['lumendra', 'voltarim'],
    popularity: 3,
    axes: [
      sizes('format', [600, 600], [300, 300], [300, 600], [300, 1200], [600, 1200]),
      numbers('lumens', 4000, 2400, 3600, 4800),
      numbers('colour-temperature', 4000, 3000, 6500),
      codes('energy-class', 'E', 'F', 'D', 'C'),
    ],
    packaging: (v) => sold('piece', squareMetres(v.size('format')) * 5200),
    euroCents: (v) => 1500 + squareMetres(v.size('format')) * 4200 + v.number('lumens') * 0.3,
    energyLabel: 'light-source',
    eco: { stream: 'electrical', euroCents: 25 },
  },
  'led-strip': {
    category: 'led-strips',
    brands: ['lumendra', 'elektrovan'],
    popularity: 4,
    axes: [
      numbers('length-m', 5, 1, 2, 3, 10),
      numbers('power', 24, 12, 36, 48, 60),
      numbers('colour-temperature', 3000, 2700, 4000, 6500),
      codes('ip-class', 'IP20', 'IP44', 'IP65'),
    ],
    packaging: (v) => sold('set', 150 + v.number('length-m') * 45, 'm', v.number('length-m')),
    euroCents: (v) =>
      600 +
      v.number('length-m') * 290 +
      v.number('power') * 22 +
      (v.word('ip-class') === 'IP65' ? 700 : 0),
    eco: { stream: 'electrical', euroCents: 8 },
  },
  'smoke-detector': {
    category: 'smoke-detectors',
    brands: ['elektrovan', 'voltarim', 'protegamo'],
    popularity: 4,
    warnings: ['battery'],
    axes: [
      codes('model', 'Alerta', 'Fumo', 'Sentra'),
      codes('grade', 'EN 14604', 'EN 50291-1', 'EN 54-7'),
      numbers('piece-count', 1, 2, 3, 5),
    ],
    packaging: (v) => sold('pack', v.number('piece-count') * 150),
    euroCents: (v) => 300 + v.number('piece-count') * 1350,
    eco: { stream: 'electrical', euroCents: 4 },
  },
  'video-doorbell': {
    category: 'video-doorbells',
    brands: ['elektrovan', 'voltarim', 'serralva'],
    popularity: 3,
    warnings: ['battery'],
    axes: [
      terms('colour', 'black', 'white', 'silver'),
      codes('model', 'Portara', 'Vigia', 'Wizor'),
      terms('source', 'mains', 'cordless'),
      numbers('gangs', 1, 2, 3),
    ],
    packaging: (v) => sold('set', 500 + v.number('gangs') * 420),
    euroCents: (v) => 4900 + v.number('gangs') * 4200,
    eco: { stream: 'electrical', euroCents: 17 },
  },
} as const satisfies Readonly<Record<string, Family>>;
