import type { BasisPoints, Money } from '@materia/domain-money';
import { lineAmount, type PriceBasis } from '@materia/domain-pricing';

/** What several sale units cost, with or without tax, as carts count it. */
export const priceOf = (
  { unit, vatRate }: { readonly unit: Money; readonly vatRate: BasisPoints },
  quantity: number,
  basis: PriceBasis,
): Money => lineAmount({ unit, vatRate, quantity }, basis)[basis];
