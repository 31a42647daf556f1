import type { MarketTexts } from '@materia/market-model';

/** Colours, sizes, volumes and lengths of one product, in lists and on its page. */
export const families = {
  title: 'Déclinaisons du produit',
  colour: {
    one: '{count} coloris',
    many: '{count} de coloris',
    other: '{count} coloris',
  },
  size: {
    one: '{count} taille',
    many: '{count} de tailles',
    other: '{count} tailles',
  },
  volume: {
    one: '{count} contenance',
    many: '{count} de contenances',
    other: '{count} contenances',
  },
  length: {
    one: '{count} longueur',
    many: '{count} de longueurs',
    other: '{count} longueurs',
  },
  /** The value of the product shown on an axis, such as `Colour: grey`. */
  chosen: '{label} : {value}',
  existsIn: 'Existe en : {values}',
} as const satisfies MarketTexts['families'];
