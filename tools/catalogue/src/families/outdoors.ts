import {
  codes,
  type Family,
  metres,
  numbers,
  sizes,
  sold,
  split,
  squareMetres,
  terms,
} from './family.ts';

const source = terms('source', 'cordless', 'mains', 'petrol-engine');

/** Watering, garden machines, pools, sheds, outdoor cooking and shade, lawn and pots. */
export const OUTDOORS = {
  sprinkler: {
    category: 'sprinklers',
    brands: ['aquabrel', 'verdanor', 'hortevia'],
    popularity: 4,
    axes: [
      codes('model', 'Arco', 'Pioggia', 'Turbina', 'Rosa'),
      numbers('reach', 14, 9, 12, 18),
      terms('colour', 'green', 'orange', 'yellow', 'grey'),
    ],
    packaging: (v) => sold('piece', 260 + v.number('reach') * 22),
    euroCents: (v) => 500 + v.number('reach') * 95,
  },
  'drip-kit': {
    category: 'drip-kits',
    brands: ['aquabrel', 'hortevia'],
    popularity: 4,
    axes: [
      numbers('length-m', 25, 10, 15, 50),
      numbers('piece-count', 20, 10, 40, 60),
      numbers('pressure', 1.5, 1, 2),
    ],
    packaging: (v) => sold('set', v.number('length-m') * 45 + v.number('piece-count') * 12),
    euroCents: (v) => 690 + v.number('length-m') * 45 + v.number('piece-count') * 42,
  },
  'hose-reel': {
    category: 'hose-reels',
    brands: ['aquabrel', 'verdanor'],
    popularity: 3,
    axes: [
      terms('colour', 'green', 'grey', 'anthracite', 'orange'),
      codes('model', 'Giro', 'Rolla', 'Tamburo'),
      numbers('length-m', 60, 30, 45, 90),
      terms('material', 'plastic', 'steel'),
    ],
    packaging: (v) => sold('piece', 1400 + v.number('length-m') * 32),
    euroCents: (v) => 1900 + v.number('length-m') * 42,
  },
  'garden-pump': {
    category: 'garden-pumps',
    brands: ['aquabrel', 'ferrogan', 'dravok'],
    popularity: 3,
    warnings: ['mains'],
    axes: [
      codes('model', 'Fonta', 'Idra', 'Pozza'),
      numbers('flow', 3600, 3000, 4200, 7500, 10_000),
      numbers('power', 800, 600, 1100, 1300),
      terms('material', 'plastic', 'cast-iron', 'stainless-steel'),
    ],
    packaging: (v) => sold('piece', 4000 + v.number('power') * 5),
    euroCents: (v) => 3900 + v.number('flow') * 0.9 + v.number('power') * 2.6,
    eco: { stream: 'electrical', euroCents: 83 },
  },
  'string-trimmer': {
    category: 'string-trimmers',
    brands: ['verdanor', 'dravok', 'ferrogan'],
    popularity: 4,
    warnings: ['rotating'],
    axes: [
      codes('model', 'Bordo', 'Filo', 'Tondi'),
      numbers('cut-width', 30, 25, 28, 33, 42),
      source,
    ],
    packaging: (v) => sold('piece', v.number('cut-width') * 110),
    euroCents: (v) =>
      2900 + v.number('cut-width') * 150 + (v.word('source') === 'mains' ? 0 : 3900),
    eco: { stream: 'electrical', euroCents: 83 },
  },
  chainsaw: {
    category: 'chainsaws',
    brands: ['dravok', 'ferrogan', 'verdanor'],
    popularity: 3,
    warnings: ['rotating'],
    axes: [
      codes('model', 'Lenna', 'Silva', 'Taglia'),
      numbers('bar-length', 35, 25, 30, 40, 45),
      source,
    ],
    packaging: (v) => sold('piece', 1500 + v.number('bar-length') * 92),
    euroCents: (v) =>
      5900 + v.number('bar-length') * 240 + (v.word('source') === 'petrol-engine' ? 6900 : 0),
    eco: { stream: 'electrical', euroCents: 83 },
  },
  'hedge-trimmer': {
    category: 'hedge-trimmers',
    brands: ['verdanor', 'dravok', 'ferrogan'],
    popularity: 3,
    warnings: ['rotating'],
    axes: [
      codes('model', 'Sebe', 'Verda', 'Zyva'),
      numbers('bar-length', 55, 45, 50, 60, 65),
      source,
    ],
    packaging: (v) => sold('piece', v.number('bar-length') * 62),
    euroCents: (v) =>
      3900 + v.number('bar-length') * 95 + (v.word('source') === 'mains' ? 0 : 4900),
    eco: { stream: 'electrical', euroCents: 83 },
  },
  pool: {
    category: 'above-ground-pools',
    brands: ['aquabrel', 'hortevia'],
    popularity: 2,
    warnings: ['drowning', 'heavy'],
    axes: [
      codes('model', 'Azura', 'Cala', 'Isla', 'Playa'),
      sizes(
        'format',
        [3000, 2000, 750],
        [4000, 2000, 1000],
        [3660, 3660, 1220],
        [5490, 2740, 1320],
        [4570, 4570, 1220],
      ),
      terms('material', 'steel', 'plastic', 'pine'),
    ],
    packaging: (v) => sold('set', 14_000 + squareMetres(v.size('format')) * 3100),
    euroCents: (v) =>
      8900 + squareMetres(v.size('format')) * (v.word('material') === 'pine' ? 6100 : 2100),
  },
  'pool-chlorine': {
    category: 'pool-care',
    brands: ['aquabrel', 'hydrobarra'],
    popularity: 3,
    warnings: ['corrosive'],
    axes: [codes('grade', '200 g', '20 g', '250 g', '500 g'), numbers('weight', 5, 1, 2.5, 10, 25)],
    packaging: (v) => sold('bucket', v.number('weight') * 1080, 'kg', v.number('weight')),
    euroCents: (v) => 490 + v.number('weight') * 690,
  },
  'garden-shed': {
    category: 'garden-sheds',
    brands: ['verdanor', 'lesnovar', 'boltrane'],
    popularity: 2,
    warnings: ['heavy'],
    axes: [
      terms('colour', 'anthracite', 'green', 'pine', 'grey', 'brown'),
      codes('model', 'Caba', 'Remiza', 'Skrytka'),
      sizes(
        'format',
        [2000, 1800, 2000],
        [1300, 1000, 1900],
        [2500, 2000, 2100],
        [3000, 2400, 2200],
      ),
      terms('material', 'galvanised-steel', 'plastic', 'spruce'),
    ],
    packaging: (v) => sold('set', squareMetres(v.size('format')) * 17_500),
    euroCents: (v) =>
      9900 + squareMetres(v.size('format')) * (v.word('material') === 'spruce' ? 12_500 : 7200),
    eco: { stream: 'building', euroCents: 120 },
  },
  parasol: {
    category: 'parasols',
    brands: ['verdanor', 'hortevia', 'cortinelle'],
    popularity: 3,
    axes: [
      terms('colour', 'beige', 'anthracite', 'terracotta', 'sage', 'blue', 'cream', 'red'),
      codes('model', 'Capri', 'Ombra', 'Sieste'),
      numbers('diameter', 3000, 2000, 2500, 3500),
      terms('mount', 'floor-standing', 'wall-hung'),
    ],
    packaging: (v) => sold('piece', v.number('diameter') * 3.4),
    euroCents: (v) => 1900 + v.number('diameter') * 2.6,
  },
  barbecue: {
    category: split('fuel', { charcoal: 'charcoal-barbecues', gas: 'gas-barbecues' }),
    brands: ['verdanor', 'pyralto', 'hortevia'],
    popularity: 3,
    warnings: ['hot-surface', 'combustion'],
    axes: [
      terms('colour', 'black', 'red', 'inox-look', 'graphite'),
      codes('model', 'Asado', 'Brasero', 'Festa', 'Ogniva'),
      terms('fuel', 'charcoal', 'gas'),
      sizes('format', [600, 400], [450, 450], [540, 340], [700, 450]),
    ],
    packaging: (v) =>
      sold(
        'piece',
        9000 + squareMetres(v.size('format')) * (v.word('fuel') === 'gas' ? 92_000 : 42_000),
      ),
    euroCents: (v) =>
      3900 + squareMetres(v.size('format')) * (v.word('fuel') === 'gas' ? 82_000 : 31_000),
  },
  fertiliser: {
    category: 'fertilisers',
    brands: ['hortevia', 'verdanor'],
    popularity: 5,
    warnings: ['irritant'],
    axes: [
      terms('use', 'lawn-use', 'plant-use', 'flower-use', 'vegetable-use'),
      codes('grade', 'NPK 20-5-8', 'NPK 12-12-17', 'NPK 7-3-6'),
      numbers('weight', 5, 1, 2.5, 10, 20),
    ],
    packaging: (v) => sold('bag', v.number('weight') * 1010, 'kg', v.number('weight')),
    euroCents: (v) => 290 + v.number('weight') * 245,
  },
  'lawn-seed': {
    category: 'lawn-seeds',
    brands: ['hortevia', 'verdanor'],
    popularity: 4,
    axes: [
      terms('use', 'lawn-use', 'grass-sun-use', 'grass-shade-use', 'grass-play-use'),
      numbers('weight', 5, 0.5, 1, 2, 10),
      codes('collection', 'Prata', 'Smaralda', 'Verdea'),
    ],
    packaging: (v) => sold('bag', v.number('weight') * 1010, 'kg', v.number('weight')),
    euroCents: (v) => 190 + v.number('weight') * 590,
  },
  planter: {
    category: 'planters',
    brands: ['hortevia', 'verdanor', 'azulvera'],
    popularity: 4,
    axes: [
      terms('colour', 'terracotta', 'anthracite', 'white', 'grey', 'sage', 'black', 'beige'),
      codes('model', 'Cilindro', 'Coppa', 'Quadra', 'Riva'),
      sizes(
        'format',
        [400, 400, 370],
        [250, 250, 240],
        [300, 300, 280],
        [500, 500, 460],
        [800, 300, 300],
      ),
      terms('material', 'plastic', 'terracotta-clay', 'concrete-cast'),
    ],
    packaging: (v) =>
      sold(
        'piece',
        squareMetres(v.size('format')) *
          metres(v.size('format'), 2) *
          (v.word('material') === 'plastic' ? 32_000 : 190_000),
      ),
    euroCents: (v) =>
      290 + squareMetres(v.size('format')) * (v.word('material') === 'plastic' ? 9000 : 24_000),
  },
  'artificial-grass': {
    category: 'artificial-grass',
    brands: ['tapisval', 'verdanor'],
    popularity: 3,
    notChosen: ['length'],
    axes: [
      numbers('length', 30, 7, 20, 40),
      numbers('contents', 6, 2, 4, 10, 20),
      codes('collection', 'Edena', 'Prairia', 'Velora'),
    ],
    packaging: (v) =>
      sold(
        'roll',
        v.number('contents') * (600 + v.number('length') * 42),
        'm2',
        v.number('contents'),
      ),
    euroCents: (v) => v.number('contents') * (290 + v.number('length') * 36),
  },
  'fence-post': {
    category: 'fence-posts',
    brands: ['verdanor', 'boltrane', 'fixandor'],
    popularity: 4,
    isBulky: true,
    axes: [
      terms('colour', 'anthracite', 'green', 'black', 'graphite'),
      codes('pipe-size', '60 × 40', '48 × 48', '60 × 60', '80 × 80'),
      numbers('length-m', 2, 1.5, 1.75, 2.4),
      terms('material', 'galvanised-steel', 'aluminium'),
    ],
    packaging: (v) => sold('piece', v.number('length-m') * 2100, 'm', v.number('length-m')),
    euroCents: (v) => 290 + v.number('length-m') * Number.parseInt(v.word('pipe-size'), 10) * 12,
  },
} as const satisfies Readonly<Record<string, Family>>;
