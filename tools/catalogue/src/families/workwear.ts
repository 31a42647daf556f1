import { codes, type Family, numbers, sold, split, terms } from './family.ts';

const clothingSizes = codes('clothing-size', 'L', 'S', 'M', 'XL', 'XXL', '3XL');
const clothColours = terms('colour', 'anthracite', 'black', 'blue', 'grey', 'green');

export const WORKWEAR = {
  'safety-shoe': {
    category: split('cut', { 'low-cut': 'safety-shoes', 'ankle-cut': 'safety-boots' }),
    brands: ['stopard', 'protegamo', 'maskelin'],
    popularity: 6,
    axes: [
      codes('model', 'Atlas', 'Gransa', 'Nord', 'Rocka', 'Vela'),
      numbers('shoe-size', 43, 36, 37, 38, 39, 40, 41, 42, 44, 45, 46, 47),
      codes('protection', 'S3', 'S1P', 'S7S'),
      terms('cut', 'low-cut', 'ankle-cut'),
      terms('colour', 'black', 'brown', 'grey', 'anthracite'),
    ],
    packaging: (v) => sold('set', v.number('shoe-size') * 28),
    euroCents: (v) =>
      (v.word('protection') === 'S1P' ? 3900 : 5900) + (v.word('cut') === 'ankle-cut' ? 900 : 0),
  },
  'work-trousers': {
    category: 'work-trousers',
    brands: ['protegamo', 'stopard', 'maskelin'],
    popularity: 5,
    axes: [clothColours, clothingSizes, codes('model', 'Canvas', 'Delta', 'Forma', 'Tecna')],
    packaging: () => sold('piece', 620),
    euroCents: (v) => 2900 + v.word('model').length * 260,
  },
  'work-jacket': {
    category: 'work-jackets',
    brands: ['protegamo', 'stopard', 'maskelin'],
    popularity: 4,
    axes: [clothColours, clothingSizes, codes('model', 'Boreas', 'Delta', 'Tecna', 'Trava')],
    packaging: () => sold('piece', 890),
    euroCents: (v) => 3600 + v.word('model').length * 340,
  },
  'hi-vis-vest': {
    category: 'hi-vis-vests',
    brands: ['protegamo', 'stopard'],
    popularity: 5,
    axes: [
      terms('colour', 'yellow', 'orange'),
      clothingSizes,
      codes('grade', 'EN ISO 20471-2', 'EN ISO 20471-1'),
      numbers('piece-count', 1, 5, 10),
    ],
    packaging: (v) => sold('pack', v.number('piece-count') * 150),
    euroCents: (v) => 150 + v.number('piece-count') * 240,
  },
  'work-glove': {
    category: split('material', {
      leather: 'leather-gloves',
      nitrile: 'coated-gloves',
      latex: 'coated-gloves',
    }),
    brands: ['protegamo', 'stopard', 'ferrogan'],
    popularity: 8,
    axes: [
      terms('colour', 'grey', 'black', 'yellow', 'blue', 'green'),
      terms('material', 'nitrile', 'latex', 'leather'),
      codes('clothing-size', '9', '7', '8', '10', '11'),
      codes('grade', 'EN 388', 'EN 388 / EN 511'),
      numbers('piece-count', 1, 3, 12),
    ],
    packaging: (v) => sold('pack', v.number('piece-count') * 70),
    euroCents: (v) =>
      120 + v.number('piece-count') * (v.word('material') === 'leather' ? 480 : 190),
  },
  'safety-helmet': {
    category: 'safety-helmets',
    brands: ['protegamo', 'maskelin'],
    popularity: 4,
    axes: [
      terms('colour', 'white', 'yellow', 'orange', 'blue', 'red', 'green'),
      codes('model', 'Kopa', 'Casca', 'Vetta'),
      codes('grade', 'EN 397', 'EN 12492'),
    ],
    packaging: () => sold('piece', 390),
    euroCents: (v) => (v.word('grade') === 'EN 397' ? 1400 : 3900),
  },
  'safety-glasses': {
    category: 'safety-glasses',
    brands: ['protegamo', 'ferrogan', 'maskelin'],
    popularity: 5,
    axes: [
      terms('colour', 'colourless', 'grey', 'yellow'),
      codes('model', 'Clara', 'Optia', 'Vista'),
      codes('grade', 'EN 166', 'EN 166 F'),
      numbers('piece-count', 1, 5, 10),
    ],
    packaging: (v) => sold('pack', v.number('piece-count') * 42),
    euroCents: (v) => 190 + v.number('piece-count') * 420,
  },
  'ear-defender': {
    category: 'ear-defenders',
    brands: ['protegamo', 'maskelin'],
    popularity: 4,
    axes: [
      terms('colour', 'yellow', 'black', 'orange', 'blue', 'red'),
      numbers('noise', 28, 25, 31, 34),
      codes('model', 'Silo', 'Calma', 'Quietus'),
    ],
    packaging: (v) => sold('piece', 160 + v.number('noise') * 3),
    euroCents: (v) => 300 + v.number('noise') * 52,
  },
  'dust-mask': {
    category: 'dust-masks',
    brands: ['protegamo', 'stopard'],
    popularity: 6,
    axes: [
      codes('grade', 'FFP2', 'FFP1', 'FFP3'),
      numbers('piece-count', 10, 2, 5, 20),
      codes('model', 'Fold', 'Cupa', 'Valva'),
    ],
    packaging: (v) => sold('box', v.number('piece-count') * 14 + 30),
    euroCents: (v) => 90 + v.number('piece-count') * (v.word('grade') === 'FFP3' ? 290 : 95),
  },
  'fall-harness': {
    category: 'fall-harnesses',
    brands: ['protegamo', 'escalvia'],
    popularity: 2,
    warnings: ['fall'],
    axes: [
      codes('model', 'Corda', 'Torre', 'Vertiga'),
      codes('clothing-size', 'M/L', 'S/M', 'XL'),
      codes('grade', 'EN 361', 'EN 361 / EN 358'),
    ],
    packaging: () => sold('piece', 1450),
    euroCents: (v) => 4900 + v.word('grade').length * 210,
  },
  'first-aid-kit': {
    category: 'first-aid-kits',
    brands: ['protegamo', 'stopard'],
    popularity: 3,
    axes: [
      terms('colour', 'green', 'red', 'orange'),
      codes('grade', 'DIN 13157', 'DIN 13164', 'DIN 13169'),
      numbers('piece-count', 64, 44, 120),
    ],
    packaging: (v) => sold('set', 400 + v.number('piece-count') * 16),
    euroCents: (v) => 900 + v.number('piece-count') * 27,
  },
} as const satisfies Readonly<Record<string, Family>>;
