import type { TaxTable } from '@materia/domain-pricing';

/** Taxes on sales by place. */
export const taxes = {
  standard: 2200,
  reduced: [1000, 500, 400],
  source: 'D.P.R. 633/1972, art. 16',
  territories: [
    {
      territory: 'livigno',
      postcodePrefixes: ['23041'],
      served: false,
      source: 'D.P.R. 633/1972, art. 7',
    },
  ],
} as const satisfies TaxTable;
