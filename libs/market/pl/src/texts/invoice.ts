/** The VAT invoice of an order: requested at checkout, shown on the order page. */
export const invoice = {
  wanted: 'Chcę otrzymać fakturę VAT',
  wantedHint: 'Podaj dane firmy, które mają się na niej znaleźć.',
  title: 'Faktura',
  made: 'Faktura {number} z {date}',
  willCome: 'Sklep wystawi fakturę VAT na podane dane firmy.',
  askStore: 'Fakturę wystawi na życzenie obsługa sklepu. Podaj numer zamówienia.',
  willComeFromVendor: '{vendor} wystawi fakturę VAT na podane dane firmy.',
  askVendor: 'Fakturę wystawi na życzenie sprzedawca: {vendor}. Podaj numer zamówienia.',
  documents: 'Dokumenty',
  confirmationPdf: 'Potwierdzenie zamówienia (PDF)',
  invoicePdf: 'Faktura {number} (PDF)',
  creditNotePdf: 'Faktura korygująca {number} (PDF)',
  receiptPdf: 'Paragon {number} (PDF)',
  withdrawalPdf: 'Potwierdzenie odstąpienia od umowy z {date} (PDF)',
  download: 'Pobierz PDF',
  sellerInvoicePdf: 'Faktura sprzedawcy {number} (PDF)',
} as const;
