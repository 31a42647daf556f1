/** The page behind the link to a new e-mail address of an account. */
export const emailChange = {
  title: 'Nowy adres e-mail',
  text: 'Potwierdź, że konto ma używać adresu, na który przyszła ta wiadomość.',
  action: 'Potwierdź nowy adres',
  doneTitle: 'Adres e-mail zmieniony',
  doneText: 'Od teraz logujesz się adresem {email}.',
  toAccount: 'Przejdź do konta',
  goneTitle: 'Ten link już nie działa',
  goneText: 'Link jest ważny 24 godziny i działa tylko raz. Nowy wyślesz na stronie swoich danych.',
  takenTitle: 'Ten adres ma już konto',
  takenText: 'Zaloguj się na nie albo wybierz dla tego konta inny adres.',
  tooMany: 'Zbyt wiele prób. Spróbuj ponownie później.',
  failed: 'Nie udało się zmienić adresu. Spróbuj ponownie za chwilę.',
} as const;
