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

const board = (kilosPerCubicMetre: number) => (v: Variant) =>
  sold(
    'piece',
    squareMetres(v.size('format')) * v.number('thickness') * kilosPerCubicMetre,
    'm2',
    squareMetres(v.size('format')),
  );
/** Area in square centimetres of a cross-section such as "60 × 120" (millimetres). */
const sectionOf = (v: Variant) =>
  v
    .word('pipe-size')
    .split(' × ')
    .reduce((area, side) => area * (Number(side) / 10), 1);
const stick = (v: Variant) =>
  sold('piece', v.number('length-m') * sectionOf(v) * 48, 'm', v.number('length-m'));
const plank = (gramsPerCubicCentimetre: number) => (v: Variant) =>
  sold(
    'piece',
    v.number('length-m') * v.number('thickness') * v.number('width') * 10 * gramsPerCubicCentimetre,
    'm',
    v.number('length-m'),
  );

export const TIMBER = {
  'osb-board': {
    category: 'osb-boards',
    brands: ['lesnovar', 'pinhaldo', 'lamivor'],
    popularity: 8,
    isBulky: true,
    axes: [
      numbers('thickness', 12, 8, 10, 15, 18, 22, 25),
      sizes('format', [2500, 1250], [2500, 675], [2440, 1220], [1250, 625]),
      codes('grade', 'OSB/3', 'OSB/4', 'OSB/2'),
      terms('edge', 'straight-edge', 'tongue-groove'),
    ],
    packaging: board(620),
    euroCents: (v) => squareMetres(v.size('format')) * (160 + v.number('thickness') * 42),
    eco: { stream: 'building', euroCents: 14 },
  },
  plywood: {
    category: 'plywoods',
    brands: ['lesnovar', 'roblemar', 'lamivor'],
    popularity: 5,
    axes: [
      terms('decor', 'pine', 'beech', 'ash', 'light-oak'),
      numbers('thickness', 15, 4, 6, 9, 12, 18, 21),
      sizes('format', [2500, 1250], [2440, 1220], [1250, 625]),
      codes('grade', 'BB/BB', 'S/BB', 'BB/CP'),
      terms('use', 'interior', 'exterior'),
    ],
    packaging: board(640),
    euroCents: (v) => squareMetres(v.size('format')) * (320 + v.number('thickness') * 105),
    eco: { stream: 'building', euroCents: 14 },
  },
  'melamine-board': {
    category: 'melamine-boards',
    brands: ['lamivor', 'lesnovar', 'pinhaldo'],
    popularity: 6,
    axes: [
      terms(
        'decor',
        'white',
        'natural-oak',
        'grey-oak',
        'walnut',
        'anthracite',
        'ash',
        'concrete',
        'black',
      ),
      numbers('thickness', 18, 10, 16, 25),
      sizes('format', [2500, 600], [2500, 300], [2500, 400], [1250, 500], [2070, 2800]),
    ],
    packaging: board(650),
    euroCents: (v) => squareMetres(v.size('format')) * (260 + v.number('thickness') * 58),
    eco: { stream: 'furniture', euroCents: 22 },
  },
  'glued-panel': {
    category: 'glued-panels',
    brands: ['lesnovar', 'roblemar', 'querdal'],
    popularity: 4,
    axes: [
      terms('decor', 'pine', 'beech', 'natural-oak', 'ash', 'larch'),
      numbers('thickness', 18, 27, 38),
      sizes('format', [2000, 600], [800, 200], [1200, 300], [1200, 400], [2000, 400], [2500, 635]),
      terms('finish', 'finish-brushed', 'oiled', 'lacquered'),
    ],
    packaging: board(560),
    euroCents: (v) =>
      squareMetres(v.size('format')) *
      v.number('thickness') *
      (v.word('decor') === 'pine' ? 110 : 240),
  },
  'structural-beam': {
    category: 'beams',
    brands: ['lesnovar', 'pinhaldo', 'roblemar'],
    popularity: 5,
    isBulky: true,
    axes: [
      codes(
        'pipe-size',
        '60 × 120',
        '45 × 95',
        '45 × 145',
        '60 × 160',
        '80 × 160',
        '100 × 100',
        '140 × 140',
        '60 × 200',
      ),
      numbers('length-m', 4, 3, 5, 6),
      codes('grade', 'C24', 'C18', 'GL24h'),
      terms('decor', 'spruce', 'pine', 'larch'),
    ],
    packaging: stick,
    euroCents: (v) => v.number('length-m') * sectionOf(v) * 6.8,
    eco: { stream: 'building', euroCents: 5 },
  },
  batten: {
    category: 'battens',
    brands: ['lesnovar', 'pinhaldo', 'roblemar'],
    popularity: 5,
    isBulky: true,
    axes: [
      codes('pipe-size', '40 × 60', '25 × 38', '25 × 50', '30 × 50', '18 × 45', '50 × 50'),
      numbers('length-m', 4, 2, 2.4, 3, 5),
      terms('decor', 'spruce', 'pine', 'larch'),
      terms('surface', 'structured', 'smooth'),
    ],
    packaging: stick,
    euroCents: (v) =>
      20 + v.number('length-m') * sectionOf(v) * (v.word('surface') === 'smooth' ? 7.4 : 4.6),
  },
  'wood-decking': {
    category: 'wood-deckings',
    brands: ['lesnovar', 'roblemar', 'pinhaldo'],
    popularity: 5,
    isBulky: true,
    axes: [
      terms('decor', 'pine', 'larch', 'teak', 'ash'),
      numbers('thickness', 27, 21, 24, 28),
      numbers('width', 14, 12, 9),
      numbers('length-m', 3, 2.4, 4),
      terms('surface', 'structured', 'smooth'),
    ],
    packaging: plank(0.62),
    euroCents: (v) =>
      v.number('length-m') *
      v.number('width') *
      v.number('thickness') *
      (v.word('decor') === 'pine' ? 0.95 : 2.1),
  },
  'composite-decking': {
    category: 'composite-deckings',
    brands: ['verdanor', 'lamivor', 'roblemar'],
    popularity: 4,
    isBulky: true,
    axes: [
      terms('colour', 'anthracite', 'teak', 'grey', 'brown', 'walnut'),
      codes('collection', 'Duna', 'Lido', 'Marea', 'Plaja'),
      numbers('thickness', 22, 20, 25),
      numbers('width', 14, 15),
      numbers('length-m', 2.4, 3, 4),
    ],
    packaging: plank(1.05),
    euroCents: (v) => v.number('length-m') * v.number('width') * v.number('thickness') * 2.3,
    eco: { stream: 'building', euroCents: 10 },
  },
  'cladding-board': {
    category: split('use', { interior: 'cladding-boards', exterior: 'facade-claddings' }),
    brands: ['lesnovar', 'roblemar', 'lamivor'],
    popularity: 4,
    axes: [
      terms('decor', 'pine', 'larch', 'white', 'ash', 'grey-oak'),
      terms('use', 'interior', 'exterior'),
      numbers('thickness', 14, 12, 19, 21),
      numbers('width', 12, 9, 14),
      terms('finish', 'oiled', 'lacquered', 'finish-brushed'),
      numbers('contents', 1.94, 1.2, 2.49),
    ],
    packaging: (v) =>
      sold('pack', v.number('contents') * v.number('thickness') * 520, 'm2', v.number('contents')),
    euroCents: (v) =>
      v.number('contents') * v.number('thickness') * (v.word('use') === 'exterior' ? 190 : 105),
  },
} as const satisfies Readonly<Record<string, Family>>;
