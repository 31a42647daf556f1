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
    one: '{count} capacidade',
    many: '{count} de capacidades',
    other: '{count} capacidades',
  },
  length: {
    one: '{count} comprimento',
    many: '{count} de comprimentos',
    other: '{count} comprimentos',
  },
  existsIn: 'Existe em: {values}',
} as const satisfies MarketTexts['families'];
