import { compareMoney, roundDown, subtractMoney } from '@materia/domain-money';
import type { OfferPrice } from './offer-price.ts';
import type { TaxedAmount } from './taxed-amount.ts';

/** What may be said about a reduced price. `percent` is whole; 0 stands for a reduction below one percent. */
export type Reduction = { readonly percent: number; readonly original: TaxedAmount; readonly lowest30Days: TaxedAmount };

/**
 * The reduction of a price, or null where none may be announced. The percentage is computed from the lowest price of the last
 * 30 days (BEY-01; Directive 98/6/EC art. 6a as read in CJEU C-330/23) and rounded down, so that it never promises too much.
 * No reduction is announced when that lowest price is unknown or the price does not lie below it.
 */
export const reduction = (price: Pick<OfferPrice, 'unit' | 'initial' | 'lowest30Days'>): Reduction | null => {
  const { unit, initial, lowest30Days } = price;
  if (lowest30Days === undefined) return null;
  if (compareMoney(unit.included, initial.included) >= 0 || compareMoney(unit.included, lowest30Days.included) >= 0) return null;
  const saved = subtractMoney(lowest30Days.included, unit.included);
  return { percent: roundDown(BigInt(saved.minor) * 100n, lowest30Days.included.minor), original: initial, lowest30Days };
};
