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
  overdueSubject: 'Brak odpowiedzi na czas: zamówienie {number}',
  overdueTitle: 'Nikt nie odpowiedział na czas',
  overdueText:
    'Klient czeka na odpowiedź w sprawie zamówienia {number}. Wiadomość ma numer {thread}.',
  inviteSubject: 'Zaproszenie do odpowiadania klientom',
  inviteTitle: 'Zaproszenie dla sprzedawcy',
  inviteText:
    'Zapraszamy Cię do czytania wiadomości klientów i odpowiadania na nie w imieniu sprzedawcy {seller}.',
  inviteCode: 'Kod zaproszenia',
  inviteLife: 'Kod działa jeden raz i tylko przez siedem dni. Nie przekazuj go nikomu.',
  inviteIgnore: 'Jeśli nie pracujesz dla tego sprzedawcy, nie musisz nic robić.',
} as const;
