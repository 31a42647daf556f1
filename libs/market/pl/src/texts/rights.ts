/** What the law gives consumers after an order: on its pages and in its mails. */
export const rights = {
  title: 'Twoje prawa',
  withdrawal:
    'Masz {days} dni od otrzymania produktów na odstąpienie od umowy bez podania przyczyny. Wystarczy przycisk „Anuluj zamówienie” lub „Zwróć produkty” na stronie zamówienia albo jednoznaczne oświadczenie wysłane na adres {email}.',
  form: 'Możesz użyć tego wzoru: „Adresat: {company}, {address}, {email}. Niniejszym informuję o moim odstąpieniu od umowy sprzedaży produktów z zamówienia nr {number}. Data odbioru, imię i nazwisko, adres, data”.',
  guarantee:
    'Sprzedawca odpowiada za zgodność produktów z umową przez 2 lata od ich wydania: możesz wtedy żądać naprawy lub wymiany, a w dalszej kolejności obniżenia ceny lub zwrotu pieniędzy.',
  terms: 'Regulamin sprzedaży',
  pickupTerms: 'Warunki odbioru',
} as const;
