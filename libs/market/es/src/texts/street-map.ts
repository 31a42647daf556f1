import type { MarketTexts } from '@materia/market-model';

export const streetMap = {
  open: 'Abrir el mapa de calles',
  close: 'Cerrar el mapa de calles',
  failed: 'No hemos podido cargar el mapa de calles.',
  keys: 'Mapa de calles. Las flechas lo desplazan; los signos más y menos cambian la escala.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
} as const satisfies MarketTexts['streetMap'];
