import type { MarketTexts } from '@materia/market-model';

export const consent = {
  title: 'Ty decydujesz o plikach cookie',
  text: 'Niezbędne pliki utrzymują koszyk i logowanie. Pozostałe zapisujemy tylko za Twoją zgodą, którą możesz w każdej chwili zmienić w stopce.',
  policy: 'Polityka cookie',
  acceptAll: 'Akceptuję wszystkie',
  refuseAll: 'Odrzucam wszystkie',
  choose: 'Wybierz kategorie',
  save: 'Zapisz wybór',
  necessary: 'Niezbędne',
  necessaryText: 'Koszyk, logowanie i bezpieczeństwo. Zawsze włączone.',
  performance: 'Pomiar',
  performanceText: 'Pokazują nam, które strony działają, a które sprawiają kłopot.',
  functional: 'Wygoda',
  functionalText: 'Pamiętają ustawienia, na przykład ostatnio oglądane produkty.',
  targeting: 'Reklama',
  targetingText: 'Dopasowują reklamy do tego, co oglądasz.',
  social: 'Media społecznościowe',
  socialText: 'Pozwalają odtwarzać i udostępniać treści innych serwisów.',
  saved: 'Zapisaliśmy Twój wybór.',
} as const satisfies MarketTexts['consent'];
