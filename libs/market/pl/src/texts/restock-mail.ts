/** Mails about a product that can be ordered again. */
export const restockMail = {
  subjectConfirm: 'Potwierdź powiadomienie o dostępności',
  confirm:
    'Ktoś podał ten adres, aby dowiedzieć się, kiedy znów będzie można zamówić: {product}. Jeśli to Ty, potwierdź w ciągu siedmiu dni.',
  confirmButton: 'Potwierdź powiadomienie',
  ignore: 'Jeśli to nie Ty, nie musisz nic robić: bez potwierdzenia nie napiszemy.',
  subjectAvailable: 'Znów dostępne: {product}',
  available:
    'Produkt, na który czekasz, znów można zamówić: {product}. Nie odkładamy go, więc może się szybko skończyć.',
  availableButton: 'Zobacz produkt',
  once: 'To jedyna wiadomość, o którą była prośba. Twój adres usuniemy w ciągu 30 dni.',
  stopButton: 'Usuń adres od razu',
} as const;
