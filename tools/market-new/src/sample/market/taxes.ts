import type { TaxTable } from '@materia/domain-pricing';

/** Taxes on sales by place. */
export const taxes = {
  standard: 1900,
  reduced: [700],
  source: 'UStG, § 12 Abs. 1 und 2',
  territories: [
    {
      territory: 'helgoland',
      postcodePrefixes: ['27498'],
      served: false,
      source: 'UStG, § 1 Abs. 2',
    },
    {
      territory: 'buesingen',
      postcodePrefixes: ['78266'],
      served: false,
      source: 'UStG, § 1 Abs. 2',
    },
  ],
} as const satisfies TaxTable;
