import { addMoney, money, subtractMoney, type Currency } from '@materia/domain-money';
import { deliveryCharges, depositCharge, preparationCharges } from './cart-charges.ts';
import { lineDiscounts } from './cart-discounts.ts';
import { amountBeforeOffer, lineAmount, offerDiscount } from './price-basis.ts';
import type { CartTotals, LineTotal, PricedCart } from './priced-cart.ts';
import { totalsByRate } from './rate-totals.ts';
import type { TaxedPart } from './taxed-amount.ts';
import {
  addTaxedAmounts,
  subtractTaxedAmounts,
  sumTaxedAmounts,
  taxedAmount,
  taxOf,
  zeroTaxedAmount,
  type TaxedAmount,
} from './taxed-amount.ts';

/**
 * The totals of a cart: lines less discounts, plus added eco-contributions, preparation fee, pallet
 * deposits and shipping.
 *
 * The shop rounds at one level only, the line: quantity times unit price is exact on the cart's
 * basis (with tax, or without for firms), and tax is extracted once per line (after its discounts)
 * and once per charge and rate. Every other figure is a sum or a difference of these, so totals
 * equal the sum of the lines to the minor unit and an amount with tax always equals the amount
 * without tax plus the tax. Discounts and charges are amounts with tax on either basis.
 */
export const cartTotals = (cart: PricedCart): CartTotals => {
  const { currency } = cart;
  const lines = lineTotals(cart);
  const preparation = chargedFor(cart.preparation === null ? [] : [cart.preparation], (fee) =>
    preparationCharges(fee, lines),
  );
  const deposits = chargedFor(cart.palletDeposits, (pallets) => [depositCharge(pallets)]);
  const shipping = chargedFor(cart.shipping, (delivery) => deliveryCharges(delivery, lines));
  const parts = [
    ...lines.map(({ seller, vatRate, total, eco }) => ({
      seller,
      charge: { vatRate, amount: addTaxedAmounts(total, eco) },
    })),
    ...preparation,
    ...deposits,
    ...shipping,
  ];
  const total = sumOf(parts, currency);
  return {
    lines,
    offerDiscount: sumTaxedAmounts(
      lines.map((line) => line.offerDiscount),
      currency,
    ),
    subtotal: sumTaxedAmounts(
      lines.map((line) => line.full),
      currency,
    ),
    tierDiscount: sumTaxedAmounts(
      lines.map((line) => line.tierDiscount),
      currency,
    ),
    couponDiscount: sumTaxedAmounts(
      lines.map((line) => line.couponDiscount),
      currency,
    ),
    eco: sumTaxedAmounts(
      lines.map((line) => line.eco),
      currency,
    ),
    preparation: sumOf(preparation, currency),
    palletDeposits: sumOf(deposits, currency),
    shipping: sumOf(shipping, currency),
    fees: [...preparation, ...deposits].map(({ charge }) => charge),
    total,
    tax: taxOf(total),
    byRate: totalsByRate(
      parts.map(({ charge }) => charge),
      currency,
    ),
    byVendor: distinct(parts.map((part) => part.seller)).map((seller) => ({
      seller,
      total: sumOf(
        parts.filter((part) => part.seller === seller),
        currency,
      ),
    })),
  };
};

const lineTotals = ({
  lines,
  discounts,
  currency,
  basis = 'included',
}: PricedCart): readonly LineTotal[] => {
  const rows = lines.map((line) => {
    const { isThirdParty, seller } = line;
    return {
      row: amountBeforeOffer(line, basis).included,
      offer: offerDiscount(line, basis).included,
      isThirdParty,
      seller,
    };
  });
  const parts = lineDiscounts(rows, discounts, currency);
  return lines.map((line, index) => {
    const nothing = money(0, currency);
    const row = rows[index]?.row ?? nothing;
    const { offer, tier, coupon } = parts[index] ?? {
      offer: nothing,
      tier: nothing,
      coupon: nothing,
    };
    const price = subtractMoney(row, offer);
    const full = taxedAmount(price, line.vatRate);
    const afterTier = taxedAmount(subtractMoney(price, tier), line.vatRate);
    const total = taxedAmount(subtractMoney(price, addMoney(tier, coupon)), line.vatRate);
    return {
      id: line.id,
      seller: line.seller,
      vatRate: line.vatRate,
      offerDiscount: subtractTaxedAmounts(taxedAmount(row, line.vatRate), full),
      full,
      tierDiscount: subtractTaxedAmounts(full, afterTier),
      couponDiscount: subtractTaxedAmounts(afterTier, total),
      total,
      eco:
        line.ecoAdded === undefined
          ? zeroTaxedAmount(currency)
          : lineAmount({ ...line, unit: line.ecoAdded }, basis),
    };
  });
};

/** What each vendor charges. */
const chargedFor = <Given extends { readonly seller: string }, Charge extends TaxedPart>(
  given: readonly Given[],
  chargesOf: (one: Given) => readonly Charge[],
) => given.flatMap((one) => chargesOf(one).map((charge) => ({ seller: one.seller, charge })));

const sumOf = (parts: readonly { readonly charge: TaxedPart }[], currency: Currency): TaxedAmount =>
  sumTaxedAmounts(
    parts.map(({ charge }) => charge.amount),
    currency,
  );

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
