import { codes, type Family, numbers, sizes, sold, split, terms, type Variant } from './family.ts';

/**
 * Weight of a screw in grams: a steel cylinder of its diameter and length, minus about a third for
 * the thread.
 */
const screwGrams = (diameter: number, length: number) =>
  Math.PI * (diameter / 2) ** 2 * length * 0.00785 * 0.68;
/** No box is heavier than six kilograms. */
const fitsInBox = (pieces: number, grams: number) => pieces * grams <= 6000;
const screwBox = (diameter: (v: Variant) => number) => (v: Variant) =>
  sold('box', v.number('piece-count') * screwGrams(diameter(v), v.number('length')) + 30);
/** Diameter of a metric thread in millimetres: 8 for M8. */
const threadDiameter = (v: Variant) => Number.parseInt(v.word('thread').slice(1), 10);

export const HARDWARE = {
  'wood-screw': {
    category: 'wood-screws',
    brands: ['fixandor', 'boltrane', 'maskelin'],
    popularity: 9,
    axes: [
      numbers('diameter', 4, 3, 3.5, 4.5, 5, 6, 8, 10),
      numbers('length', 40, 20, 25, 30, 35, 50, 60, 70, 80, 100, 120, 140, 160, 200),
      terms('head', 'countersunk', 'pan-head', 'washer-head', 'hexagon-head'),
      codes('drive', 'TX', 'PZ', 'PH'),
      terms('coating', 'yellow-zinc', 'white-zinc', 'stainless-steel', 'ceramic-coat'),
      numbers('piece-count', 200, 20, 50, 100, 500, 1000),
    ],
    isMade: (v) =>
      v.number('length') >= v.number('diameter') * 4 &&
      v.number('length') <= v.number('diameter') * 24 &&
      fitsInBox(v.number('piece-count'), screwGrams(v.number('diameter'), v.number('length'))),
    packaging: screwBox((v) => v.number('diameter')),
    euroCents: (v) =>
      130 +
      v.number('piece-count') *
        screwGrams(v.number('diameter'), v.number('length')) *
        (v.word('coating') === 'stainless-steel' ? 2.4 : 0.95),
  },
  'drywall-screw': {
    category: 'drywall-screws',
    brands: ['fixandor', 'boltrane', 'murvena'],
    popularity: 7,
    axes: [
      numbers('diameter', 3.5, 3.9, 4.2, 4.8),
      numbers('length', 25, 35, 45, 55, 70, 90, 110),
      terms('use', 'metal-use', 'wood-use'),
      terms('coating', 'phosphate', 'white-zinc', 'ceramic-coat'),
      numbers('piece-count', 1000, 200, 250, 500),
    ],
    isMade: (v) =>
      fitsInBox(v.number('piece-count'), screwGrams(v.number('diameter'), v.number('length'))),
    packaging: screwBox((v) => v.number('diameter')),
    euroCents: (v) =>
      120 + v.number('piece-count') * screwGrams(v.number('diameter'), v.number('length')) * 1.1,
  },
  'wall-plug': {
    category: split('use', {
      'universal-use': 'masonry-plugs',
      'concrete-use': 'masonry-plugs',
      'stone-use': 'masonry-plugs',
      'gypsum-use': 'gypsum-plugs',
    }),
    brands: ['fixandor', 'boltrane', 'maskelin'],
    popularity: 7,
    axes: [
      numbers('diameter', 8, 5, 6, 10, 12, 14),
      numbers('length', 40, 25, 30, 50, 60, 80, 100),
      terms('use', 'universal-use', 'concrete-use', 'stone-use', 'gypsum-use'),
      numbers('piece-count', 100, 10, 25, 50, 200),
      terms('material', 'plastic'),
    ],
    isMade: (v) => v.number('length') >= v.number('diameter') * 3,
    packaging: (v) =>
      sold(
        'box',
        v.number('piece-count') * v.number('diameter') ** 2 * v.number('length') * 0.00055 + 25,
      ),
    euroCents: (v) =>
      140 + v.number('piece-count') * v.number('diameter') * v.number('length') * 0.022,
  },
  'hex-bolt': {
    category: 'bolts',
    brands: ['boltrane', 'fixandor', 'maskelin', 'dravok'],
    popularity: 5,
    axes: [
      codes('thread', 'M8', 'M5', 'M6', 'M10', 'M12', 'M16', 'M20'),
      numbers('length', 40, 16, 20, 25, 30, 50, 60, 70, 80, 90, 100, 120, 140),
      codes('bolt-class', '8.8', '5.8', '10.9', 'A2-70', 'A4-80'),
      terms('coating', 'white-zinc', 'uncoated', 'ceramic-coat'),
      numbers('piece-count', 25, 2, 5, 10, 50, 100),
    ],
    isMade: (v) =>
      fitsInBox(v.number('piece-count'), screwGrams(threadDiameter(v), v.number('length'))),
    packaging: screwBox(threadDiameter),
    euroCents: (v) =>
      150 +
      v.number('piece-count') *
        screwGrams(threadDiameter(v), v.number('length')) *
        (v.word('bolt-class').startsWith('A') ? 2.2 : 0.7),
  },
  silicone: {
    category: split('use', {
      'sanitary-use': 'sanitary-silicones',
      'kitchen-use': 'sanitary-silicones',
      'universal-use': 'universal-silicones',
      'window-use': 'window-silicones',
      'glass-use': 'window-silicones',
    }),
    brands: ['mastivex', 'fixandor', 'vernissol'],
    popularity: 8,
    warnings: ['irritant'],
    axes: [
      terms(
        'colour',
        'colourless',
        'white',
        'grey',
        'black',
        'anthracite',
        'beige',
        'brown',
        'light-grey',
        'sand',
      ),
      terms('use', 'sanitary-use', 'universal-use', 'window-use', 'kitchen-use', 'glass-use'),
      numbers('volume-ml', 310, 280, 300, 50, 600),
    ],
    packaging: (v) =>
      sold('piece', v.number('volume-ml') * 1.25, 'l', v.number('volume-ml') / 1000),
    euroCents: (v) => 160 + v.number('volume-ml') * 1.6,
  },
  'pu-foam': {
    category: split('applicator', { gun: 'gun-foams', straw: 'straw-foams' }),
    brands: ['mastivex', 'fixandor', 'isolvane'],
    popularity: 7,
    warnings: ['flammable', 'allergen'],
    axes: [
      terms('use', 'window-use', 'universal-use', 'winter-use', 'roof-use', 'pipe-use'),
      numbers('volume-ml', 750, 300, 500, 870),
      terms('applicator', 'gun', 'straw'),
      codes('fire-class', 'B3', 'B2', 'B1'),
    ],
    packaging: (v) => sold('piece', v.number('volume-ml') * 1.2, 'l', v.number('volume-ml') / 1000),
    euroCents: (v) =>
      230 + v.number('volume-ml') * 0.72 + (v.word('fire-class') === 'B1' ? 520 : 0),
  },
  shelving: {
    category: split('material', {
      'galvanised-steel': 'metal-shelvings',
      plastic: 'plastic-shelvings',
      pine: 'wood-shelvings',
    }),
    brands: ['boltrane', 'maskelin', 'ferrogan'],
    popularity: 4,
    axes: [
      sizes(
        'format',
        [900, 1800, 400],
        [750, 1500, 300],
        [900, 1800, 450],
        [1000, 2000, 500],
        [1200, 1800, 450],
        [1600, 2000, 600],
      ),
      numbers('level-count', 5, 4, 6),
      numbers('load', 175, 100, 265, 400),
      terms('material', 'galvanised-steel', 'plastic', 'pine'),
      terms('colour', 'silver', 'black', 'blue', 'white'),
    ],
    packaging: (v) => sold('piece', v.number('level-count') * 3200),
    euroCents: (v) => 1200 + v.number('level-count') * 520 + v.number('load') * 9,
    eco: { stream: 'furniture', euroCents: 95 },
  },
  'storage-box': {
    category: 'storage-boxes',
    brands: ['maskelin', 'hortevia', 'ferrogan'],
    popularity: 4,
    axes: [
      numbers('volume', 45, 5, 10, 18, 25, 60, 80, 120),
      terms('colour', 'colourless', 'grey', 'black', 'blue', 'white', 'green'),
      codes('model', 'Cubo', 'Ordena', 'Stivo', 'Boxa'),
      terms('material', 'plastic'),
    ],
    packaging: (v) => sold('piece', v.number('volume') * 32),
    euroCents: (v) => 190 + v.number('volume') * 24,
  },
} as const satisfies Readonly<Record<string, Family>>;
