import {
  type Company,
  companyAddress,
  type LegalFact,
  type LegalLink,
} from '@materia/market-model';

export const company = {
  legalName: 'Materia Italia S.p.A.',
  street: 'via della Fornace 18',
  postcode: '20098',
  city: 'San Giuliano Milanese (MI)',
  email: 'assistenza@materia-it.example',
  phone: '02 5550 1000',
  disputeBody: 'Camera arbitrale di Milano, via Meravigli 7, 20123 Milano',
} as const satisfies Company;

/** The shop's identity as required in the footer (art. 2250 of the civil code). */
export const legalFacts = [
  { label: 'Ragione sociale', value: `${company.legalName}, ${companyAddress(company)}` },
  { label: 'Partita IVA', value: '07643520153' },
  { label: 'Registro delle imprese', value: 'Milano Monza Brianza Lodi, REA MI-1764352' },
  { label: 'Capitale sociale', value: '20.000.000 € interamente versato' },
  { label: 'Email', value: company.email },
  { label: 'Telefono', value: company.phone },
  { label: 'Controversie', value: company.disputeBody },
] as const satisfies readonly LegalFact[];

export const legalLinks = [
  { label: 'Diritti dei consumatori (MIMIT)', href: 'https://www.mimit.gov.it/' },
] as const satisfies readonly LegalLink[];
