/** The proof that a withdrawal arrived. */
export const withdrawalMail = {
  subject: 'Odstąpienie od umowy – zamówienie {number}',
  received:
    'Przyjęliśmy Twoje oświadczenie o odstąpieniu od umowy. Zamówienie: {number}. Otrzymaliśmy je: {date}, godz. {time}. Dotyczy ono produktów:',
  atOnce: 'Kwotę {amount} zwracamy tym samym sposobem, którym zapłacono.',
  onceBack:
    'Kwotę {amount} zwrócimy tym samym sposobem, którym zapłacono, gdy produkty do nas wrócą lub gdy dostaniemy dowód ich wysłania. Odeślij je lub oddaj w sklepie w ciągu 14 dni.',
  inStore: 'Kwotę {amount} zwrócimy w sklepie, gdy oddasz produkty. Zrób to w ciągu 14 dni.',
} as const;
