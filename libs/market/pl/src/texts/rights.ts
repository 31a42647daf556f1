/** What the law gives consumers after an order: on its pages and in its mails. */
export const rights = {
  title: 'Twoje prawa',
  withdrawal:
    'Masz {days} dni od otrzymania produktów na odstąpienie od umowy bez podania przyczyny. Wystarczy przycisk „Anuluj zamówienie” lub „Odstąp od umowy tutaj” na stronie zamówienia albo jednoznaczne oświadczenie wysłane na adres {email}.',
  form: 'Możesz użyć tego wzoru: „Adresat: {company}, {address}, {email}. Niniejszym informuję o moim odstąpieniu od umowy sprzedaży produktów z zamówienia nr {number}. Data odbioru, imię i nazwisko, adres, data”.',
  guarantee:
    'Sprzedawca odpowiada za zgodność produktów z umową przez {years} lata od ich wydania: możesz wtedy żądać naprawy lub wymiany, a w dalszej kolejności obniżenia ceny lub zwrotu pieniędzy.',
  formLink: 'Odstąpienie od umowy i wzór formularza',
  noticeTitle: 'Prawna gwarancja zgodności towaru z umową',
  notice:
    'Na mocy prawa Unii Europejskiej sprzedawca odpowiada za niezgodność nowych produktów z umową przez co najmniej 2 lata. W tym sklepie są to {years} lata od wydania produktu.',
  noticeHow:
    'Jeśli produkt jest wadliwy, nie działa albo różni się od opisu, możesz bezpłatnie żądać naprawy lub wymiany. Gdy to niemożliwe lub trwa zbyt długo – obniżki ceny albo zwrotu pieniędzy.',
  noticeUntil: 'Termin dla tego zamówienia: {date}.',
  claimShop: 'Zgłoś się do sklepu {store} lub napisz: {email}. Wystarczy numer zamówienia.',
  claimVendor:
    'Za te produkty odpowiada sprzedawca {seller}. Napisz do nas: {email}, a przekażemy mu zgłoszenie.',
  noticeLink: 'Prawa konsumenta w Unii Europejskiej',
  terms: 'Regulamin sprzedaży',
  pickupTerms: 'Warunki odbioru',
} as const;
