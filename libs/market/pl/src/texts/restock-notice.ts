/** The wish for a mail when a product can be ordered again, its confirmation and its end. */
export const restockNotice = {
  title: 'Powiadomienie o dostępności: {product}',
  heading: 'Damy znać, gdy produkt wróci',
  lead: 'Napiszemy raz, gdy znów będzie można zamówić: {product}.',
  text: 'Podaj adres e-mail. Napiszemy raz, gdy produkt znów będzie można zamówić.',
  email: 'Twój adres e-mail',
  action: 'Powiadom mnie',
  privacy:
    'Adres wykorzystamy tylko do tej jednej wiadomości i usuniemy go po niej albo najpóźniej po 180 dniach.',
  privacyLink: 'Polityka prywatności',
  errorSummary: 'Popraw adres',
  notAnEmail: 'Sprawdź adres e-mail.',
  failed: 'Nie udało się teraz zapisać prośby. Spróbuj ponownie za chwilę.',
  tooMany: 'Za dużo próśb z tego miejsca. Spróbuj ponownie za godzinę.',
  doneTitle: 'Jeszcze jeden krok',
  doneText:
    'Na adres {email} wysłaliśmy wiadomość z linkiem. Potwierdź prośbę w ciągu siedmiu dni.',
  toProduct: 'Wróć do produktu',
  confirmTitle: 'Potwierdź powiadomienie',
  confirmText: 'Jedno kliknięcie i napiszemy, gdy produkt znów będzie można zamówić.',
  confirmAction: 'Potwierdzam',
  confirmedTitle: 'Damy znać',
  confirmedText: 'Napiszemy raz, gdy produkt znów będzie można zamówić.',
  stopTitle: 'Rezygnacja z powiadomienia',
  stopText: 'Usuniemy prośbę i adres.',
  stopAction: 'Rezygnuję',
  stoppedTitle: 'Nie napiszemy',
  stoppedText: 'Prośbę i adres usunęliśmy.',
  linkUnknownTitle: 'Ten link już nie działa',
  linkUnknownText:
    'Prośba wygasła albo została usunięta. Możesz poprosić ponownie na stronie produktu.',
} as const;
