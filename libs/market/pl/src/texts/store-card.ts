/** What a store says of itself, on cards and banners. */
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
  noStore: 'Wybierz sklep, aby zobaczyć dokładne stany i terminy.',
  pricesFrom: 'Ceny i stany: {store}',
  hours: 'Godziny otwarcia',
  /** Days of the week stand in the words: the grammar of the day's name differs. */
  contactHours: 'pon.–sob., {from}–{to}',
} as const;
