import type { MarketTexts } from '@materia/market-model';

/** Colours, sizes, volumes and lengths of one product, in lists and on its page. */
export const families = {
  title: 'Versiones del producto',
  colour: {
    one: '{count} color',
    many: '{count} de colores',
    other: '{count} colores',
  },
  size: {
    one: '{count} tamaño',
    many: '{count} de tamaños',
    other: '{count} tamaños',
  },
  volume: {
    one: '{count} capacidad',
    many: '{count} de capacidades',
    other: '{count} capacidades',
  },
  length: {
    one: '{count} longitud',
    many: '{count} de longitudes',
    other: '{count} longitudes',
  },
  /** The value of the product shown on an axis, such as `Colour: grey`. */
  chosen: '{label}: {value}',
  existsIn: 'Existe en: {values}',
} as const satisfies MarketTexts['families'];
