import type { TaxTable } from '@materia/domain-pricing';

/** Taxes on sales by place; the sources are explained in docs/market-facts.md. */
export const taxes = {
  standard: 2000,
  reduced: [1000, 550, 210],
  source: 'CGI, art. 278, 278-0 bis, 278 bis et 281 quater',
  territories: [
    {
      territory: 'corsica',
      postcodePrefixes: ['20'],
      served: true,
      tax: 'vat',
      since: '2014-01-01',
      sentHere: 'taxed-on-arrival',
      rates: { 2000: 2000, 1000: 210, 550: 210, 210: 90 },
      source: 'CGI, art. 297, I',
    },
    {
      territory: 'overseas',
      postcodePrefixes: ['97', '98'],
      served: false,
      source:
        'CGI, art. 294 à 296: rates and octroi de mer of their own, outside metropolitan France',
    },
  ],
} as const satisfies TaxTable;
