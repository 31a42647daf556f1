import {
  type Company,
  companyAddress,
  type LegalFact,
  type LegalLink,
} from '@materia/market-model';

export const company = {
  legalName: 'Materia España, S.A.',
  street: 'Avenida de la Construcción 48',
  postcode: '28906',
  city: 'Getafe (Madrid)',
  email: 'atencion@materia-es.example',
  phone: '910 052 048',
  disputeBody: 'Junta Arbitral Nacional de Consumo, calle del Príncipe de Vergara 54, 28006 Madrid',
} as const satisfies Company;

/** The shop's identity in the footer, as required by the law of the market. */
export const legalFacts = [
  { label: 'Titular', value: `${company.legalName}, ${companyAddress(company)}` },
  { label: 'NIF', value: 'A81234536' },
  {
    label: 'Registro',
    value: 'Registro Mercantil de Madrid, tomo 21.480, folio 112, hoja M-381204',
  },
  { label: 'Contacto', value: company.email },
  { label: 'Teléfono', value: company.phone },
  { label: 'Arbitraje de consumo', value: company.disputeBody },
] as const satisfies readonly LegalFact[];

export const legalLinks = [
  { label: 'Derechos de consumo', href: 'https://www.dsca.gob.es/es/consumo' },
] as const satisfies readonly LegalLink[];
