import type { MarketTexts } from '@materia/market-model';

export const added = {
  units: '{quantity} × {product}',
  toCart: 'Voir le panier',
  nextLevel:
    'Plus que {missing} d’achats cette année pour obtenir {percent} % de remise du club sur vos prochaines commandes.',
  reachesLevel:
    'Cette commande vous donne droit à {percent} % de remise du club sur les suivantes.',
} as const satisfies MarketTexts['added'];
