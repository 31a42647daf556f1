/** The words of documents: a company's numbers on invoices, and the table of documents. */
export const documents = {
  /** The company's number in the register of taxpayers. */
  companyNumber: 'NIP',
  /** The company's EU VAT number. */
  vatNumber: 'VAT UE',
  /** The columns of the table for accountants, and what a document is. */
  columnKind: 'Rodzaj dokumentu',
  columnNumber: 'Numer',
  columnDate: 'Data wystawienia',
  columnSeller: 'Sprzedawca',
  columnBuyer: 'Nabywca',
  columnRate: 'Stawka VAT (%)',
  columnNet: 'Netto',
  columnTax: 'VAT',
  columnGross: 'Brutto',
  columnCurrency: 'Waluta',
  columnOrder: 'Zamówienie',
  columnPayment: 'Płatność',
  kindInvoice: 'Faktura',
  kindCreditNote: 'Faktura korygująca',
  kindSellerInvoice: 'Faktura sprzedawcy',
  kindReceipt: 'Paragon',
} as const;
