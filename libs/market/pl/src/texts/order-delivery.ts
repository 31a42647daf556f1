/** The page of a home or relay delivery order, and its payment. */
export const orderDelivery = {
  title: 'Dostawa',
  address: 'Adres dostawy',
  relayPoint: 'Punkt odbioru',
  locker: 'Automat paczkowy',
  arrivesOn: 'Przewidywana dostawa: {date}',
  arrivesIn: 'Przewidywana dostawa: {date}, {from}–{to}',
  readyOn: 'W punkcie odbioru od: {date}',
  sentBy: 'Sprzedaje i wysyła: {vendor}',
} as const;
