import type { LegalFact, LegalLink } from '@materia/market-model';

/** The shop's identity as required in the footer (art. 2250 of the civil code). */
export const legalFacts = [
  {
    label: 'Ragione sociale',
    value: 'Materia Italia S.p.A., via della Fornace 18, 20098 San Giuliano Milanese (MI)',
  },
  { label: 'Partita IVA', value: '07643520153' },
  { label: 'Registro delle imprese', value: 'Milano Monza Brianza Lodi, REA MI-1764352' },
  { label: 'Capitale sociale', value: '20.000.000 € interamente versato' },
] as const satisfies readonly LegalFact[];

export const legalLinks = [
  { label: 'Diritti dei consumatori (MIMIT)', href: 'https://www.mimit.gov.it/' },
] as const satisfies readonly LegalLink[];
