import type { Money } from '@materia/domain-money';
import {
  type PriceBasis,
  type PriceRow,
  type PriceSummary,
  type SalesTax,
  taxOf,
} from '@materia/domain-pricing';
import { type CostTerms, deliveryCostText, formatsOf } from '@materia/ui-shop';
import type { PageShop } from './page-shop.ts';

const rowName = ({ t }: PageShop, { kind, code = '' }: PriceRow, lines: number): string => {
  switch (kind) {
    case 'products':
      return t('line.lines', { count: lines });
    case 'offer':
      return t('line.offer');
    case 'quantity-discount':
      return t('line.discount');
    case 'promo-code':
      return t('line.coupon', { code });
    case 'eco-contribution':
      return t('line.ecoContribution');
    case 'preparation-fee':
      return t('line.preparationFee');
    case 'deposit':
      return t('line.palletDeposit');
    case 'delivery':
      return t('line.shipping');
  }
};

/**
 * What a price is made of, as every page lists it: its rows, the total, and what that contains. On prices without tax the
 * rows are without it, and lead by their sum and the tax to the total.
 */
export const priceSummaryLines = (
  shop: PageShop,
  { rows, total, ecoIncluded }: PriceSummary,
  lines: number,
  { salesTax, priceBasis }: { readonly salesTax: SalesTax; readonly priceBasis: PriceBasis },
): readonly string[] => {
  const { t, market } = shop;
  const { money } = formatsOf(market);
  return [
    ...rows.flatMap((row) => [
      rowName(shop, row, lines),
      row.amount.included.minor === 0 ? t('price.free') : money(row.amount[priceBasis]),
    ]),
    ...(priceBasis === 'included'
      ? []
      : [
          t(salesTax === 'igic' ? 'line.totalWithoutIgic' : 'line.totalExcluded'),
          money(total.excluded),
          t(salesTax === 'igic' ? 'line.igic' : 'line.vat'),
          money(taxOf(total)),
        ]),
    t('line.total'),
    money(total.included),
    ...(priceBasis === 'included'
      ? [t(salesTax === 'igic' ? 'line.igicIncluded' : 'line.vatIncluded'), money(taxOf(total))]
      : []),
    ...(ecoIncluded.minor === 0 ? [] : [t('line.ecoIncluded'), money(ecoIncluded)]),
  ];
};

/** What a way to the products costs, with the preparation fee that comes with it. */
export const costLine = (
  { t, market }: PageShop,
  price: Money,
  preparation: Money | undefined,
  isFrom = false,
  terms?: CostTerms,
): string => deliveryCostText({ price, preparation, terms }, t, formatsOf(market), isFrom);
