import {
  type Company,
  companyAddress,
  type LegalFact,
  type LegalLink,
} from '@materia/market-model';

export const company = {
  legalName: 'Materia Deutschland GmbH',
  street: 'Ziegelstraße 18',
  postcode: '10117',
  city: 'Berlin',
  email: 'service@materia-de.example',
  phone: '030 23125 100',
  disputeBody:
    'Universalschlichtungsstelle des Bundes, Straßburger Straße 8, 77694 Kehl, www.verbraucher-schlichter.de',
} as const satisfies Company;

/** The shop's identity as required in the footer (Digitale-Dienste-Gesetz, § 5). */
export const legalFacts = [
  { label: 'Anbieter', value: `${company.legalName}, ${companyAddress(company)}` },
  { label: 'Geschäftsführung', value: 'Anna Brandt' },
  { label: 'Handelsregister', value: 'Amtsgericht Charlottenburg, HRB 176435' },
  { label: 'USt-IdNr.', value: 'DE136695976' },
  { label: 'E-Mail', value: company.email },
  { label: 'Telefon', value: company.phone },
  { label: 'Verbraucherschlichtung', value: company.disputeBody },
] as const satisfies readonly LegalFact[];

export const legalLinks = [
  { label: 'Rechte der Verbraucher', href: 'https://www.verbraucherzentrale.de/' },
] as const satisfies readonly LegalLink[];
