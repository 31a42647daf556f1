import type { MarketTexts } from '@materia/market-model';

export const streetMap = {
  open: 'Ouvrir le plan des rues',
  close: 'Fermer le plan des rues',
  failed: 'Le plan des rues n’a pas pu être chargé.',
  keys: 'Plan des rues. Les flèches le déplacent, les signes plus et moins changent l’échelle.',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
} as const satisfies MarketTexts['streetMap'];
