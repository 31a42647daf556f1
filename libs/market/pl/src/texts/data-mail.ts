/** The mail that confirms an erasure. */
export const dataMail = {
  subject: 'Twoje konto w {shop} zostało usunięte',
  title: 'Konto zostało usunięte',
  text: 'Usunęliśmy konto założone na ten adres i wszystko, czego prawo nie każe nam zachować. Numer sprawy: {reference}.',
  keptTitle: 'Prawo każe nam zachować',
  keptNothing: 'Nie zachowaliśmy niczego.',
  rights:
    'Twoje prawa z zawartych umów pozostają bez zmian. W sprawie zakupów pisz na adres {email}.',
  notYou: 'Jeśli to nie Ty usuwasz konto, napisz do nas od razu na adres {email}.',
} as const;
