import {
  compareMoney,
  type Money,
  percentOfBasisPoints,
  subtractMoney,
} from '@materia/domain-money';
import type { Cart } from './cart.ts';

/**
 * The discount level that a club member reaches next. `missing` is what is still to be bought, with
 * the cart already counted; undefined if the cart is enough. Undefined for other buyers.
 */
export const nextLevelOf = ({
  nextTier,
  total,
}: Pick<Cart, 'nextTier' | 'total'>):
  { readonly percent: number; readonly missing: Money | undefined } | undefined =>
  nextTier && {
    percent: percentOfBasisPoints(nextTier.rate),
    missing:
      compareMoney(nextTier.missing, total.included) > 0
        ? subtractMoney(nextTier.missing, total.included)
        : undefined,
  };
