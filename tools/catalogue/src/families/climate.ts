import { codes, type Family, numbers, sizes, sold, squareMetres, terms } from './family.ts';

const whiteware = terms('colour', 'white', 'anthracite', 'black', 'silver');

/** Heating, cooling and ventilation beyond the water radiators. */
export const CLIMATE = {
  'towel-radiator': {
    category: 'towel-radiators',
    brands: ['calorvex', 'aquelmo', 'tubrelan'],
    popularity: 5,
    axes: [
      codes('model', 'Scala', 'Retta', 'Onda', 'Tavo'),
      sizes('format', [500, 1200], [400, 800], [500, 800], [500, 1500], [600, 1800]),
      numbers('power', 600, 400, 500, 800, 1000),
      terms('colour', 'white', 'black', 'chrome', 'anthracite', 'copper-colour'),
    ],
    packaging: (v) => sold('piece', squareMetres(v.size('format')) * 14_000),
    euroCents: (v) =>
      4900 + squareMetres(v.size('format')) * 9500 + (v.word('colour') === 'white' ? 0 : 4200),
  },
  convector: {
    category: 'convectors',
    brands: ['calorvex', 'voltarim', 'elektrovan'],
    popularity: 5,
    warnings: ['hot-surface', 'mains'],
    axes: [
      codes('model', 'Tepla', 'Calma', 'Verno'),
      numbers('power', 1500, 500, 1000, 2000, 2500),
      terms('mount', 'wall-hung', 'floor-standing'),
      whiteware,
    ],
    packaging: (v) => sold('piece', 2200 + v.number('power') * 2.4),
    euroCents: (v) => 2900 + v.number('power') * 4.2,
    eco: { stream: 'electrical', euroCents: 83 },
  },
  'fan-heater': {
    category: 'fan-heaters',
    brands: ['elektrovan', 'voltarim'],
    popularity: 5,
    warnings: ['hot-surface'],
    axes: [
      codes('model', 'Fono', 'Zefir', 'Kubo', 'Brisa'),
      numbers('power', 2000, 1000, 1500, 3000),
      whiteware,
    ],
    packaging: (v) => sold('piece', 900 + v.number('power') * 0.4),
    euroCents: (v) => 1200 + v.number('power') * 1.1,
    eco: { stream: 'electrical', euroCents: 42 },
  },
  'heating-mat': {
    category: 'heating-mats',
    brands: ['calorvex', 'voltarim'],
    popularity: 3,
    warnings: ['mains'],
    axes: [
      numbers('contents', 3, 1, 1.5, 2, 4, 5, 6, 8, 10),
      codes('grade', '150 W/m²', '100 W/m²', '200 W/m²'),
    ],
    packaging: (v) => sold('set', 600 + v.number('contents') * 480, 'm2', v.number('contents')),
    euroCents: (v) => 4900 + v.number('contents') * 2900,
    eco: { stream: 'electrical', euroCents: 20 },
  },
  'pellet-stove': {
    category: 'pellet-stoves',
    brands: ['pyralto', 'calorvex'],
    popularity: 3,
    warnings: ['combustion', 'hot-surface', 'heavy'],
    axes: [
      codes('model', 'Brasa', 'Fiamma', 'Lumo', 'Vesta'),
      numbers('power-kw', 8, 6, 7, 10),
      terms('colour', 'anthracite', 'white', 'brick-red', 'black'),
      codes('energy-class', 'A+', 'A++'),
    ],
    packaging: (v) => sold('piece', 62_000 + v.number('power-kw') * 5000),
    euroCents: (v) =>
      62_000 + v.number('power-kw') * 5200 + (v.word('energy-class') === 'A++' ? 9900 : 0),
    energyLabel: 'local-heater',
    eco: { stream: 'electrical', euroCents: 667 },
  },
  pellets: {
    category: 'pellets',
    brands: ['lesnovar', 'pinhaldo', 'roblemar'],
    popularity: 8,
    isBulky: true,
    notChosen: ['decor'],
    axes: [
      codes('grade', 'ENplus A1', 'DINplus', 'ENplus A2'),
      terms('decor', 'pine', 'spruce', 'beech'),
      numbers('weight', 15, 10),
    ],
    packaging: (v) => sold('bag', v.number('weight') * 1004, 'kg', v.number('weight')),
    euroCents: (v) => v.number('weight') * (v.word('grade') === 'ENplus A2' ? 31 : 36),
  },
  'flue-pipe': {
    category: 'flue-pipes',
    brands: ['pyralto', 'ventamur', 'boltrane'],
    popularity: 4,
    axes: [
      numbers('diameter', 150, 80, 120, 130, 180, 200),
      numbers('length-m', 1, 0.25, 0.5),
      terms('material', 'steel', 'stainless-steel'),
      terms('colour', 'black', 'anthracite', 'silver'),
    ],
    packaging: (v) =>
      sold('piece', v.number('length-m') * v.number('diameter') * 45, 'm', v.number('length-m')),
    euroCents: (v) =>
      500 +
      v.number('length-m') * v.number('diameter') * (v.word('material') === 'steel' ? 14 : 24),
  },
  'air-conditioner': {
    category: 'air-conditioners',
    brands: ['ventamur', 'frigalto', 'calorvex'],
    popularity: 4,
    warnings: ['refrigerant', 'mains'],
    axes: [
      codes('model', 'Alba', 'Brezza', 'Nord', 'Tramon', 'Vento'),
      numbers('power-kw', 3.5, 2.6, 5.1, 7),
      codes('energy-class', 'A++', 'A+++', 'A+'),
      numbers('noise', 21, 19, 24, 26),
    ],
    packaging: (v) => sold('set', 28_000 + v.number('power-kw') * 4200),
    euroCents: (v) =>
      34_000 + v.number('power-kw') * 9800 + (v.word('energy-class') === 'A+++' ? 14_000 : 0),
    energyLabel: 'air-conditioner',
    eco: { stream: 'electrical', euroCents: 833 },
  },
  dehumidifier: {
    category: 'dehumidifiers',
    brands: ['ventamur', 'frigalto'],
    popularity: 3,
    warnings: ['refrigerant'],
    axes: [
      codes('model', 'Secca', 'Aria', 'Sucho'),
      numbers('tank', 4, 2, 3, 6),
      numbers('power', 280, 200, 350, 440),
      numbers('noise', 42, 38, 46),
    ],
    packaging: (v) => sold('piece', 8000 + v.number('tank') * 1300),
    euroCents: (v) => 8900 + v.number('tank') * 1700,
    eco: { stream: 'electrical', euroCents: 167 },
  },
  'extractor-fan': {
    category: 'extractor-fans',
    brands: ['ventamur', 'elektrovan'],
    popularity: 5,
    warnings: ['mains'],
    axes: [
      codes('model', 'Silo', 'Aero', 'Lira', 'Nimbo'),
      numbers('diameter', 100, 120, 125, 150),
      numbers('airflow', 95, 80, 120, 180, 250),
      numbers('noise', 26, 22, 32),
      terms('colour', 'white', 'silver', 'black'),
    ],
    packaging: (v) => sold('piece', v.number('diameter') * 6),
    euroCents: (v) => 900 + v.number('airflow') * 18 + (v.number('noise') === 22 ? 1200 : 0),
    eco: { stream: 'electrical', euroCents: 17 },
  },
  'vent-duct': {
    category: 'vent-ducts',
    brands: ['ventamur', 'tubrelan'],
    popularity: 3,
    axes: [
      numbers('diameter', 125, 80, 100, 150, 160, 200),
      numbers('length-m', 3, 1, 1.5, 5, 10),
      terms('material', 'aluminium', 'plastic'),
    ],
    packaging: (v) =>
      sold('piece', v.number('length-m') * v.number('diameter') * 2, 'm', v.number('length-m')),
    euroCents: (v) => 150 + v.number('length-m') * v.number('diameter') * 2.4,
  },
  'vent-grille': {
    category: 'vent-grilles',
    brands: ['ventamur', 'boltrane'],
    popularity: 3,
    axes: [
      sizes('format', [200, 200], [150, 150], [250, 100], [300, 200], [300, 300], [400, 150]),
      terms('colour', 'white', 'brown', 'black', 'silver', 'beige'),
      terms('material', 'plastic', 'aluminium', 'stainless-steel'),
    ],
    packaging: (v) => sold('piece', squareMetres(v.size('format')) * 4200),
    euroCents: (v) =>
      180 + squareMetres(v.size('format')) * (v.word('material') === 'plastic' ? 9000 : 26_000),
  },
  thermostat: {
    category: 'thermostats',
    brands: ['voltarim', 'calorvex', 'elektrovan'],
    popularity: 4,
    warnings: ['mains'],
    axes: [
      codes('model', 'Tempo', 'Grado', 'Orbi', 'Setta', 'Luno'),
      terms('source', 'mains', 'battery-cells'),
      numbers('voltage', 230, 24, 3),
      terms('colour', 'white', 'black', 'silver'),
    ],
    isMade: (v) => (v.number('voltage') === 3) === (v.word('source') === 'battery-cells'),
    packaging: () => sold('piece', 210),
    euroCents: (v) => 2900 + v.number('voltage') * 6 + (v.word('source') === 'mains' ? 0 : 2600),
    eco: { stream: 'electrical', euroCents: 4 },
  },
} as const satisfies Readonly<Record<string, Family>>;
