/** The page of an in-store purchase, as on its receipt. */
export const purchase = {
  title: 'Szczegóły zakupu',
  paidAt: 'Zapłacono {date} o {time}',
  lines: 'Kupione produkty',
  charges: 'Przygotowanie i dostawa',
  taxAt: 'W tym VAT {rate}%',
  igicAt: 'W tym IGIC {rate}%',
  receipt: 'Paragon',
  number: 'Numer paragonu',
  kind: 'Rodzaj',
  kindPurchase: 'Zakup',
  kindWithdrawalSale: 'Sprzedaż z odbiorem',
  kindGoodsReturn: 'Zwrot towaru',
  kindCancelled: 'Paragon anulowany',
  till: 'Kasa',
  tillNumber: '{till} nr {number}',
  ofOrder: 'Z tym paragonem wydaliśmy zamówienie {number}.',
  toOrder: 'Zobacz zamówienie',
  store: 'Sklep',
  noInvoice:
    'Do tego zakupu nie wystawiono faktury. Zapytaj o nią w sklepie i weź ze sobą paragon.',
  backToPurchases: 'Wróć do zakupów',
} as const;
