import { addMoney, money, type Currency, type Money } from '@materia/domain-money';
import type { AddedCharge, DeliveryCharge, FeeCharge, IncludedCharge } from './order-charge.ts';
import { palletDeposit } from './pallet-deposit.ts';
import type { PreparationFee } from './preparation-fee.ts';
import type { AncillaryCharge, LineTotal, PalletCharge } from './priced-cart.ts';
import { totalsByRate } from './rate-totals.ts';
import type { TaxedPart } from './taxed-amount.ts';
import { type RateShare, sharesByRate } from './shares-by-rate.ts';
import { taxedAmount, type TaxedAmount } from './taxed-amount.ts';

/** The price of a delivery at the rates of what it brings; none for a free one. */
export const deliveryCharges = (
  { amount, lineIds }: AncillaryCharge,
  lines: readonly LineTotal[],
): readonly DeliveryCharge[] =>
  sharesByRate(amount, productsOf(lineIds, lines))
    .filter((share) => share.amount.minor > 0)
    .map((share) => ({ kind: 'delivery', ...taxed(share) }));

/** The preparation fee at the rates of what is prepared. A waived one is stated with its price. */
export const preparationCharges = (
  fee: PreparationFee & AncillaryCharge,
  lines: readonly LineTotal[],
): readonly FeeCharge[] => {
  const products = productsOf(fee.lineIds, lines);
  const charged = sharesByRate(fee.amount, products);
  return sharesByRate(fee.originalAmount, products)
    .map(({ vatRate, amount: originalUnit }, at): FeeCharge => {
      const unit = charged[at]?.amount ?? money(0, originalUnit.currency);
      return {
        kind: 'preparation-fee',
        quantity: 1,
        unit,
        originalUnit,
        ...taxed({ vatRate, amount: unit }),
      };
    })
    .filter(({ originalUnit }) => originalUnit.minor > 0);
};

/** The deposits for the pallets of a line, which have a rate of their own. */
export const depositCharge = ({ pallets, unit, vatRate }: PalletCharge): FeeCharge => ({
  kind: 'deposit',
  quantity: pallets,
  unit,
  originalUnit: unit,
  ...taxed({ vatRate, amount: palletDeposit(pallets, unit) }),
});

/** The eco-contributions that are added to the prices of the lines, by rate. */
export const ecoCharges = (
  lines: readonly LineTotal[],
  currency: Currency,
): readonly AddedCharge[] =>
  sumsOf(lines, (line) => line.eco, currency).map((part) => ({
    kind: 'eco-contribution',
    ...part,
  }));

/**
 * What the amounts of an order's lines contain, by rate: its discounts, and the eco-contributions
 * within its prices, in total per line and with tax. `code` is the promo code of the order.
 */
export const includedCharges = (
  lines: readonly (LineTotal & { readonly ecoIncluded: Money })[],
  code: string | null,
  currency: Currency,
): readonly IncludedCharge[] => [
  ...sumsOf(lines, ({ ecoIncluded, vatRate }) => taxedAmount(ecoIncluded, vatRate), currency).map(
    (part) => ({ kind: 'included-eco-contribution' as const, ...part }),
  ),
  ...sumsOf(lines, (line) => line.tierDiscount, currency).map((part) => ({
    kind: 'discount' as const,
    code: null,
    ...part,
  })),
  ...sumsOf(lines, (line) => line.couponDiscount, currency).map((part) => ({
    kind: 'discount' as const,
    code,
    ...part,
  })),
];

const productsOf = (
  lineIds: readonly string[],
  lines: readonly LineTotal[],
): readonly RateShare[] =>
  lines
    .filter(({ id }) => lineIds.includes(id))
    .map(({ vatRate, total, eco }) => ({
      vatRate,
      amount: addMoney(total.included, eco.included),
    }));

const taxed = ({ vatRate, amount }: RateShare): TaxedPart => ({
  vatRate,
  amount: taxedAmount(amount, vatRate),
});

const sumsOf = <Line extends LineTotal>(
  lines: readonly Line[],
  amountOf: (line: Line) => TaxedAmount,
  currency: Currency,
): readonly TaxedPart[] =>
  totalsByRate(
    lines.map((line) => ({ vatRate: line.vatRate, amount: amountOf(line) })),
    currency,
  )
    .filter(({ amount }) => amount.included.minor > 0)
    .map(({ vatRate, amount }) => ({ vatRate, amount }));
