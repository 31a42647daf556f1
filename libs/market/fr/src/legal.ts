import {
  type Company,
  companyAddress,
  type LegalFact,
  type LegalLink,
} from '@materia/market-model';

export const company = {
  legalName: 'Materia France, SAS',
  street: '14 rue des Carrières',
  postcode: '69200',
  city: 'Vénissieux',
  email: 'contact@materia-fr.example',
  phone: '04 65 71 00 12',
  disputeBody:
    'Médiation Habitat et Matériaux, 11 rue de la Part-Dieu, 69003 Lyon, mediation-materiaux.example',
} as const satisfies Company;

/** The shop's identity in the footer, as required by the law of the market. */
export const legalFacts = [
  { label: 'Éditeur', value: `${company.legalName}, ${companyAddress(company)}` },
  { label: 'Capital social', value: '40 000 000 €' },
  { label: 'RCS', value: 'Lyon 512 430 109' },
  { label: 'TVA intracommunautaire', value: 'FR01512430109' },
  { label: 'Directrice de la publication', value: 'Claire Montagne' },
  { label: 'Hébergeur', value: 'Rhône Données, SAS, 3 quai Perrache, 69002 Lyon' },
  { label: 'E-mail', value: company.email },
  { label: 'Téléphone', value: company.phone },
  { label: 'Médiateur de la consommation', value: company.disputeBody },
] as const satisfies readonly LegalFact[];

export const legalLinks = [
  { label: 'Signaler un problème (SignalConso)', href: 'https://signal.conso.gouv.fr/' },
] as const satisfies readonly LegalLink[];
