/** The stock badge of a product. */
export const stock = {
  unavailable: 'Niedostępny',
  restocking: 'Czekamy na dostawę',
  onOrder: 'Na zamówienie z magazynu',
  inStore: 'W sklepie',
  inStoreUnits: {
    one: '{count} sztuka w sklepie',
    few: '{count} sztuki w sklepie',
    many: '{count} sztuk w sklepie',
    other: '{count} sztuki w sklepie',
  },
  online: 'Dostępny online',
  onlineUnits: {
    one: '{count} sztuka online',
    few: '{count} sztuki online',
    many: '{count} sztuk online',
    other: '{count} sztuki online',
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
  homeCourier: 'Kurier do domu',
  vendorDelivery: 'Dostawa sprzedawcy',
  units: {
    one: '{count} sztuka',
    few: '{count} sztuki',
    many: '{count} sztuk',
    other: '{count} sztuki',
  },
} as const;
