import type { MarketTexts } from '@materia/market-model';

export const added = {
  units: '{quantity} × {product}',
  toCart: 'Ver o carrinho',
  nextLevel:
    'Faltam-lhe {missing} em compras este ano para ter {percent}% de desconto do clube nas próximas encomendas.',
  reachesLevel: 'Com esta encomenda passa a ter {percent}% de desconto do clube nas próximas.',
} as const satisfies MarketTexts['added'];
