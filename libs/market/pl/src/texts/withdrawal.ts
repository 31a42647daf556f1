/** Withdrawal from an order, on its page. */
export const withdrawal = {
  title: 'Anulowanie i zwrot',
  untilText: 'Jako konsument możesz odstąpić od umowy bez podania przyczyny do {date}.',
  openText:
    'Jako konsument możesz odstąpić od umowy bez podania przyczyny. Termin zacznie biec, gdy otrzymasz produkty.',
  wholeText: 'Zamówienie nie zostało jeszcze wydane, więc anulujemy je w całości.',
  wholeUnpaidText:
    'Zamówienie nie zostało jeszcze wydane, więc anulujemy je w całości. Nic jeszcze nie zapłacono.',
  choose: 'Wybierz produkty',
  units: 'Ile sztuk oddajesz: {product}',
  unitsHint: 'Najwyżej {count}',
  cancelStart: 'Anuluj zamówienie',
  returnStart: 'Zwróć produkty',
  legalTerm: 'W prawie nazywa się to odstąpieniem od umowy.',
  cancelTitle: 'Anulowanie zamówienia',
  returnTitle: 'Zwrot produktów',
  confirmText: 'Oświadczasz, że odstępujesz od umowy sprzedaży tych produktów:',
  confirm: 'Potwierdź odstąpienie',
  back: 'Wróć do zamówienia',
  unitsInvalid: 'Wpisz liczbę od 0 do {count}.',
  nothingChosen: 'Wybierz przynajmniej jeden produkt.',
  notPossible: 'Nie można już odstąpić od umowy w tym zakresie. Sprawdź stan zamówienia.',
  failed: 'Nie udało się przyjąć oświadczenia. Spróbuj ponownie za chwilę.',
  declaredAt: 'Otrzymaliśmy zgłoszenie {date} o {time}. Potwierdzenie wysłaliśmy e-mailem.',
  refundLater:
    'Zwrócimy {amount}, gdy produkty do nas wrócą lub gdy dostaniemy dowód ich wysłania.',
  refundStarted: 'Kwota do zwrotu: {amount}.',
  toStore:
    'Do {date} przyjmiemy nieużywane produkty w każdym naszym sklepie. Wystarczy numer zamówienia.',
  refundAmount: 'Zwrócimy: {amount}',
  refundAtOnce:
    'Od razu po potwierdzeniu, tą samą drogą: {method}. Bank księguje zwrot zwykle w ciągu kilku dni.',
  refundOnceBack:
    'Gdy produkty do nas wrócą lub gdy dostaniemy dowód ich wysłania, tą samą drogą: {method}. Odeślij je lub przynieś do sklepu w ciągu {days} dni.',
  refundInStore: 'W sklepie, gdy oddasz produkty. Masz na to {days} dni.',
  refundParts: 'Łącznie z dostawą i przygotowaniem zamówienia.',
  refundNone: 'Nic nie zapłacono, więc nie ma czego zwracać.',
} as const;
