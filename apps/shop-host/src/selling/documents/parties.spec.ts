import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { buyerOf, sellerOf } from './parties.ts';

const person = {
  corporation_name: null,
  firstname: 'Ana',
  lastname: 'Nowak',
  company_fiscal_id: null,
  intra_community_vat: null,
};
const company = {
  ...person,
  corporation_name: 'Obra',
  company_fiscal_id: '5260250274',
  intra_community_vat: 'XX5260250274',
};

const LABELS: Readonly<Record<string, readonly [companyNumber: string, vatNumber: string]>> = {
  pl: ['NIP', 'VAT UE'],
  es: ['NIF', 'NIF-IVA'],
  fr: ['SIREN / SIRET', 'N° TVA'],
  pt: ['NIF', 'N.º IVA'],
};

describe.each(markets.map((market) => [market.id, market] as const))(
  'an invoice in %s',
  (id, market) => {
    it('shows a company’s numbers by the names its market uses, and none for a person', () => {
      const [companyNumber, vatNumber] = LABELS[id] ?? [];
      const { name, facts } = buyerOf(market, company, undefined);
      expect([name, facts.map(({ value }) => value)]).toEqual([
        'Obra',
        ['5260250274', 'XX5260250274'],
      ]);
      if (companyNumber !== undefined)
        expect(facts.map(({ label }) => label)).toEqual([companyNumber, vatNumber]);
      expect(
        buyerOf(market, { ...company, intra_community_vat: null }, undefined).facts,
      ).toHaveLength(1);
      expect(buyerOf(market, person, undefined)).toEqual({
        name: 'Ana Nowak',
        address: [],
        facts: [],
      });
    });

    it('shows what the law requires about the seller (BEY-19)', () => {
      expect(sellerOf(market)).toEqual({
        name: market.company.legalName,
        address: [market.company.street, `${market.company.postcode} ${market.company.city}`],
        facts: market.documents.sellerFacts,
      });
      const digits = (text: string): string => text.replaceAll(/\D/g, '');
      for (const { value } of market.documents.sellerFacts)
        expect(market.legalFacts.some((fact) => digits(fact.value).includes(digits(value)))).toBe(
          true,
        );
    });
  },
);
