/** The page of a home or relay delivery order, and its payment. */
export const orderDelivery = {
  title: 'Dostawa',
  address: 'Adres dostawy',
  relayPoint: 'Punkt odbioru',
  locker: 'Automat paczkowy',
  arrivesOn: 'Przewidywana dostawa: {date}',
  readyOn: 'W punkcie odbioru od: {date}',
  sentBy: 'Sprzedaje i wysyła: {vendor}',
  paidByCard: 'Płatność kartą',
  paidByTransfer: 'Przelew bankowy',
  paidByMbWay: 'Płatność MB WAY',
  paidByBizum: 'Płatność Bizum',
  paidByBlik: 'Płatność BLIK',
  paidByPaypal: 'Płatność PayPal',
  paidOnCredit: 'Zakup na raty',
} as const;
