/** The checkout of guests and the pages behind their signed links. */
export const guest = {
  title: 'Jak chcesz zamówić?',
  lead: 'Możesz zamówić bez konta. Jeśli masz konto, możesz się zalogować.',
  guest: 'Zamów bez konta',
  guestText: 'Na ten adres wyślemy potwierdzenie i wiadomości o zamówieniu.',
  email: 'Adres e-mail',
  emailHint: 'Na przykład imie@poczta.pl',
  emailMissing: 'Wpisz adres e-mail.',
  emailInvalid:
    'Ten adres jest nieprawidłowy. Sprawdź, czy ma znak @ i domenę, na przykład imie@poczta.pl.',
  errorSummary: 'Sprawdź to pole',
  updateFailed: 'Nie udało się zapisać adresu. Spróbuj ponownie.',
  next: 'Dalej bez konta',
  account: 'Mam konto',
  accountText:
    'Na koncie masz zamówienia, listy i faktury w jednym miejscu. Koszyk zostanie zachowany.',
  signIn: 'Zaloguj się',
  backToCart: 'Wróć do koszyka',
  orderedAs: 'Zamówienie bez konta, adres e-mail: {email}.',
  changeEmail: 'Zmień adres e-mail',
  accountTitle: 'Jak chcesz zamówić?',
  accountLead:
    'Do zamówienia potrzebne jest konto. Założysz je tutaj, a adres podasz przy dostawie.',
  newAccount: 'Załóż konto',
  newAccountText: 'Wystarczą imię i nazwisko, adres e-mail i hasło.',
  newAccountNext: 'Załóż konto i przejdź dalej',
  companyAccount: 'Załóż konto firmowe',
  haveAccount: 'Mam już konto',
  passwordText: 'Dane z zamówienia już mamy. Ustaw tylko hasło do konta {email}.',
  inStoreConfirm:
    'Zamówienie potwierdzisz w ciągu godziny linkiem, który wyślemy na adres {email}.',
  followTitle: 'Śledź zamówienie',
  followText:
    'Tu zobaczysz stan zamówienia bez logowania. Na innym urządzeniu lub później otworzysz je linkiem z wiadomości z potwierdzeniem.',
  follow: 'Zobacz stan zamówienia',
  pageTitle: 'Twoje zamówienie {number}',
  pageLead: 'To prywatna strona: widzi ją tylko osoba, która ma link.',
  saveTitle: 'Dodaj zamówienie do konta',
  saveText: 'Znajdziesz je wtedy zawsze obok innych zakupów, razem z fakturami.',
  register: 'Załóż konto',
  claimText:
    'Zalogowano jako {email}. Po dodaniu zamówienia ten link przestanie działać dla innych osób.',
  claim: 'Dodaj do mojego konta',
  gone: 'Ten link jest już nieważny',
  goneText:
    'Mógł wygasnąć albo zamówienie jest już na koncie. Zaloguj się, aby je zobaczyć, lub zadzwoń do sklepu i podaj numer zamówienia.',
  notOpened: 'Otwórz zamówienie z wiadomości',
  notOpenedText:
    'Ta strona działa tylko w przeglądarce, w której otwarto link z naszej wiadomości. Otwórz ten link jeszcze raz. Przeglądarka musi przyjmować pliki cookie.',
  tooMany: 'W krótkim czasie złożono stąd zbyt wiele zamówień. Spróbuj ponownie za jakiś czas.',
  checkTitle: 'Jeszcze tylko potwierdzenie',
  checkText:
    'Wysłaliśmy wiadomość na adres {email}. Potwierdź w niej zamówienie do {date}, godz. {time}. Do tego czasu produkty czekają na Ciebie, a potem zamówienie wygasa.',
  confirmTitle: 'Czy to Twoje zamówienie?',
  confirmText: 'Po potwierdzeniu sklep zacznie je przygotowywać. Zapłacisz przy odbiorze.',
  confirmAction: 'Potwierdź zamówienie',
  confirmedTitle: 'Zamówienie potwierdzone',
  confirmedText: 'Dziękujemy. Sklep zaczyna je przygotowywać. Zapłacisz przy odbiorze.',
  toOrder: 'Zobacz zamówienie',
  closedTitle: 'Zamówienie wygasło',
  closedText:
    'Czas na potwierdzenie minął i produkty wróciły do sprzedaży. Możesz złożyć zamówienie ponownie.',
  toShop: 'Wróć do sklepu',
  confirmFirst: 'Najpierw potwierdź adres e-mail konta, potem dodaj do niego zamówienie.',
} as const;
