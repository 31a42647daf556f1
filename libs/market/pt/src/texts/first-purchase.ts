import type { MarketTexts } from '@materia/market-model';

export const firstPurchase = {
  title: 'É a sua primeira compra connosco',
  text: 'Em «As minhas encomendas» vê o andamento, com a data de cada passo. Também lhe escrevemos em cada um.',
  orders: 'Ver as minhas encomendas',
  club: 'Adira ao clube: as suas compras somam pontos.',
  clubLink: 'Conhecer o clube',
} as const satisfies MarketTexts['firstPurchase'];
