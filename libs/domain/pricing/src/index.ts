export { pricePerCapacityUnit } from './capacity-price.ts';
export { type CartCoupon, type CartDiscounts, vendorSubtotal } from './cart-discounts.ts';
export {
  explainTotals,
  type CartExplanation,
  type CartExplanationStep,
} from './cart-explanation.ts';
export { ecoCharges, includedCharges } from './cart-charges.ts';
export { cartTotals } from './cart-totals.ts';
export {
  DELIVERY_PRICE_WITHOUT_PRICE_SORTS_AS,
  deliveryPriceLabel,
  deliveryPriceSortValue,
  type DeliveryPriceLabel,
} from './delivery-price.ts';
export { discountLabel, type DiscountLabel } from './discount-label.ts';
export {
  defaultDiscountTiers,
  discountTier,
  tierProgress,
  type DiscountTier,
} from './discount-tiers.ts';
export {
  ecoAddedToPrice,
  ecoContributions,
  ECOTAX_LINE_TYPE,
  isEcotaxLine,
  type EcoContribution,
  type EcoContributionRule,
  type EcoProducts,
  type EcoPlacement,
} from './eco-contribution.ts';
export {
  checkFeeLineReferences,
  feeLine,
  feeLineKind,
  type FeeLine,
  type FeeLineKind,
  type FeeReferencesRefusal,
} from './fee-lines.ts';
export {
  LOWEST_PRICE_DAYS,
  lowest30Days,
  lowestBeforeReduction,
  type PriceHistoryRow,
} from './lowest-price.ts';
export type { Conditioning, Offer } from './offer.ts';
export { offerPriceOf, type Ecotax, type OfferPrice, type PriceListEntry } from './offer-price.ts';
export {
  ADDED_CHARGE_KINDS,
  type AddedCharge,
  type AddedChargeKind,
  addedCharges,
  type AddedOrderCharge,
  type FeeCharge,
  type IncludedCharge,
  type OrderCharge,
  orderCharges,
  sumOfCharges,
} from './order-charge.ts';
export {
  refundOfUnits,
  type RefundPart,
  refundRows,
  refundTotal,
  type ReturnedLine,
} from './order-refund.ts';
export { type OrderPart, orderTotals, type OrderAmounts } from './order-totals.ts';
export { offersOfProduct, rankOffers } from './offers.ts';
export {
  chargesAfterPallets,
  depositRows,
  fullPallets,
  PALLET_RETURN_DAYS,
  palletDeposit,
  palletRefund,
  palletReturnUntil,
  type PalletLine,
  type PalletReturnRefusal,
} from './pallet-deposit.ts';
export {
  preparationFee,
  preparationReferences,
  preparationSteps,
  preparedLines,
  type PreparationFee,
  type PreparationTariff,
  type PreparedLine,
} from './preparation-fee.ts';
export {
  amountBeforeDiscounts,
  entryOn,
  lineAmount,
  offerDiscount,
  PRICE_BASES,
  type PriceBasis,
  priceBasisOf,
  type PricedUnits,
  unitOn,
} from './price-basis.ts';
export {
  parsePriceContextCode,
  priceContextCode,
  priceContextPair,
  type PriceContextPair,
  type PriceContextParts,
} from './price-context.ts';
export {
  leadingTax,
  priceDisplay,
  taxDisplay,
  type DisplayedAmount,
  type PriceDisplay,
  type PriceViewer,
} from './price-display.ts';
export {
  addRows,
  PRICE_ROW_KINDS,
  type OrderedLine,
  type PriceRow,
  type PriceRowKind,
  type PriceSummary,
  rowsOfExplanation,
  rowsOfOrder,
  rowsOfTotals,
} from './price-rows.ts';
export { priceValidUntil } from './price-validity.ts';
export { percentOff, priceBefore, reduction, type Reduction } from './reduction.ts';
export { padSellerCode } from './seller-code.ts';
export { taxLabel } from './tax-label.ts';
export {
  rateAt,
  type Sale,
  SALES_TAXES,
  type SalesTax,
  type TaxedProduct,
  type TaxPlace,
  isServedFrom,
  taxPlace,
  taxPlaceNamed,
  type TaxPlaceRefusal,
  type TaxTable,
  type TaxTerritory,
} from './tax-place.ts';
export { chargeFor, type RateShare, sharesByRate } from './shares-by-rate.ts';
export {
  addTaxedAmounts,
  subtractTaxedAmounts,
  sumTaxedAmounts,
  taxedAmount,
  taxOf,
  zeroTaxedAmount,
  type TaxedAmount,
} from './taxed-amount.ts';
export type {
  AncillaryCharge,
  CartTotals,
  LineTotal,
  PalletCharge,
  PricedCart,
  PricedLine,
  RateTotal,
} from './priced-cart.ts';
export type { FeeLineReferences } from './fee-references.ts';
export { totalsByRate } from './rate-totals.ts';
export type { TaxedPart } from './taxed-amount.ts';
