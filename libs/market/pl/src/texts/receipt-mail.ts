/** The receipt of a purchase in a store, by mail. */
export const receiptMail = {
  subject: 'Paragon za zakupy: {store}',
  text: 'Dziękujemy za zakupy. Zgodnie z Twoim wyborem przesyłamy paragon bez wydruku.',
  number: 'Numer paragonu',
  bought: 'Data zakupu',
  total: 'Razem',
  paid: 'Zapłacono',
  action: 'Zobacz i pobierz paragon',
  change:
    'Sposób otrzymywania paragonów zmienisz na swoim koncie, w części „Paragony i newsletter”.',
} as const;
