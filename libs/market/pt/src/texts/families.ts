import type { MarketTexts } from '@materia/market-model';

/** Colours, sizes, volumes and lengths of one product, in lists and on its page. */
export const families = {
  title: 'Versões do produto',
  colour: {
    one: '{count} cor',
    many: '{count} de cores',
    other: '{count} cores',
  },
  size: {
    one: '{count} tamanho',
    many: '{count} de tamanhos',
    other: '{count} tamanhos',
  },
  volume: {
    one: '{count} embalagem',
    many: '{count} de embalagens',
    other: '{count} embalagens',
  },
  length: {
    one: '{count} comprimento',
    many: '{count} de comprimentos',
    other: '{count} comprimentos',
  },
  /** The value of the product shown on an axis, such as `Colour: grey`. */
  chosen: '{label}: {value}',
  existsIn: 'Existe em: {values}',
} as const satisfies MarketTexts['families'];
