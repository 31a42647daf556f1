import type { HostTexts } from './host-texts.ts';

export const pl: HostTexts = {
  facets: {
    brand: 'Marka',
    availability: 'Dostępność',
    availableHere: 'Dostępne w wybranym sklepie',
    reduction: 'Promocje',
    reduced: 'Cena obniżona',
  },
  refusals: {
    showcase: 'Ten sklep nie prowadzi sprzedaży internetowej. Wybierz inny sklep, aby zamówić.',
    notSellable: 'Tego produktu nie można teraz zamówić w wybranym sklepie.',
  },
  demoCoupons: {
    tenth: '10% na produkty Materii. Nie łączy się z innym kodem i nie dotyczy innych sprzedawców.',
    five: '5 taniej za pierwsze zamówienie z tym kodem. Nie dotyczy innych sprzedawców.',
  },
  relayPoint: 'Punkt odbioru {{city}}, centrum',
  invoice: { companyNumber: 'NIP', vatNumber: 'VAT UE' },
  orderMail: {
    subject: 'Zamówienie {{number}} – potwierdzenie',
    greeting: 'Dzień dobry, {{name}}!',
    lead: 'Dziękujemy za zamówienie nr {{number}}. Przygotowujemy je do odbioru.',
    pickupAt: 'Odbiór: {{store}}, {{address}}',
    pickupFrom: 'Termin odbioru: {{date}}, od godz. {{time}}',
    payInStore: 'Zapłacisz w sklepie przy odbiorze.',
    line: '{{count}} × {{name}} – {{amount}}',
    fee: 'Opłata za przygotowanie: {{amount}}',
    pallets: 'Kaucja za palety zwrotne: {{amount}}',
    total: 'Razem: {{amount}} (w tym VAT {{tax}})',
    questions: 'Pytania? Zadzwoń do sklepu: {{phone}}.',
    signature: 'Zespół {{shop}}',
  },
  reportMail: {
    subjectReceived: 'Zgłoszenie {{receipt}}: potwierdzenie przyjęcia',
    subjectDecided: 'Zgłoszenie {{receipt}}: decyzja',
    greeting: 'Dzień dobry,',
    received:
      'otrzymaliśmy Twoje zgłoszenie treści, które uważasz za nielegalne. Numer zgłoszenia: {{receipt}}.',
    decided: 'rozpatrzyliśmy Twoje zgłoszenie numer {{receipt}}.',
    address: 'Zgłoszona treść: {{address}}',
    next: 'Zgłoszenie przeczyta nasz pracownik. O decyzji i jej powodach napiszemy na ten adres. Prosimy zachować numer zgłoszenia.',
    removed: 'Decyzja: treść została usunięta.',
    restricted: 'Decyzja: dostęp do treści został ograniczony.',
    kept: 'Decyzja: treść pozostaje na stronie.',
    statement: 'Uzasadnienie: {{statement}}',
    redress:
      'Jeśli nie zgadzasz się z decyzją, odpowiedz na tę wiadomość w ciągu sześciu miesięcy: sprawę rozpatrzy inna osoba. Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.',
    signature: 'Zespół {{shop}}',
  },
  newsletterMail: {
    subjectConfirm: 'Potwierdź zapis na newsletter',
    subjectWelcome: 'Zapis na newsletter potwierdzony',
    greeting: 'Dzień dobry, {{name}},',
    greetingUnnamed: 'Dzień dobry,',
    confirm:
      'ktoś podał ten adres, zapisując się na nasz newsletter. Jeśli to Ty, potwierdź zapis na tej stronie w ciągu siedmiu dni:',
    ignore:
      'Jeśli to nie Ty, nie musisz nic robić: bez potwierdzenia nie wyślemy żadnej wiadomości.',
    welcome: 'od teraz będziemy wysyłać na ten adres nasz newsletter.',
    stop: 'W każdej chwili możesz zrezygnować z wszystkich wiadomości na tej stronie:',
    signature: 'Zespół {{shop}}',
  },
};
