/** The billing address of a customer, in the account. */
export const billingAddress = {
  title: 'Adres do faktury',
  none: 'Nie podano jeszcze adresu.',
  use: 'Ten adres znajdzie się na Twoich fakturach.',
  add: 'Dodaj adres',
  change: 'Zmień adres',
  save: 'Zapisz adres',
  failed: 'Nie udało się zapisać adresu. Spróbuj ponownie za chwilę.',
} as const;
