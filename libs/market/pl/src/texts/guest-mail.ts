/** Asks a guest who pays in store to confirm the order. Repeats nothing that was typed. */
export const guestMail = {
  subject: 'Potwierdź zamówienie {number}',
  title: 'Potwierdź zamówienie',
  text: 'Ktoś podał ten adres, składając zamówienie z płatnością w sklepie. Jeśli to Ty, potwierdź je. Dopiero wtedy zaczniemy je przygotowywać.',
  store: 'Sklep',
  until: 'Potwierdź do',
  confirm: 'Potwierdź zamówienie',
  ignore: 'Jeśli to nie Ty, nie musisz nic robić: bez potwierdzenia zamówienie samo wygaśnie.',
} as const;
