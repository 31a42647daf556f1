import {
  type Company,
  companyAddress,
  type LegalFact,
  type LegalLink,
} from '@materia/market-model';

export const company = {
  legalName: 'Materia Portugal, S.A.',
  street: 'Rua da Pedreira 25',
  postcode: '2685-338',
  city: 'Prior Velho',
  email: 'apoio@materia-pt.example',
  phone: '210 052 048',
  disputeBody:
    'Centro Nacional de Informação e Arbitragem de Conflitos de Consumo (CNIACC), www.cniacc.pt',
} as const satisfies Company;

/** The shop's identity in the footer, as required by the law of the market. */
export const legalFacts = [
  { label: 'Entidade', value: `${company.legalName}, ${companyAddress(company)}` },
  { label: 'NIPC', value: '509410103' },
  { label: 'Registo comercial', value: 'Conservatória do Registo Comercial de Loures' },
  { label: 'Capital realizado', value: '20 000 000 €' },
  { label: 'E-mail', value: company.email },
  { label: 'Telefone', value: company.phone },
  { label: 'Resolução alternativa de litígios', value: company.disputeBody },
] as const satisfies readonly LegalFact[];

export const legalLinks = [
  { label: 'Livro de Reclamações', href: 'https://www.livroreclamacoes.pt/' },
] as const satisfies readonly LegalLink[];
