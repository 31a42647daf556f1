import type { LegalFact, LegalLink } from '@materia/market-model';

/** The shop's identity in the footer, as required by the law of the market. */
export const legalFacts = [
  { label: 'Entidade', value: 'Materia Portugal, S.A., Rua da Pedreira 25, 2685-338 Prior Velho' },
  { label: 'NIPC', value: '509410103' },
  { label: 'Registo comercial', value: 'Conservatória do Registo Comercial de Loures' },
  { label: 'Capital realizado', value: '20 000 000 €' },
] as const satisfies readonly LegalFact[];

export const legalLinks = [
  { label: 'Livro de Reclamações', href: 'https://www.livroreclamacoes.pt/' },
] as const satisfies readonly LegalLink[];
