/** Mails about the payment of an order and about money that goes back. */
export const paymentMail = {
  waitingSubject: 'Zamówienie {number} czeka na płatność',
  referenceTitle: 'Opłać zamówienie',
  referenceText:
    'Zapłać w bankomacie lub w bankowości internetowej, podając te dane. Realizację zaczniemy po wpłacie.',
  entity: 'Podmiot',
  reference: 'Numer referencyjny',
  amount: 'Kwota',
  payUntil: 'Zapłać do',
  transferTitle: 'Czekamy na przelew',
  transferText:
    'Twój bank przekazuje płatność za zamówienie nr {number}. Może to potrwać od {from} do {to} godzin. Napiszemy, gdy dotrze.',
  method: 'Sposób płatności',
  open: 'Zobacz płatność',
  refusedSubject: 'Zamówienie {number}: płatność się nie powiodła',
  refusedTitle: 'Płatność się nie powiodła',
  refusedText:
    'Nie otrzymaliśmy płatności za zamówienie nr {number}. Nic nie pobraliśmy. Możesz zapłacić jeszcze raz, także w inny sposób.',
  heldUntil: 'Produkty czekają do',
  dayUntil: '{date}, godz. {time}',
  payAgain: 'Zapłać inaczej',
  lapsedSubject: 'Zamówienie {number}: nieopłacone',
  lapsedTitle: 'Zamówienie nie zostało opłacone',
  lapsedText:
    'Czas na płatność za zamówienie nr {number} minął, więc go nie realizujemy. Nic nie pobraliśmy. Produkty są znów w Twoim koszyku.',
  toCart: 'Przejdź do koszyka',
  refundSubject: 'Zamówienie {number}: zwracamy pieniądze',
  refundTitle: 'Zwracamy pieniądze',
  refundLate:
    'Płatność za zamówienie nr {number} dotarła, gdy czas na nią już minął. Zwracamy całą kwotę.',
  refundTwice: 'Za zamówienie nr {number} wpłynęły dwie płatności. Jedną z nich zwracamy.',
  refundedSubject: 'Zamówienie {number}: zwrot wysłany',
  refundedTitle: 'Pieniądze są w drodze',
  refundedText:
    'Wysłaliśmy zwrot za zamówienie nr {number}. Na koncie zobaczysz go zwykle w ciągu kilku dni roboczych.',
} as const;
