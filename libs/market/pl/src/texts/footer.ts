import type { MarketTexts } from '@materia/market-model';

export const footer = {
  shopping: 'Zakupy',
  customerSpace: 'Strefa klienta',
  myOrders: 'Moje zamówienia',
  createAccount: 'Załóż konto',
  legal: 'Dane sprzedawcy',
  rights: '© {year} Materia Polska. Wszelkie prawa zastrzeżone.',
  returnTitle: '{days} dni na zwrot',
  returnText: 'Niewykorzystany towar oddasz w dowolnym sklepie.',
  driveTitle: 'Odbiór w {hours} godziny',
  driveText: 'Zamów w sieci, a my przygotujemy towar do odbioru w sklepie.',
  rangeTitle: 'Wszystko na budowę',
  rangeText: 'Ponad {references} produktów do budowy, remontu i wykończenia.',
  adviceTitle: 'Rady fachowców',
  adviceText: 'Nasi sprzedawcy znają się na budowie. Zapytaj w swoim sklepie.',
  cookies: 'Ustawienia plików cookie',
} as const satisfies MarketTexts['footer'];
