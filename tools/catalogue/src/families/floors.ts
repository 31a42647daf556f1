import {
  codes,
  type Family,
  numbers,
  type Size,
  sizes,
  sold,
  squareMetres,
  terms,
  type Variant,
} from './family.ts';

/** Whole tiles per pack: as close to 1.2 m² as possible, at least one. */
const tilesPerPack = (size: Size): number => Math.max(1, Math.round(1.2 / squareMetres(size)));
const tilePackArea = (v: Variant): number =>
  squareMetres(v.size('format')) * tilesPerPack(v.size('format'));
const tilePack = (v: Variant) =>
  sold('pack', tilePackArea(v) * v.number('thickness') * 2250, 'm2', tilePackArea(v));
const packOfArea = (kilosPerSquareMetre: number) => (v: Variant) =>
  sold('pack', v.number('contents') * kilosPerSquareMetre * 1000, 'm2', v.number('contents'));
const kiloBag = (v: Variant) => sold('bag', v.number('weight') * 1008, 'kg', v.number('weight'));

const tileCollections = codes(
  'collection',
  'Ardena',
  'Bellara',
  'Cavea',
  'Dolomea',
  'Estrada',
  'Fontera',
  'Gravia',
  'Isola',
  'Lastra',
  'Monterra',
  'Nuvola',
  'Orvena',
  'Pietra',
  'Quarea',
  'Rivena',
  'Selva',
  'Tramona',
  'Urbana',
  'Vestia',
  'Zenia',
);

export const FLOORS = {
  laminate: {
    category: 'laminates',
    brands: ['lamivor', 'querdal', 'termavor', 'tapisval'],
    popularity: 8,
    axes: [
      terms(
        'decor',
        'natural-oak',
        'light-oak',
        'grey-oak',
        'golden-oak',
        'walnut',
        'pine',
        'ash',
        'concrete',
        'larch',
      ),
      numbers('thickness', 8, 7, 10, 12),
      codes('wear-class', 'AC4', 'AC5', 'AC3'),
      terms('surface', 'v-groove', 'smooth'),
      numbers('contents', 2.22, 2.13, 1.99, 2.4),
      codes('collection', 'Fjordia', 'Boreal', 'Campania', 'Rustika', 'Prado', 'Lumea'),
    ],
    packaging: (v) => packOfArea(0.85 * v.number('thickness'))(v),
    euroCents: (v) =>
      v.number('contents') *
      (420 + v.number('thickness') * 95 + (v.word('wear-class') === 'AC5' ? 260 : 0)),
    eco: { stream: 'building', euroCents: 14 },
  },
  'vinyl-floor': {
    category: 'vinyl-floors',
    brands: ['lamivor', 'querdal'],
    popularity: 6,
    axes: [
      terms(
        'decor',
        'natural-oak',
        'grey-oak',
        'light-oak',
        'walnut',
        'concrete',
        'slate',
        'white-marble',
      ),
      numbers('thickness', 4, 4.5, 5, 6),
      numbers('contents', 2.2, 1.86, 2.59),
      codes('wear-class', 'U2SP3', 'U3P3', 'U3P2'),
      codes('collection', 'Aquea', 'Clickea', 'Marinela', 'Solida', 'Tempo'),
    ],
    packaging: packOfArea(8.4),
    euroCents: (v) => v.number('contents') * (1150 + v.number('thickness') * 190),
    eco: { stream: 'building', euroCents: 22 },
  },
  parquet: {
    category: 'parquets',
    brands: ['querdal', 'lamivor'],
    popularity: 4,
    axes: [
      terms('decor', 'natural-oak', 'light-oak', 'walnut', 'ash', 'grey-oak'),
      terms('finish', 'lacquered', 'oiled', 'finish-brushed'),
      numbers('thickness', 14, 11, 15, 20),
      numbers('width', 19, 13, 22),
      numbers('contents', 2.77, 1.58, 2.08),
    ],
    packaging: (v) => packOfArea(0.62 * v.number('thickness'))(v),
    euroCents: (v) =>
      v.number('contents') *
      (1900 + v.number('thickness') * 130 + (v.word('finish') === 'oiled' ? 250 : 0)),
    eco: { stream: 'building', euroCents: 16 },
  },
  'stoneware-tile': {
    category: 'stoneware-tiles',
    brands: ['ceravento', 'azulvera'],
    popularity: 8,
    isBulky: true,
    axes: [
      tileCollections,
      sizes(
        'format',
        [600, 600],
        [300, 600],
        [600, 1200],
        [450, 450],
        [800, 800],
        [900, 900],
        [1200, 1200],
      ),
      terms(
        'colour',
        'grey',
        'beige',
        'anthracite',
        'white',
        'cream',
        'sand',
        'light-grey',
        'brown',
      ),
      terms('finish', 'matt', 'polished', 'lappato', 'finish-structured'),
      numbers('thickness', 9, 10, 20),
      codes('slip-class', 'R9', 'R10', 'R11'),
    ],
    isMade: (v) =>
      (v.number('thickness') < 20 ||
        (v.word('finish') === 'finish-structured' && v.word('slip-class') === 'R11')) &&
      (v.word('slip-class') === 'R9' || v.word('finish') !== 'polished'),
    packaging: tilePack,
    euroCents: (v) =>
      tilePackArea(v) *
      (1500 + v.number('thickness') * 70 + (v.word('finish') === 'matt' ? 0 : 420)),
    eco: { stream: 'building', euroCents: 18 },
  },
  'wood-look-tile': {
    category: 'wood-look-tiles',
    brands: ['ceravento', 'azulvera', 'aldrovan'],
    popularity: 5,
    isBulky: true,
    axes: [
      codes(
        'collection',
        'Bosque',
        'Drevia',
        'Fageda',
        'Lignea',
        'Natura',
        'Ombria',
        'Sylva',
        'Tavola',
      ),
      sizes('format', [200, 1200], [150, 900], [230, 1200], [180, 600], [300, 1200]),
      terms(
        'decor',
        'natural-oak',
        'light-oak',
        'grey-oak',
        'golden-oak',
        'walnut',
        'larch',
        'teak',
      ),
      numbers('thickness', 9, 10),
      codes('slip-class', 'R9', 'R10', 'R11'),
    ],
    packaging: tilePack,
    euroCents: (v) => tilePackArea(v) * (1850 + v.number('thickness') * 75),
    eco: { stream: 'building', euroCents: 18 },
  },
  'wall-tile': {
    category: 'wall-tiles',
    brands: ['azulvera', 'ceravento', 'aldrovan'],
    popularity: 6,
    axes: [
      tileCollections,
      sizes('format', [300, 600], [250, 400], [200, 200], [100, 300], [75, 150], [330, 900]),
      terms(
        'colour',
        'white',
        'cream',
        'light-grey',
        'sage',
        'blue',
        'powder-pink',
        'black',
        'green',
        'terracotta',
      ),
      terms('finish', 'gloss', 'matt', 'satin'),
      numbers('thickness', 8, 9),
    ],
    packaging: tilePack,
    euroCents: (v) =>
      tilePackArea(v) *
      (1250 + v.number('thickness') * 60 + (v.word('colour') === 'white' ? 0 : 280)),
    eco: { stream: 'building', euroCents: 15 },
  },
  'tile-adhesive': {
    category: 'tile-adhesives',
    brands: ['mastivex', 'kamborn', 'murvena'],
    popularity: 9,
    warnings: ['cement'],
    axes: [
      codes('grade', 'C2TE S1', 'C1T', 'C1TE', 'C2TE', 'C2FT', 'C2E S2'),
      terms('colour', 'grey', 'white'),
      terms('use', 'universal-use', 'floor-use', 'wall-use', 'stone-use'),
      numbers('weight', 25, 20, 5),
    ],
    packaging: kiloBag,
    euroCents: (v) =>
      120 +
      v.number('weight') *
        (v.word('grade').startsWith('C2') ? 74 : 36) *
        (v.word('colour') === 'white' ? 1.15 : 1),
    eco: { stream: 'building', euroCents: 3 },
  },
  grout: {
    category: 'grouts',
    brands: ['mastivex', 'kamborn', 'vernissol'],
    popularity: 6,
    warnings: ['cement'],
    axes: [
      terms(
        'colour',
        'light-grey',
        'white',
        'grey',
        'anthracite',
        'black',
        'beige',
        'cream',
        'brown',
        'graphite',
        'sand',
        'terracotta',
        'sage',
        'blue',
      ),
      codes('grade', 'CG2 WA', 'CG1', 'RG'),
      numbers('weight', 5, 2, 4, 10, 20),
    ],
    isMade: (v) => v.word('grade') !== 'RG' || v.number('weight') <= 5,
    packaging: kiloBag,
    euroCents: (v) =>
      240 +
      v.number('weight') *
        (v.word('grade') === 'RG' ? 1450 : v.word('grade') === 'CG1' ? 165 : 260),
  },
} as const satisfies Readonly<Record<string, Family>>;
