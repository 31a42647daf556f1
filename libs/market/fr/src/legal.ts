import type { LegalFact, LegalLink } from '@materia/market-model';

/** The shop's identity in the footer, as required by the law of the market. */
export const legalFacts = [
  { label: 'Éditeur', value: 'Materia France, SAS, 14 rue des Carrières, 69200 Vénissieux' },
  { label: 'Capital social', value: '40 000 000 €' },
  { label: 'RCS', value: 'Lyon 512 430 109' },
  { label: 'TVA intracommunautaire', value: 'FR01512430109' },
  { label: 'Directrice de la publication', value: 'Claire Montagne' },
  { label: 'Hébergeur', value: 'Rhône Données, SAS, 3 quai Perrache, 69002 Lyon' },
] as const satisfies readonly LegalFact[];

export const legalLinks = [
  { label: 'Signaler un problème (SignalConso)', href: 'https://signal.conso.gouv.fr/' },
] as const satisfies readonly LegalLink[];
