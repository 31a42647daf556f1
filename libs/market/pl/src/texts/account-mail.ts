/** Mails about an account. */
export const accountMail = {
  createdSubject: 'Twoje konto w {shop}',
  createdTitle: 'Konto jest gotowe',
  createdText:
    'Na ten adres założono konto w naszym sklepie. Znajdziesz na nim zamówienia, listy i faktury.',
  signIn: 'Zaloguj się',
  notYou: 'Jeśli to nie Ty, napisz do nas na adres {email}: usuniemy konto.',
  confirmSubject: 'Potwierdź adres e-mail w {shop}',
  confirmTitle: 'Potwierdź swój adres e-mail',
  confirmText: 'Potwierdź, że to Twój adres e-mail. Link działa przez 7 dni i tylko raz.',
  confirm: 'Potwierdź adres e-mail',
  resetSubject: 'Nowe hasło w {shop}',
  resetTitle: 'Ustaw nowe hasło',
  resetText:
    'Otrzymaliśmy prośbę o nowe hasło do konta z tym adresem. Link i kod działają przez 24 godziny i tylko raz.',
  reset: 'Ustaw nowe hasło',
  code: 'Kod weryfikacyjny',
  codeText: 'Wpisz ten kod na stronie, na której prosisz o nowe hasło.',
  notAsked: 'Jeśli to nie Ty, zignoruj tę wiadomość: Twoje hasło się nie zmieni.',
  changedSubject: 'Twoje hasło w {shop} zostało zmienione',
  changedTitle: 'Hasło zostało zmienione',
  changedText: 'Hasło do konta z tym adresem zostało zmienione, a pozostałe urządzenia wylogowane.',
  changedNotYou: 'Jeśli to nie Ty, ustaw od razu nowe hasło.',
  changeAgain: 'Ustaw nowe hasło',
  activationSubject: 'Twoje konto w {shop} czeka na aktywację',
  activationTitle: 'Aktywuj swoje konto',
  activationText:
    'Nasz sklep założył konto z tym adresem. Ustaw hasło, aby z niego korzystać. Link działa przez 7 dni i tylko raz.',
  activate: 'Aktywuj konto',
  notWanted: 'Jeśli nie chcesz tego konta, zignoruj tę wiadomość: bez aktywacji konto nie działa.',
} as const;
