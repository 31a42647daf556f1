export const messageMail = {
  answerSubject: 'Masz odpowiedź w sprawie zamówienia {number}',
  answerTitle: 'Masz odpowiedź',
  answerText:
    'W rozmowie o zamówieniu {number} jest nowa odpowiedź. Przeczytasz ją na swoim koncie, po zalogowaniu.',
  answerAction: 'Przeczytaj odpowiedź',
  messageSubject: 'Wiadomość od klienta o zamówieniu {number}',
  messageTitle: 'Nowa wiadomość od klienta',
  messageText: 'Klient napisał w sprawie zamówienia {number}. Wiadomość ma numer {thread}.',
  messageDue: 'Odpowiedz w ciągu {days} dni roboczych. Potem powiadamiamy obsługę klienta.',
  overdueSubject: 'Brak odpowiedzi sprzedawcy: zamówienie {number}',
  overdueTitle: 'Sprzedawca nie odpowiedział na czas',
  overdueText:
    'Klient czeka na odpowiedź w sprawie zamówienia {number}. Wiadomość ma numer {thread}.',
} as const;
