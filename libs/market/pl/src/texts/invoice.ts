/** The VAT invoice of an order: requested at checkout, shown on the order page. */
export const invoice = {
  wanted: 'Chcę otrzymać fakturę VAT',
  wantedHint: 'Podaj dane firmy, które mają się na niej znaleźć.',
  title: 'Faktura',
  made: 'Faktura {number} z {date}',
  willCome: 'Sklep wystawi fakturę VAT na podane dane firmy.',
  askStore: 'Do tego zamówienia nie zamówiono faktury. Wystawi ją na życzenie obsługa sklepu.',
  willComeFromVendor: '{vendor} wystawi fakturę VAT na podane dane firmy.',
  askVendor:
    'Do tego zamówienia nie zamówiono faktury. O jej wystawienie poproś sprzedawcę: {vendor}.',
} as const;
