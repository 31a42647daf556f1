import type { MarketTexts } from '@materia/market-model';

export const streetMap = {
  open: 'Abrir o mapa de ruas',
  close: 'Fechar o mapa de ruas',
  failed: 'Não foi possível carregar o mapa de ruas.',
  keys: 'Mapa de ruas. As setas deslocam-no; os sinais mais e menos mudam a escala.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
} as const satisfies MarketTexts['streetMap'];
