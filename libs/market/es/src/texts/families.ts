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
  existsIn: 'Existe en: {values}',
} as const satisfies MarketTexts['families'];
