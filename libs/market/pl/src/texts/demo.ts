/** Texts of the demo shop: the conditions of its promo codes and its relay points. */
export const demo = {
  couponTenth:
    '10% na produkty Materii. Nie łączy się z innym kodem i nie dotyczy innych sprzedawców.',
  couponFive: '5 taniej za pierwsze zamówienie z tym kodem. Nie dotyczy innych sprzedawców.',
  relayPoint: 'Punkt odbioru {city}, centrum',
} as const;
