import type { TaxTable } from '@materia/domain-pricing';

/** Taxes on sales by place; the sources are explained in docs/market-facts.md. */
export const taxes = {
  standard: 2100,
  reduced: [1000, 400],
  source: 'Ley 37/1992, arts. 3, 90 y 91',
  territories: [
    {
      territory: 'canary-islands',
      postcodePrefixes: ['35', '38'],
      served: true,
      tax: 'igic',
      since: '2020-01-01',
      sentHere: 'taxed-on-arrival',
      // IGIC goes by the product, not by its IVA rate: products with another rate have it in the
      // catalogue.
      rates: { 2100: 700, 1000: 300, 400: 0 },
      source: 'Ley 37/1992, art. 3.Dos.1.º b); Ley 20/1991; Ley 4/2012, arts. 51 a 57',
    },
    {
      territory: 'ceuta',
      postcodePrefixes: ['51'],
      served: false,
      source: 'Ley 37/1992, art. 3.Dos.1.º a): outside the customs union, IPSI is due there',
    },
    {
      territory: 'melilla',
      postcodePrefixes: ['52'],
      served: false,
      source: 'Ley 37/1992, art. 3.Dos.1.º a): outside the customs union, IPSI is due there',
    },
  ],
} as const satisfies TaxTable;
