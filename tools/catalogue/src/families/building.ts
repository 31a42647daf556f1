import { codes, type Family, metres, numbers, sizes, sold, split, squareMetres, terms, type Variant } from './family.ts';

const bagOfPowder = (v: Variant) => sold('bag', v.number('weight') * 1005, 'kg', v.number('weight'));
const boardPackaging = (kilosPerSquareMetre: number) => (v: Variant) =>
  sold('piece', squareMetres(v.size('format')) * kilosPerSquareMetre * (v.number('thickness') / 12.5) * 1000, 'm2', squareMetres(v.size('format')));
/** Volume of a brick or block in litres. */
const litres = (v: Variant) => metres(v.size('format'), 0) * metres(v.size('format'), 1) * metres(v.size('format'), 2) * 1000;

export const BUILDING = {
  'cement': {
    category: 'grey-cement', brands: ['kamborn', 'murvena', 'calcedra'], popularity: 10, isBulky: true, comesOnPallets: true, warnings: ['cement'],
    axes: [codes('grade', 'CEM II/B-V 32,5 R', 'CEM II/A-LL 42,5 R', 'CEM I 42,5 R', 'CEM I 52,5 N', 'CEM III/A 42,5 N'), numbers('weight', 25, 35, 10, 5)],
    packaging: bagOfPowder,
    euroCents: (v) => 90 + v.number('weight') * (v.word('grade').startsWith('CEM I ') ? 27 : 21),
    eco: { stream: 'building', euroCents: 3 },
  },
  'white-cement': {
    category: 'white-cements', brands: ['kamborn', 'calcedra'], popularity: 3, warnings: ['cement'],
    axes: [codes('grade', 'CEM I 52,5 R', 'CEM II/A-LL 42,5 N', 'CEM I 42,5 N'), numbers('weight', 25, 20, 10, 5, 1)],
    packaging: bagOfPowder,
    euroCents: (v) => 190 + v.number('weight') * 56,
  },
  'masonry-mortar': {
    category: split('use', { 'masonry-use': 'masonry-mortars', 'thin-bed-use': 'thin-bed-mortars', 'winter-use': 'winter-mortars' }), brands: ['kamborn', 'murvena', 'calcedra'], popularity: 8, isBulky: true, comesOnPallets: true, warnings: ['cement'],
    axes: [terms('use', 'masonry-use', 'thin-bed-use', 'winter-use'), codes('grade', 'M5', 'M10', 'M15', 'M20'), numbers('weight', 25, 30, 20, 10)],
    packaging: bagOfPowder,
    euroCents: (v) => 80 + v.number('weight') * (v.word('use') === 'masonry-use' ? 15 : 23),
    eco: { stream: 'building', euroCents: 2 },
  },
  'render': {
    category: 'renders', brands: ['kamborn', 'murvena', 'vernissol'], popularity: 5, isBulky: true, comesOnPallets: true, warnings: ['irritant'],
    axes: [terms('colour', 'white', 'cream', 'sand', 'light-grey', 'beige', 'terracotta'), codes('grain', '0,5 mm', '1 mm', '1,5 mm', '2 mm', '3 mm'), terms('surface', 'structured', 'smooth'), numbers('weight', 25, 30)],
    isMade: (v) => v.word('surface') === 'structured' || v.word('grain') === '0,5 mm' || v.word('grain') === '1 mm',
    packaging: bagOfPowder,
    euroCents: (v) => 420 + v.number('weight') * 38,
    eco: { stream: 'building', euroCents: 4 },
  },
  'dry-concrete': {
    category: 'concrete-mixes', brands: ['kamborn', 'murvena', 'calcedra'], popularity: 8, isBulky: true, comesOnPallets: true, warnings: ['cement'],
    axes: [codes('grade', 'C20/25', 'C16/20', 'C25/30', 'C30/37'), codes('grain', '0–8 mm', '0–4 mm'), numbers('weight', 25, 30, 35, 40)],
    packaging: bagOfPowder,
    euroCents: (v) => 70 + v.number('weight') * 14,
    eco: { stream: 'building', euroCents: 2 },
  },
  'clay-brick': {
    category: 'clay-bricks', brands: ['tegulor', 'aldrovan', 'calcedra'], popularity: 6, isBulky: true, comesOnPallets: true,
    axes: [sizes('format', [250, 188, 238], [288, 188, 220], [440, 248, 238], [373, 300, 238], [500, 200, 249]), numbers('compressive-strength', 10, 15, 20), codes('fire-class', 'A1')],
    packaging: (v) => sold('piece', litres(v) * 950),
    euroCents: (v) => 32 + litres(v) * 17,
    eco: { stream: 'building', euroCents: 1 },
  },
  'facing-brick': {
    category: 'facing-bricks', brands: ['tegulor', 'aldrovan', 'calcedra'], popularity: 4, isBulky: true,
    axes: [terms('colour', 'brick-red', 'anthracite', 'cream', 'brown', 'yellow', 'grey', 'white'), terms('surface', 'smooth', 'structured'), sizes('format', [250, 120, 65], [215, 102, 65], [240, 115, 71], [220, 105, 50])],
    packaging: (v) => sold('piece', litres(v) * 1450),
    euroCents: (v) => 85 + litres(v) * 22,
  },
  'aerated-block': {
    category: 'aerated-blocks', brands: ['kamborn', 'murvena', 'calcedra'], popularity: 6, isBulky: true, comesOnPallets: true,
    axes: [sizes('format', [590, 240, 240], [590, 180, 240], [590, 120, 240], [625, 200, 250], [625, 300, 250], [625, 365, 250], [625, 100, 250]), numbers('compressive-strength', 2.5, 4, 5), numbers('lambda', 0.11, 0.09, 0.13)],
    packaging: (v) => sold('piece', litres(v) * (320 + v.number('compressive-strength') * 45)),
    euroCents: (v) => 40 + litres(v) * 14 + v.number('compressive-strength') * 8,
    eco: { stream: 'building', euroCents: 4 },
  },
  'plasterboard': {
    category: 'standard-plasterboards', brands: ['murvena', 'kamborn', 'calcedra'], popularity: 9, isBulky: true,
    axes: [numbers('thickness', 12.5, 9.5, 15, 18), sizes('format', [1200, 2600], [1200, 2500], [1200, 2000], [1200, 3000], [600, 2000], [900, 2500]), codes('grade', 'A', 'D', 'F', 'I')],
    packaging: boardPackaging(8.6),
    euroCents: (v) => squareMetres(v.size('format')) * (190 + v.number('thickness') * 10),
    eco: { stream: 'building', euroCents: 9 },
  },
  'moisture-plasterboard': {
    category: 'moisture-plasterboards', brands: ['murvena', 'kamborn', 'calcedra'], popularity: 6, isBulky: true,
    axes: [numbers('thickness', 12.5, 15, 18), sizes('format', [1200, 2600], [1200, 2500], [1200, 2000], [1200, 3000], [600, 2000]), codes('grade', 'H2', 'H1', 'DFH2')],
    packaging: boardPackaging(9.4),
    euroCents: (v) => squareMetres(v.size('format')) * (300 + v.number('thickness') * 13),
    eco: { stream: 'building', euroCents: 9 },
  },
  'drywall-profile': {
    category: 'drywall-profiles', brands: ['boltrane', 'fixandor', 'murvena'], popularity: 7,
    axes: [codes('grade', 'CD 60', 'UD 27', 'CW 50', 'UW 50', 'CW 75', 'UW 75', 'CW 100', 'UW 100'), numbers('length-m', 3, 2.6, 4, 2.5), numbers('thickness', 0.6, 0.5), terms('material', 'galvanised-steel')],
    packaging: (v) => sold('piece', v.number('length-m') * v.number('thickness') * 950, 'm', v.number('length-m')),
    euroCents: (v) => v.number('length-m') * v.number('thickness') * 215,
  },
  'joint-filler': {
    category: 'joint-fillers', brands: ['murvena', 'vernissol', 'kamborn'], popularity: 6,
    axes: [terms('use', 'gypsum-use', 'interior', 'exterior'), codes('grain', '0,1 mm', '0,2 mm'), numbers('weight', 25, 20, 10, 5, 2)],
    packaging: bagOfPowder,
    euroCents: (v) => 210 + v.number('weight') * 62,
  },
} as const satisfies Readonly<Record<string, Family>>;
