import type { TaxTable } from '@materia/domain-pricing';

const CIRCULAR =
  'CIVA, art. 18.º, n.º 3; Ofício Circulado n.º 25045/2024 da AT; Decreto-Lei n.º 347/85, art. 1.º, n.º 3 (place of supply)';

/** Taxes on sales by place; the sources are explained in docs/market-facts.md. */
export const taxes = {
  standard: 2300,
  reduced: [1300, 600],
  source: 'CIVA, art. 18.º, n.º 1',
  territories: [
    {
      territory: 'madeira',
      postcodePrefixes: ['90', '91', '92', '93', '94'],
      served: true,
      tax: 'vat',
      since: '2024-10-01',
      sentHere: 'taxed-at-dispatch',
      rates: { 2300: 2200, 1300: 1200, 600: 400 },
      source: CIRCULAR,
    },
    {
      territory: 'azores',
      postcodePrefixes: ['95', '96', '97', '98', '99'],
      served: true,
      tax: 'vat',
      since: '2021-07-01',
      sentHere: 'taxed-at-dispatch',
      rates: { 2300: 1600, 1300: 900, 600: 400 },
      source: `${CIRCULAR}; Decreto Legislativo Regional n.º 15-A/2021/A`,
    },
  ],
} as const satisfies TaxTable;
