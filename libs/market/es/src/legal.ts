import type { LegalFact, LegalLink } from '@materia/market-model';

/** The shop's identity in the footer, as required by the law of the market. */
export const legalFacts = [
  {
    label: 'Titular',
    value: 'Materia España, S.A., Avenida de la Construcción 48, 28906 Getafe (Madrid)',
  },
  { label: 'NIF', value: 'A81234536' },
  {
    label: 'Registro',
    value: 'Registro Mercantil de Madrid, tomo 21.480, folio 112, hoja M-381204',
  },
  { label: 'Contacto', value: 'atencion@materia-es.example' },
] as const satisfies readonly LegalFact[];

export const legalLinks = [
  { label: 'Derechos de consumo', href: 'https://www.dsca.gob.es/es/consumo' },
] as const satisfies readonly LegalLink[];
