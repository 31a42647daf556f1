/** Texts of the demo shop: the conditions of its promo codes, its relay points, and what its customers write. */
export const demo = {
  couponTenth:
    '10% na produkty Materii. Nie łączy się z innym kodem i nie dotyczy innych sprzedawców.',
  couponFive: '5 taniej za pierwsze zamówienie z tym kodem. Nie dotyczy innych sprzedawców.',
  relayPoint: 'Punkt odbioru {city}, centrum',
  threadLate: 'Czy mogę to zamontować samodzielnie?',
  threadLateText: 'Dzień dobry, czy do montażu potrzebne są specjalne narzędzia?',
  threadAnswered: 'Dostawa z wniesieniem',
  threadAnsweredText: 'Dzień dobry, czy kurier wniesie paczkę na trzecie piętro?',
  threadAnswer:
    'Dzień dobry, kurier dostarcza przesyłkę do drzwi mieszkania, także na wyższe piętra.',
  threadDamaged: 'Pęknięty narożnik',
  threadDamagedText:
    'Po otwarciu paczki jeden narożnik okazał się pęknięty. Proszę o nowy egzemplarz.',
} as const;
