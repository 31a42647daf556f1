/** Mails about orders that wait for an approver. They repeat nothing that a person typed. */
export const approvalMail = {
  askedSubject: 'Zamówienie czeka na Twoją decyzję',
  askedTitle: 'Zamówienie czeka na Twoją decyzję',
  askedText:
    'Osoba z Twojej firmy prosi o akceptację zamówienia na kwotę {amount} brutto. Na stronie zobaczysz produkty oraz to, co się od tego czasu zmieniło.',
  askedUntil: 'Jeśli nikt nie podejmie decyzji do {date}, zamówienie wróci do tej osoby.',
  action: 'Zobacz zamówienie',
  placedSubject: 'Twoje zamówienie zostało złożone',
  placedTitle: 'Zamówienie złożone',
  placedText:
    'Zamówienie, o którego akceptację prosisz, zostało złożone dla firmy. Ma numer {number}.',
  refusedSubject: 'Twoje zamówienie zostało odrzucone',
  refusedTitle: 'Zamówienie odrzucone',
  refusedText:
    'Osoba, która zatwierdza zakupy firmy, odrzuciła Twoje zamówienie. Powód przeczytasz na stronie.',
  expiredSubject: 'Nikt nie podjął decyzji o Twoim zamówieniu',
  expiredTitle: 'Czas na akceptację minął',
  expiredText: 'Nikt nie podjął na czas decyzji o Twoim zamówieniu.',
  back: 'Produkty są znowu w Twoim koszyku.',
  backQuote: 'Wycenę, z której pochodziły ceny, możesz zamówić ponownie, dopóki jest ważna.',
} as const;
