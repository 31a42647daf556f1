import type { Money } from '@materia/domain-money';
import {
  chargeFor,
  leadingTax,
  type OfferPrice,
  type RateShare,
  type TaxedAmount,
} from '@materia/domain-pricing';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '../provider/formats.ts';
import { type ShopViewer, taxTextKey } from './viewer.ts';

/**
 * Who sees the cost of a delivery, and the products for which it is charged, as it is taxed like
 * them. `fee` is the preparation fee of the whole order, where it is known.
 */
export type CostTerms = {
  readonly viewer: ShopViewer;
  readonly products: readonly RateShare[];
  readonly fee?: TaxedAmount | undefined;
};

/** The terms of delivering one offer. */
export const offerTerms = (
  { unit, vatRate }: Pick<OfferPrice, 'unit' | 'vatRate'>,
  viewer: ShopViewer,
): CostTerms => ({ viewer, products: [{ vatRate, amount: unit.included }] });

/**
 * What it costs to get products by one way: its price and the preparation fee that comes with it. A
 * way is free only if neither is charged. `isFrom` for lowest prices. Without terms, and for private
 * customers, the amounts are with tax; professionals see those without, and that they are.
 */
export const deliveryCostText = (
  {
    price,
    preparation,
    terms,
  }: {
    readonly price: Money;
    readonly preparation: Money | undefined;
    readonly terms?: CostTerms | undefined;
  },
  t: TextReader,
  formats: Pick<Formats, 'money'>,
  isFrom = false,
): string => {
  const lowest = (amount: string): string => (isFrom ? t('price.from', { amount }) : amount);
  const shown = (amount: Money): string => chargeText(amount, terms, t, formats);
  const fee =
    preparation === undefined || preparation.minor === 0
      ? undefined
      : chargeText(preparation, terms, t, formats, terms?.fee);
  if (price.minor === 0)
    return fee === undefined ? t('price.free') : lowest(t('price.forPreparation', { amount: fee }));
  return lowest(
    fee === undefined ? shown(price) : t('price.plusPreparation', { amount: shown(price), fee }),
  );
};

/** An amount with tax that is charged for products, as it is shown to a viewer. */
export const chargeText = (
  amount: Money,
  terms: CostTerms | undefined,
  t: TextReader,
  { money }: Pick<Formats, 'money'>,
  known?: TaxedAmount,
): string => {
  if (terms === undefined || leadingTax(terms.viewer) === 'included') return money(amount);
  const { excluded } = known ?? chargeFor(amount, terms.products);
  return `${money(excluded)} ${t(taxTextKey(terms.viewer, 'excluded'))}`;
};
