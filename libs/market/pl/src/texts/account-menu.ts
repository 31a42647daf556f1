/** The account menu; its items are also page titles. */
export const accountMenu = {
  label: 'Menu konta',
  back: 'Wróć do konta',
  overview: 'Przegląd konta',
  information: 'Moje dane',
  addresses: 'Moje adresy',
  company: 'Firma',
  orders: 'Zamówienia',
  pendingOrders: 'Zamówienia w toku',
  purchases: 'Zakupy',
  invoices: 'Faktury',
  quotes: 'Wyceny',
  lists: 'Moje listy',
  club: 'Club M',
  store: 'Mój sklep',
  receipts: 'Paragony elektroniczne',
} as const;
