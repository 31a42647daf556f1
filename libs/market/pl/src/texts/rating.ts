/**
 * The overall rating and how reviews are verified: on cards, product pages and the reviews page.
 */
export const rating = {
  label: {
    one: 'Ocena {average} na 5, {count} opinia',
    few: 'Ocena {average} na 5, {count} opinie',
    many: 'Ocena {average} na 5, {count} opinii',
    other: 'Ocena {average} na 5, {count} opinii',
  },
  heading: 'Opinie klientów',
  none: 'Nikt jeszcze nie opisał tego produktu.',
  write: 'Napisz opinię',
  all: {
    one: 'Zobacz {count} opinię',
    few: 'Zobacz wszystkie {count} opinie',
    many: 'Zobacz wszystkie {count} opinii',
    other: 'Zobacz {count} opinii',
  },
  verified: 'Zakup potwierdzony',
  unverified: 'Zakup niepotwierdzony',
  writtenBy: '{nickname}, {date}',
  stars: {
    one: '{count} gwiazdka',
    few: '{count} gwiazdki',
    many: '{count} gwiazdek',
    other: '{count} gwiazdki',
  },
  howTitle: 'Jak sprawdzamy opinie',
  howText:
    'Opinię może napisać każdy, kto ma konto w naszym sklepie, jedną o każdym produkcie. Przed publikacją czyta ją pracownik: odrzucamy obraźliwe treści, reklamy i dane osobowe, nigdy złe oceny. Oznaczenie „Zakup potwierdzony” dajemy wtedy, gdy z tego samego konta zamówiono ten produkt i zamówienia nie anulowano. Za opinie nie płacimy.',
} as const;
