/** Withdrawal from an order, on its page. */
export const withdrawal = {
  title: 'Odstąpienie od umowy',
  untilText: 'Jako konsument możesz odstąpić od umowy bez podania przyczyny do {date}.',
  openText:
    'Jako konsument możesz odstąpić od umowy bez podania przyczyny. Termin zacznie biec, gdy otrzymasz produkty.',
  wholeText:
    'Zamówienie nie zostało jeszcze wydane, więc odstąpienie obejmie całość, a pieniądze zwrócimy od razu.',
  wholeUnpaidText:
    'Zamówienie nie zostało jeszcze wydane, więc odstąpienie obejmie całość. Nic jeszcze nie zapłacono.',
  choose: 'Wybierz produkty',
  units: 'Ile sztuk oddajesz: {product}',
  unitsHint: 'Najwyżej {count}',
  /** Before the order was handed over; the legal word names the right. */
  cancel: 'Anuluj zamówienie (odstąpienie od umowy)',
  /** After that. */
  start: 'Zwróć produkty (odstąpienie od umowy)',
  confirmTitle: 'Potwierdź odstąpienie od umowy',
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
} as const;
