import {
  type Company,
  companyAddress,
  type LegalFact,
  type LegalLink,
} from '@materia/market-model';

export const company = {
  legalName: 'Materia Polska sp. z o.o.',
  street: 'ul. Składowa 12',
  postcode: '61-888',
  city: 'Poznań',
  email: 'kontakt@materia-pl.example',
  phone: '61 222 04 00',
  disputeBody:
    'Wojewódzki Inspektorat Inspekcji Handlowej w Poznaniu, al. Marcinkowskiego 3, 61-745 Poznań',
} as const satisfies Company;

/** The shop's identity in the footer, as required by the law of the market. */
export const legalFacts = [
  { label: 'Sprzedawca', value: `${company.legalName}, ${companyAddress(company)}` },
  {
    label: 'KRS',
    value:
      '0000412786, Sąd Rejonowy Poznań – Nowe Miasto i Wilda w Poznaniu, VIII Wydział Gospodarczy',
  },
  { label: 'NIP', value: '7811900014' },
  { label: 'REGON', value: '302400013' },
  { label: 'BDO', value: '000046128' },
  { label: 'Kapitał zakładowy', value: '50 000 000 zł' },
  { label: 'E-mail', value: company.email },
  { label: 'Telefon', value: company.phone },
  { label: 'Spory konsumenckie', value: company.disputeBody },
] as const satisfies readonly LegalFact[];

export const legalLinks = [
  { label: 'Prawa konsumenta (UOKiK)', href: 'https://uokik.gov.pl/' },
] as const satisfies readonly LegalLink[];
