/** The details of a store, on cards and banners. */
export const storeCard = {
  openUntil: 'Otwarte do {time}',
  opensToday: 'Zamknięte, otwieramy dziś o {time}',
  opensLater: 'Zamknięte, otwieramy: {date}, {time}',
  closed: 'Zamknięte',
  distance: '{kilometres} km',
  chosen: 'Twój sklep',
  change: 'Zmień sklep',
  choose: 'Wybierz sklep',
  pickupAt: 'Odbiór: {store}',
  noStore: 'Dostarczymy do domu. Wolisz odebrać? Wybierz sklep.',
  pricesFrom: 'Ceny i stany: {store}',
  hours: 'Godziny otwarcia',
  /** Each weekday has its own sentence, because the grammar of the day name differs. */
  contactHours: 'pon.–sob., {from}–{to}',
} as const;
