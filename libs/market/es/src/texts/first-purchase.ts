import type { MarketTexts } from '@materia/market-model';

export const firstPurchase = {
  title: 'Es tu primera compra con nosotros',
  text: 'En «Mis pedidos» ves cómo avanza, con la fecha de cada paso. También te escribimos en cada uno.',
  orders: 'Ver mis pedidos',
  club: 'Únete al club: tus compras suman puntos.',
  clubLink: 'Descubrir el club',
} as const satisfies MarketTexts['firstPurchase'];
