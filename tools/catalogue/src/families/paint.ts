import { codes, type Family, numbers, sold, split, terms, type Variant } from './family.ts';

const bucket = (kilosPerLitre: number) => (v: Variant) =>
  sold(
    'bucket',
    v.number('volume') * kilosPerLitre * 1000 + 120 + v.number('volume') * 40,
    'l',
    v.number('volume'),
  );
/** Small tins cost more per litre than large ones. */
const perLitre = (v: Variant, euroCents: number) =>
  v.number('volume') *
  euroCents *
  (v.number('volume') < 1 ? 1.45 : v.number('volume') < 5 ? 1.18 : 1);

const wallColours = terms(
  'colour',
  'beige',
  'light-grey',
  'grey',
  'anthracite',
  'sand',
  'cream',
  'sage',
  'green',
  'blue',
  'petrol',
  'terracotta',
  'powder-pink',
  'lavender',
  'yellow',
  'brown',
  'black',
  'red',
  'orange',
);

export const PAINT = {
  'white-paint': {
    category: 'white-paints',
    brands: ['colorvane', 'pintalva', 'vernissol'],
    popularity: 9,
    axes: [
      terms('finish', 'matt', 'satin'),
      numbers('volume', 10, 2.5, 5, 15),
      codes('collection', 'Blanca', 'Alta', 'Pura', 'Nova', 'Clara'),
      terms('colour', 'white'),
      codes('grade', 'EN 13300-1', 'EN 13300-2', 'EN 13300-3'),
    ],
    packaging: bucket(1.45),
    euroCents: (v) => 250 + perLitre(v, v.word('grade') === 'EN 13300-1' ? 560 : 390),
  },
  'colour-paint': {
    category: split('use', {
      interior: 'colour-paints',
      'kitchen-use': 'kitchen-bath-paints',
      'sanitary-use': 'kitchen-bath-paints',
    }),
    brands: ['colorvane', 'pintalva', 'vernissol'],
    popularity: 7,
    axes: [
      wallColours,
      terms('finish', 'matt', 'satin'),
      numbers('volume', 2.5, 0.5, 1, 5, 10),
      codes('collection', 'Aura', 'Paleta', 'Essenza', 'Tonal', 'Velura'),
      terms('use', 'interior', 'kitchen-use', 'sanitary-use'),
    ],
    // The tones of this collection are mixed in the store.
    withdrawalExclusion: (v) => (v.word('collection') === 'Tonal' ? 'mixed-to-order' : undefined),
    packaging: bucket(1.4),
    euroCents: (v) => 420 + perLitre(v, v.word('use') === 'interior' ? 840 : 1080),
  },
  enamel: {
    category: split('use', {
      'wood-use': 'wood-enamels',
      'metal-use': 'metal-enamels',
      'universal-use': 'universal-enamels',
    }),
    brands: ['vernissol', 'colorvane', 'pintalva'],
    popularity: 5,
    warnings: ['irritant'],
    axes: [
      wallColours,
      terms('finish', 'gloss', 'satin', 'matt'),
      numbers('volume', 0.75, 0.25, 0.5, 2.5),
      terms('use', 'wood-use', 'metal-use', 'universal-use'),
    ],
    packaging: bucket(1.2),
    euroCents: (v) => 240 + perLitre(v, 1350),
  },
  'facade-paint': {
    category: 'facade-paints',
    brands: ['colorvane', 'vernissol', 'pintalva'],
    popularity: 5,
    axes: [
      terms(
        'colour',
        'white',
        'cream',
        'sand',
        'beige',
        'light-grey',
        'terracotta',
        'yellow',
        'anthracite',
      ),
      terms('finish', 'matt', 'finish-structured', 'satin'),
      numbers('volume', 10, 5, 15, 2.5),
      codes('collection', 'Solea', 'Murata', 'Fasada', 'Atlanta'),
    ],
    packaging: bucket(1.5),
    euroCents: (v) => 400 + perLitre(v, 620),
  },
  'wood-stain': {
    category: 'wood-stains',
    brands: ['vernissol', 'colorvane', 'pintalva'],
    popularity: 5,
    warnings: ['flammable', 'irritant'],
    axes: [
      terms(
        'colour',
        'natural-oak',
        'light-oak',
        'golden-oak',
        'walnut',
        'pine',
        'teak',
        'mahogany',
        'larch',
        'colourless',
        'grey',
        'anthracite',
      ),
      terms('finish', 'satin', 'matt', 'gloss'),
      numbers('volume', 2.5, 0.75, 1, 5),
      terms('use', 'exterior', 'interior'),
      codes('collection', 'Lignol', 'Silva', 'Boscara'),
    ],
    packaging: bucket(1),
    euroCents: (v) => 280 + perLitre(v, 1020),
  },
  primer: {
    category: split('use', {
      'mineral-use': 'wall-primers',
      'gypsum-use': 'wall-primers',
      'floor-use': 'floor-primers',
      'wood-use': 'wood-primers',
      'metal-use': 'metal-primers',
      'universal-use': 'universal-primers',
    }),
    brands: ['vernissol', 'murvena', 'pintalva', 'mastivex'],
    popularity: 7,
    axes: [
      terms(
        'use',
        'mineral-use',
        'gypsum-use',
        'floor-use',
        'wood-use',
        'metal-use',
        'universal-use',
      ),
      numbers('volume', 5, 1, 2, 10, 15),
      terms('colour', 'colourless', 'white', 'grey'),
    ],
    packaging: bucket(1.02),
    euroCents: (v) => 200 + perLitre(v, v.word('use') === 'metal-use' ? 980 : 310),
  },
  'paint-roller': {
    category: 'paint-rollers',
    brands: ['maskelin', 'ferrogan', 'vernissol'],
    popularity: 6,
    notChosen: ['length'],
    axes: [
      numbers('width', 25, 10, 15, 18, 23),
      terms('material', 'microfibre', 'foam', 'polyamide-fleece'),
      numbers('length', 12, 5, 9, 18),
      terms('use', 'wall-use', 'facade-use', 'floor-use', 'wood-use'),
      numbers('piece-count', 1, 2, 5, 10),
    ],
    packaging: (v) => sold('piece', v.number('piece-count') * v.number('width') * 11),
    euroCents: (v) => 140 + v.number('piece-count') * v.number('width') * 13,
  },
} as const satisfies Readonly<Record<string, Family>>;
