import type { MarketTexts } from '@materia/market-model';

export const added = {
  units: '{quantity} × {product}',
  toCart: 'Ver el carrito',
  nextLevel:
    'Te faltan {missing} en compras este año para tener un {percent} % de descuento del club en los próximos pedidos.',
  reachesLevel: 'Con este pedido consigues un {percent} % de descuento del club en los próximos.',
} as const satisfies MarketTexts['added'];
