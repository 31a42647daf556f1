/** Mails about an account. */
export const accountMail = {
  createdSubject: 'Twoje konto w {shop}',
  createdTitle: 'Konto jest gotowe',
  createdText:
    'Na ten adres założono konto w naszym sklepie. Znajdziesz na nim zamówienia, listy i faktury.',
  signIn: 'Zaloguj się',
  notYou: 'Jeśli to nie Ty, napisz do nas na adres {email}: usuniemy konto.',
} as const;
