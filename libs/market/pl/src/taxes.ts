import type { TaxTable } from '@materia/domain-pricing';

/** Taxes on sales by place; the sources are explained in docs/market-facts.md. */
export const taxes = {
  standard: 2300,
  reduced: [800, 500],
  source: 'Ustawa z 11.03.2004 o VAT, art. 41 ust. 1, 2, 2a i art. 146ef',
  territories: [],
} as const satisfies TaxTable;
