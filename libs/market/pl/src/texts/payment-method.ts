/** The payment methods: name, and one sentence about what happens once a method is chosen. */
export const paymentMethod = {
  accepted: 'Sposoby płatności',
  card: 'Karta płatnicza',
  cardText: 'Dane karty podasz na zabezpieczonej stronie operatora płatności.',
  blik: 'BLIK',
  blikText: 'Wpisz kod z aplikacji banku i potwierdź w niej płatność.',
  p24: 'Przelew (Przelewy24)',
  p24Text:
    'W niektórych bankach przelew trwa od {from} do {to} godzin. Zamówienie czeka do wpłaty.',
  multibanco: 'Multibanco',
  multibancoText:
    'Otrzymasz numer do zapłaty w bankomacie lub w banku. Masz na to {days} dni; zamówienie czeka na płatność.',
  mbWay: 'MB WAY',
  mbWayText: 'Podasz numer telefonu i potwierdzisz płatność w aplikacji MB WAY.',
  bizum: 'Bizum',
  bizumText: 'Potwierdzisz płatność w aplikacji swojego banku.',
  paypal: 'PayPal',
  paypalText: 'Zalogujesz się do PayPala i tam potwierdzisz płatność.',
  credit: 'Raty',
  creditText:
    'Raty obsługuje Klarna, przy zakupach od 100 zł do 3000 zł. Koszt i terminy spłat zobaczysz na jej stronie, zanim się zgodzisz. Klarna sprawdza zdolność kredytową; decyzja zwykle zapada od razu.',
  payInStore: 'Płatność w sklepie',
  payInStoreText: 'Kartą lub gotówką przy odbiorze.',
} as const;
