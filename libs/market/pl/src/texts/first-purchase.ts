/** Shown once, with the confirmation of the first purchase. */
export const firstPurchase = {
  title: 'To Twoje pierwsze zamówienie u nas',
  text: 'Postęp widać w „Moich zamówieniach”: każdy krok z datą. O każdym napiszemy też e-mail.',
  orders: 'Zobacz moje zamówienia',
  club: 'Dołącz do klubu: za zakupy zbierasz punkty.',
  clubLink: 'Poznaj klub',
} as const;
