/** Mails about a change of the e-mail address of an account. */
export const profileMail = {
  confirmSubject: 'Potwierdź nowy adres e-mail',
  confirmText:
    'Na koncie w naszym sklepie podano ten adres jako nowy adres e-mail. Potwierdź go, a od razu zacznie obowiązywać.',
  confirmButton: 'Potwierdź adres',
  confirmEnd:
    'Link jest ważny 24 godziny. Jeśli to nie Ty, zignoruj tę wiadomość: nic się nie zmieni.',
  noticeSubject: 'Prośba o zmianę adresu e-mail',
  noticeText:
    'Na Twoim koncie poproszono o zmianę adresu e-mail. Zmiana nastąpi dopiero po potwierdzeniu nowego adresu.',
  noticeNotYou:
    'Jeśli to nie Ty, zrezygnuj ze zmiany na stronie swoich danych i zmień hasło. W razie wątpliwości napisz do nas na adres {email}.',
  noticeButton: 'Zobacz swoje dane',
  changedSubject: 'Adres e-mail został zmieniony',
  changedText:
    'Twoje konto ma teraz inny adres e-mail. Na ten adres nie będziemy już wysyłać wiadomości o koncie.',
  changedNotYou: 'Jeśli to nie Ty, napisz do nas od razu na adres {email}.',
} as const;
