/** The stock badge of a product. */
export const stock = {
  unavailable: 'Niedostępny',
  restocking: 'Czekamy na dostawę',
  onOrder: 'Sprowadzamy z magazynu',
  inStore: 'W sklepie',
  inStoreUnits: {
    one: '{count} sztuka w sklepie',
    few: '{count} sztuki w sklepie',
    many: '{count} sztuk w sklepie',
    other: '{count} sztuki w sklepie',
  },
  online: 'Dostępny w sieci',
  onlineUnits: {
    one: '{count} sztuka w sieci',
    few: '{count} sztuki w sieci',
    many: '{count} sztuk w sieci',
    other: '{count} sztuki w sieci',
  },
  regional: 'W magazynie regionalnym',
  regionalUnits: {
    one: '{count} sztuka w magazynie regionalnym',
    few: '{count} sztuki w magazynie regionalnym',
    many: '{count} sztuk w magazynie regionalnym',
    other: '{count} sztuki w magazynie regionalnym',
  },
  within24: 'W ciągu 24 godzin',
  within24Units: {
    one: '{count} sztuka w ciągu 24 godzin',
    few: '{count} sztuki w ciągu 24 godzin',
    many: '{count} sztuk w ciągu 24 godzin',
    other: '{count} sztuki w ciągu 24 godzin',
  },
  homeCourier: 'Wysyłka kurierem',
  vendorDelivery: 'Dostawa sprzedawcy',
  units: {
    one: '{count} sztuka',
    few: '{count} sztuki',
    many: '{count} sztuk',
    other: '{count} sztuki',
  },
} as const;
