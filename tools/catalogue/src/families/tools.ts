import { codes, type Family, numbers, sold, split, terms } from './family.ts';

export const TOOLS = {
  'drill-driver': {
    category: 'drill-drivers',
    brands: ['dravok', 'ferrogan', 'maskelin'],
    popularity: 8,
    warnings: ['rotating', 'battery'],
    axes: [
      codes('model', 'DX 4', 'DX 5', 'DXP 6', 'DC 2', 'DC 3', 'DH 7', 'DH 8'),
      numbers('voltage', 18, 12),
      numbers('torque', 60, 30, 40, 50, 85, 110),
      numbers('battery', 4, 2, 2.5, 5),
      numbers('battery-count', 2, 1, 3),
    ],
    isMade: (v) =>
      v.number('voltage') === 18 || (v.number('torque') <= 40 && v.number('battery') <= 2.5),
    packaging: (v) =>
      sold(
        'set',
        1400 + v.number('torque') * 8 + v.number('battery-count') * v.number('battery') * 140,
      ),
    euroCents: (v) =>
      4200 + v.number('torque') * 75 + v.number('battery-count') * v.number('battery') * 620,
    eco: { stream: 'electrical', euroCents: 42 },
  },
  'angle-grinder': {
    category: split('source', { mains: 'mains-grinders', cordless: 'cordless-grinders' }),
    brands: ['dravok', 'ferrogan', 'maskelin'],
    popularity: 7,
    warnings: ['rotating', 'dust'],
    axes: [
      codes('model', 'GX 3', 'GX 4', 'GXP 5', 'GL 7', 'GL 8', 'GC 2'),
      numbers('power', 900, 750, 1100, 1400, 2200, 2600),
      numbers('blade-diameter', 125, 115, 150, 230),
      terms('source', 'mains', 'cordless'),
    ],
    isMade: (v) =>
      (v.number('blade-diameter') === 230) === v.number('power') >= 2200 &&
      (v.word('source') === 'mains' || v.number('power') < 2200),
    packaging: (v) => sold('piece', 1500 + v.number('power') * 1.4),
    euroCents: (v) => 2400 + v.number('power') * 4.1 + (v.word('source') === 'cordless' ? 5200 : 0),
    eco: { stream: 'electrical', euroCents: 42 },
  },
  'circular-saw': {
    category: split('source', { mains: 'mains-saws', cordless: 'cordless-saws' }),
    brands: ['dravok', 'ferrogan', 'maskelin'],
    popularity: 5,
    warnings: ['rotating', 'dust'],
    axes: [
      codes('model', 'SX 3', 'SX 4', 'SXP 6', 'SC 2', 'ST 5'),
      numbers('power', 1400, 1050, 1200, 1600, 1800),
      numbers('blade-diameter', 190, 165, 184, 210),
      terms('source', 'mains', 'cordless'),
    ],
    packaging: (v) => sold('piece', 3200 + v.number('power')),
    euroCents: (v) => 4200 + v.number('power') * 5.2 + (v.word('source') === 'cordless' ? 6900 : 0),
    eco: { stream: 'electrical', euroCents: 42 },
  },
  hammer: {
    category: 'hammers',
    brands: ['maskelin', 'ferrogan', 'dravok'],
    popularity: 5,
    axes: [
      terms('use', 'general-work-use', 'wood-use', 'masonry-use'),
      codes('grade', '500 g', '200 g', '300 g', '600 g', '800 g', '1000 g', '1500 g'),
      terms('material', 'fibreglass', 'hardwood', 'steel'),
    ],
    packaging: (v) => sold('piece', Number.parseInt(v.word('grade'), 10) * 1.35),
    euroCents: (v) =>
      520 +
      Number.parseInt(v.word('grade'), 10) * 0.9 +
      (v.word('material') === 'hardwood' ? 0 : 390),
  },
  'screwdriver-set': {
    category: 'screwdriver-sets',
    brands: ['maskelin', 'ferrogan', 'dravok'],
    popularity: 6,
    axes: [
      numbers('piece-count', 6, 4, 8, 10, 12, 18),
      codes('drive', 'PH/PZ', 'PH', 'TX', 'SL'),
      codes('grade', 'S2', 'Cr-V', '1000 V VDE'),
    ],
    packaging: (v) => sold('set', v.number('piece-count') * 95),
    euroCents: (v) => 390 + v.number('piece-count') * (v.word('grade').includes('VDE') ? 340 : 190),
  },
  'spirit-level': {
    category: 'spirit-levels',
    brands: ['maskelin', 'ferrogan', 'dravok'],
    popularity: 5,
    axes: [
      numbers('length-cm', 60, 40, 80, 100, 120, 150, 200),
      numbers('vials', 3, 2),
      codes('grade', '0,5 mm/m', '0,75 mm/m', '1 mm/m'),
      terms('colour', 'red', 'silver', 'yellow', 'black'),
      terms('material', 'aluminium'),
    ],
    packaging: (v) => sold('piece', v.number('length-cm') * 9),
    euroCents: (v) => 450 + v.number('length-cm') * 17 + (v.word('grade') === '0,5 mm/m' ? 650 : 0),
  },
  ladder: {
    category: 'ladders',
    brands: ['maskelin', 'ferrogan', 'boltrane'],
    popularity: 4,
    warnings: ['fall'],
    axes: [
      numbers('steps', 5, 3, 4, 6, 7, 8, 9, 11),
      numbers('load', 150, 125),
      terms('material', 'aluminium', 'steel', 'fibreglass'),
      codes('model', 'Scala', 'Monta', 'Alta'),
    ],
    packaging: (v) =>
      sold('piece', v.number('steps') * (v.word('material') === 'steel' ? 1650 : 1050)),
    euroCents: (v) => 1400 + v.number('steps') * (v.word('material') === 'fibreglass' ? 2100 : 820),
    derived: (v) => [{ attribute: 'height', value: v.number('steps') * 23 + 12 }],
  },
  'cutting-disc': {
    category: split('use', {
      'metal-use': 'metal-discs',
      'stone-use': 'stone-discs',
      'concrete-use': 'concrete-discs',
      'universal-use': 'universal-discs',
    }),
    brands: ['dravok', 'ferrogan', 'maskelin'],
    popularity: 8,
    warnings: ['rotating', 'dust'],
    axes: [
      numbers('blade-diameter', 125, 115, 150, 180, 230),
      numbers('thickness', 1, 1.6, 1.9, 2, 2.5),
      terms('use', 'metal-use', 'stone-use', 'concrete-use', 'universal-use'),
      numbers('piece-count', 10, 1, 5, 25),
    ],
    packaging: (v) =>
      sold(
        'pack',
        v.number('piece-count') * v.number('blade-diameter') * v.number('thickness') * 0.28,
      ),
    euroCents: (v) =>
      90 +
      v.number('piece-count') *
        v.number('blade-diameter') *
        (v.word('use') === 'metal-use' ? 0.75 : 1.3),
  },
  'drill-bit': {
    category: split('use', {
      'concrete-use': 'concrete-bits',
      'metal-use': 'metal-bits',
      'wood-use': 'wood-bits',
      'stone-use': 'stone-bits',
      'universal-use': 'universal-bits',
    }),
    brands: ['dravok', 'ferrogan', 'maskelin'],
    popularity: 7,
    axes: [
      numbers('diameter', 6, 4, 5, 7, 8, 10, 12, 14, 16, 18, 20),
      numbers('length', 110, 75, 160, 210, 260, 400, 600),
      terms('use', 'concrete-use', 'metal-use', 'wood-use', 'stone-use', 'universal-use'),
      terms('shank', 'hammer-shank', 'cylindrical'),
      numbers('piece-count', 1, 5, 10),
    ],
    isMade: (v) =>
      v.word('shank') === 'cylindrical' ||
      v.word('use') === 'concrete-use' ||
      v.word('use') === 'stone-use',
    packaging: (v) =>
      sold(
        'piece',
        v.number('piece-count') * v.number('diameter') * v.number('length') * 0.04 + 10,
      ),
    euroCents: (v) =>
      110 + v.number('piece-count') * (v.number('diameter') * 16 + v.number('length') * 0.9),
  },
} as const satisfies Readonly<Record<string, Family>>;
