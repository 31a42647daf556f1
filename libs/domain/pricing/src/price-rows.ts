import type { Currency, Money } from '@materia/domain-money';
import { unreachable } from '@materia/domain-kernel';
import type { CartExplanation, CartExplanationStep } from './cart-explanation.ts';
import { type OrderCharge, sumOfCharges } from './order-charge.ts';
import { amountBeforeDiscounts, offerDiscount, type PriceBasis } from './price-basis.ts';
import type { CartTotals } from './priced-cart.ts';
import {
  addTaxedAmounts,
  subtractTaxedAmounts,
  sumTaxedAmounts,
  type TaxedAmount,
  type TaxedPart,
  zeroTaxedAmount,
} from './taxed-amount.ts';

/** What a price is made of, in the order in which every page and mail lists it. */
export const PRICE_ROW_KINDS = [
  'products',
  'offer',
  'quantity-discount',
  'promo-code',
  'eco-contribution',
  'preparation-fee',
  'deposit',
  'delivery',
] as const;
export type PriceRowKind = (typeof PRICE_ROW_KINDS)[number];

/**
 * A part of a price. Products cost quantity times the price before offers, discounts are negative, and the rows
 * of a price add up to its total. `code` is that of a promo code.
 */
export type PriceRow = {
  readonly kind: PriceRowKind;
  readonly amount: TaxedAmount;
  readonly code?: string | undefined;
};

/** The rows, what they add up to, and the eco-contributions that the products' prices contain. */
export type PriceSummary = {
  readonly rows: readonly PriceRow[];
  readonly total: TaxedAmount;
  readonly ecoIncluded: Money;
};

/** The rows of a cart. `isBrought` is false for one that is collected only. */
export const rowsOfTotals = (
  totals: CartTotals,
  {
    promoCode,
    isBrought,
    currency,
  }: {
    readonly promoCode: string | undefined;
    readonly isBrought: boolean;
    readonly currency: Currency;
  },
): readonly PriceRow[] => [
  { kind: 'products', amount: addTaxedAmounts(totals.subtotal, totals.offerDiscount) },
  ...unlessZero({ kind: 'offer', amount: negative(totals.offerDiscount, currency) }),
  ...unlessZero({ kind: 'quantity-discount', amount: negative(totals.tierDiscount, currency) }),
  ...unlessZero({
    kind: 'promo-code',
    code: promoCode,
    amount: negative(totals.couponDiscount, currency),
  }),
  ...unlessZero({ kind: 'eco-contribution', amount: totals.eco }),
  ...(totals.fees.some(({ kind }) => kind === 'preparation-fee')
    ? [{ kind: 'preparation-fee' as const, amount: totals.preparation }]
    : []),
  ...unlessZero({ kind: 'deposit', amount: totals.palletDeposits }),
  ...deliveryRow(totals.shipping, isBrought),
];

/**
 * A line of an order: its amount after discounts, and its unit price with tax before level and code;
 * `before` is the one before an offer.
 */
export type OrderedLine = TaxedPart & {
  readonly unit: Money;
  readonly before?: Money | undefined;
  readonly quantity: number;
};

/**
 * The rows of an order. Its products cost what its lines do and the discounts that it records; those
 * of orders from before discounts were recorded are what the lines cost less than their unit prices.
 */
export const rowsOfOrder = (
  lines: readonly OrderedLine[],
  charges: readonly OrderCharge[],
  {
    isBrought,
    basis,
    currency,
  }: {
    readonly isBrought: boolean;
    readonly basis: PriceBasis;
    readonly currency: Currency;
  },
): readonly PriceRow[] => {
  const charged = sumTaxedAmounts(
    lines.map(({ amount }) => amount),
    currency,
  );
  const discounts = charges.filter(({ kind }) => kind === 'discount');
  const full =
    discounts.length > 0
      ? addTaxedAmounts(charged, sumOfCharges(discounts, ['discount'], currency))
      : sumTaxedAmounts(
          lines.map((line) => amountBeforeDiscounts(line, line.amount, basis)),
          currency,
        );
  const offers = sumTaxedAmounts(
    lines.map((line) => offerDiscount(line, basis)),
    currency,
  );
  const codes = charges.filter((charge) => charge.kind === 'discount' && charge.code !== null);
  const byCode = sumOfCharges(codes, ['discount'], currency);
  const [code] = codes.flatMap((charge) =>
    charge.kind === 'discount' && charge.code !== null ? [charge.code] : [],
  );
  const sum = (kind: OrderCharge['kind']): TaxedAmount => sumOfCharges(charges, [kind], currency);
  return [
    { kind: 'products', amount: addTaxedAmounts(full, offers) },
    ...unlessZero({ kind: 'offer', amount: negative(offers, currency) }),
    ...unlessZero({
      kind: 'quantity-discount',
      amount: subtractTaxedAmounts(addTaxedAmounts(charged, byCode), full),
    }),
    ...unlessZero({ kind: 'promo-code', code, amount: negative(byCode, currency) }),
    ...unlessZero({ kind: 'eco-contribution', amount: sum('eco-contribution') }),
    ...(charges.some(({ kind }) => kind === 'preparation-fee')
      ? [{ kind: 'preparation-fee' as const, amount: sum('preparation-fee') }]
      : []),
    ...unlessZero({ kind: 'deposit', amount: sum('deposit') }),
    ...deliveryRow(sum('delivery'), isBrought),
  ];
};

/** The rows of an explained cart total. */
export const rowsOfExplanation = ({ steps }: CartExplanation): readonly PriceRow[] =>
  steps.map((step) => ({
    kind: rowKindOf(step),
    amount: step.amount,
    ...(step.kind === 'coupon' && { code: step.code }),
  }));

const rowKindOf = (step: CartExplanationStep): PriceRowKind => {
  switch (step.kind) {
    case 'lines':
      return 'products';
    case 'tier-discount':
      return 'quantity-discount';
    case 'coupon':
      return 'promo-code';
    case 'pallet-deposit':
      return 'deposit';
    case 'shipping':
      return 'delivery';
    case 'offer':
    case 'eco-contribution':
    case 'preparation-fee':
      return step.kind;
    default:
      return unreachable(step);
  }
};

/** The rows of several orders together, in the common order. */
export const addRows = (
  orders: readonly (readonly PriceRow[])[],
  currency: Currency,
): readonly PriceRow[] =>
  [...Map.groupBy(orders.flat(), ({ kind, code }) => `${kind} ${code ?? ''}`).values()]
    .flatMap((same) => {
      const [first] = same;
      return first === undefined
        ? []
        : [
            {
              ...first,
              amount: sumTaxedAmounts(
                same.map(({ amount }) => amount),
                currency,
              ),
            },
          ];
    })
    .toSorted(
      (one, other) => PRICE_ROW_KINDS.indexOf(one.kind) - PRICE_ROW_KINDS.indexOf(other.kind),
    );

const deliveryRow = (amount: TaxedAmount, isBrought: boolean): readonly PriceRow[] =>
  isBrought || amount.included.minor > 0 ? [{ kind: 'delivery', amount }] : [];

const unlessZero = (row: PriceRow): readonly PriceRow[] =>
  row.amount.included.minor === 0 && row.amount.excluded.minor === 0 ? [] : [row];

const negative = (amount: TaxedAmount, currency: Currency): TaxedAmount =>
  subtractTaxedAmounts(zeroTaxedAmount(currency), amount);
