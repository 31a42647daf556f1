import type { TermKey } from '../terms.ts';
import type { Colour } from './kit/colour.ts';
import type { Surface } from './kit/surfaces.ts';

/** How a material looks: its own colour, and its surface under a magnifier. */
const MATERIALS = {
  'galvanised-steel': ['#b9c4cc', 'zinc'],
  ceramic: ['#f1efe9', 'plain'],
  clay: ['#c8714e', 'clay'],
  'concrete-cast': ['#a3a39f', 'concrete'],
  plastic: ['#6f7a85', 'plastic'],
  aluminium: ['#cdd5db', 'metal'],
  steel: ['#8a949e', 'metal'],
  'stainless-steel': ['#bcc6cd', 'metal'],
  brass: ['#c9a552', 'metal'],
  copper: ['#b87346', 'metal'],
  'cast-iron': ['#464d55', 'grit'],
  microfibre: ['#5f93c4', 'fabric'],
  foam: ['#e9d48c', 'foam'],
  'polyamide-fleece': ['#e8e6da', 'fibres'],
  fibreglass: ['#e2a32f', 'fibres'],
  hardwood: ['#b98350', 'wood'],
  acacia: ['#a9743f', 'wood'],
  rattan: ['#7a5a44', 'fabric'],
  'composite-stone': ['#8d9094', 'grit'],
  leather: ['#a5793f', 'leather'],
  nitrile: ['#4f6f9a', 'plastic'],
  latex: ['#d98b3a', 'felt'],
  acrylic: ['#f4f6f6', 'glass'],
  cork: ['#c69c6d', 'grit'],
  nylon: ['#e7e4d8', 'plastic'],
  polypropylene: ['#3f6f9f', 'fabric'],
  paper: ['#eee8d9', 'paper'],
  vinyl: ['#d8cfc0', 'felt'],
  'non-woven': ['#e6e2d8', 'fibres'],
  'natural-bristle': ['#c9a878', 'fibres'],
  'terracotta-clay': ['#c76b48', 'clay'],
  fabric: ['#b9a58a', 'fabric'],
  pine: ['#deb977', 'wood'],
  beech: ['#d9ab7c', 'wood'],
  spruce: ['#e2c48f', 'wood'],
  'oak-wood': ['#c49a64', 'wood'],
  'tempered-glass': ['#cfe0e4', 'glass'],
  // Coatings of screws and nails.
  'yellow-zinc': ['#d1ab52', 'zinc'],
  'white-zinc': ['#c3ccd3', 'zinc'],
  'ceramic-coat': ['#6f7468', 'grit'],
  phosphate: ['#4b5058', 'felt'],
  uncoated: ['#9aa4ae', 'metal'],
} as const satisfies Readonly<Partial<Record<TermKey, readonly [Colour, Surface]>>>;

const found = (term: string): readonly [Colour, Surface] => {
  const material = Object.entries(MATERIALS).find(([key]) => key === term)?.[1];
  if (material === undefined) throw new Error(`The material ${term} has no look`);
  return material;
};

export const colourOfMaterial = (term: string): Colour => found(term)[0];
export const surfaceOfMaterial = (term: string): Surface => found(term)[1];

/** Materials that are coloured throughout, and so show the colour of the product. */
const DYED: ReadonlySet<string> = new Set([
  'plastic',
  'ceramic',
  'acrylic',
  'composite-stone',
  'fabric',
  'polypropylene',
  'nylon',
  'non-woven',
  'vinyl',
  'paper',
  'nitrile',
  'latex',
  'concrete-cast',
  'clay',
  'rattan',
  'leather',
  'terracotta-clay',
]);
export const isDyed = (term: string): boolean => DYED.has(term);
