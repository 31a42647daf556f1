import type { LegalFact, LegalLink } from '@materia/market-model';

/** The shop's identity in the footer, as required by the law of the market. */
export const legalFacts = [
  { label: 'Sprzedawca', value: 'Materia Polska sp. z o.o., ul. Składowa 12, 61-888 Poznań' },
  {
    label: 'KRS',
    value:
      '0000412786, Sąd Rejonowy Poznań – Nowe Miasto i Wilda w Poznaniu, VIII Wydział Gospodarczy',
  },
  { label: 'NIP', value: '7811900014' },
  { label: 'REGON', value: '302400013' },
  { label: 'BDO', value: '000046128' },
  { label: 'Kapitał zakładowy', value: '50 000 000 zł' },
] as const satisfies readonly LegalFact[];

export const legalLinks = [
  { label: 'Prawa konsumenta (UOKiK)', href: 'https://uokik.gov.pl/' },
] as const satisfies readonly LegalLink[];
