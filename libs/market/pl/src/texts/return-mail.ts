/** What a buyer gives back: the receipt, what becomes of it, and what its vendor is told. */
export const returnMail = {
  promiseSubject: 'Zwrot produktów – zamówienie {number}',
  promised:
    'Przyjęliśmy zgłoszenie zwrotu. Zamówienie: {number}. Otrzymaliśmy je: {date}, godz. {time}. Dotyczy ono produktów:',
  promiseBack: 'Kwotę {amount} zwrócimy, gdy produkty, nieużywane i kompletne, wrócą do sklepu.',
  name: 'Imię i nazwisko',
  outsideTrade: 'Oświadczenie',
  outsideTradeText: 'zakup nie ma charakteru zawodowego',
  code: 'Kod zwrotu',
  codePost: 'Napisz ten kod na paczce.',
  codeStore: 'Pokaż ten kod w sklepie.',
  sendTo: 'Adres do zwrotu',
  refundBy: 'Zwrot pieniędzy najpóźniej',
  arrivedSubject: 'Zamówienie {number}: zwrot do nas dotarł',
  arrivedTitle: 'Zwrot do nas dotarł',
  arrivedText: 'Produkty ze zwrotu {code} są u nas. Sprawdzimy je i napiszemy, ile zwracamy.',
  checkedSubject: 'Zamówienie {number}: sprawdziliśmy zwrot',
  checkedTitle: 'Sprawdziliśmy zwrot',
  checkedText: 'Ze zwrotu {code} nie mogliśmy przyjąć wszystkiego.',
  checkedAll: 'Przyjęliśmy wszystko ze zwrotu {code}.',
  accepted: 'Przyjęte: {count} × {name}',
  refused: 'Nieprzyjęte: {count} × {name} – {reason}',
  checkedRefund: 'Zwracamy {amount}.',
  checkedNothing:
    'Nie zwracamy żadnej kwoty. Jeśli się z tym nie zgadzasz, napisz do nas: {email}.',
  palletsSubject: 'Zamówienie {number}: kaucja za palety',
  palletsTitle: 'Palety wróciły do nas',
  palletsText: 'Odebraliśmy palety z zamówienia nr {number} i zwracamy kaucję.',
  pallets: 'Palety',
  palletsOn: 'Dzień zwrotu',
  deposit: 'Kaucja',
  vendorReturnSubject: 'Zamówienie {number}: kupujący zwraca produkty',
  vendorReturnTitle: 'Kupujący zwraca produkty',
  vendorReturnText:
    'Kupujący zgłosił zwrot {code} z zamówienia {number}. Gdy paczka dotrze, sprawdź jej zawartość i przekaż wynik naszemu działowi zamówień; zwrot pieniędzy wykonamy my.',
  vendorEndedText:
    'Kupujący odstąpił od umowy przed wysłaniem zamówienia {number}. Nie wysyłaj go; pieniądze zwracamy my.',
  vendorCancelledSubject: 'Zamówienie {number}: anulowane przez kupującego',
  vendorCancelledTitle: 'Kupujący anulował zamówienie',
  vendorCancelledText:
    'Kupujący anulował zamówienie {number}. Nie wysyłaj go; pieniądze zwracamy my.',
  vendorGreeting: 'Dzień dobry,',
} as const;
