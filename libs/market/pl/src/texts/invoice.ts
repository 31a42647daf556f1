/** The VAT invoice of an order: requested at checkout, shown on the order page. */
export const invoice = {
  wanted: 'Chcę otrzymać fakturę VAT',
  wantedHint: 'Sklep wystawi ją na dane z Twojego konta.',
  title: 'Faktura',
  made: 'Faktura {number} z {date}',
  willCome: 'Sklep wystawi fakturę VAT na dane z Twojego konta.',
  askStore: 'Do tego zamówienia nie zamówiono faktury. Wystawi ją na życzenie obsługa sklepu.',
} as const;
