/** Mails of the club, and the conditions of its coupons. */
export const clubMail = {
  subjectCoupon: 'Twój kupon Club M na {value}',
  coupon: {
    one: 'Zamieniliśmy {count} punkt na kupon o wartości {value}.',
    few: 'Zamieniliśmy {count} punkty na kupon o wartości {value}.',
    many: 'Zamieniliśmy {count} punktów na kupon o wartości {value}.',
    other: 'Zamieniliśmy {count} punktu na kupon o wartości {value}.',
  },
  code: 'Kod {code} jest ważny do {day} włącznie. W koszyku wystarczy jeden przycisk, nie trzeba go przepisywać.',
  conditions:
    'Kupon za punkty z Club M. Obniża cenę produktów sprzedawanych przez Materia, jednorazowo i tylko na koncie, z którego pochodzą punkty.',
  button: 'Otwórz Club M',
} as const;
