/** The mail that invites somebody to a company. It repeats nothing that the company typed. */
export const companyMail = {
  subject: 'Zaproszenie do konta firmy',
  title: 'Zaproszenie do konta firmy',
  text: 'Ktoś zaprasza Cię do konta swojej firmy w naszym sklepie. Na stronie zaproszenia zobaczysz, która to firma i jaka rola Cię czeka.',
  action: 'Zobacz zaproszenie',
  life: 'Link działa siedem dni i tylko dla konta z tym adresem e-mail.',
  ignore: 'Jeśli nie znasz tej firmy, nie musisz nic robić.',
} as const;
