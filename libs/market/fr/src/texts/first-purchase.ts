import type { MarketTexts } from '@materia/market-model';

export const firstPurchase = {
  title: 'C’est votre premier achat chez nous',
  text: '« Mes commandes » montre l’avancement, avec la date de chaque étape. Nous vous écrivons aussi à chacune.',
  orders: 'Voir mes commandes',
  club: 'Rejoignez le club : vos achats rapportent des points.',
  clubLink: 'Découvrir le club',
} as const satisfies MarketTexts['firstPurchase'];
