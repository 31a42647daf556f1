/** The page of a home or relay delivery order, and its payment. */
export const orderDelivery = {
  address: 'Adres dostawy',
  relayPoint: 'Punkt odbioru',
  locker: 'Automat paczkowy',
  sentBy: 'Sprzedaje i wysyła: {vendor}',
} as const;
