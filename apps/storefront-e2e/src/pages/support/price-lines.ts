import type { Money } from '@materia/domain-money';
import { type PriceRow, type PriceSummary, type SalesTax, taxOf } from '@materia/domain-pricing';
import { deliveryCostText, formatsOf } from '@materia/ui-shop';
import type { PageShop } from './page-shop.ts';

const rowName = ({ t }: PageShop, { kind, code = '' }: PriceRow, lines: number): string => {
  switch (kind) {
    case 'products':
      return t('line.lines', { count: lines });
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

/** What a price is made of, as every page lists it: its rows, the total, and what that contains. */
export const priceSummaryLines = (
  shop: PageShop,
  { rows, total, ecoIncluded }: PriceSummary,
  lines: number,
  salesTax: SalesTax,
): readonly string[] => {
  const { t, market } = shop;
  const { money } = formatsOf(market);
  return [
    ...rows.flatMap((row) => [
      rowName(shop, row, lines),
      row.amount.included.minor === 0 ? t('price.free') : money(row.amount.included),
    ]),
    t('line.total'),
    money(total.included),
    t(salesTax === 'igic' ? 'line.igicIncluded' : 'line.vatIncluded'),
    money(taxOf(total)),
    ...(ecoIncluded.minor === 0 ? [] : [t('line.ecoIncluded'), money(ecoIncluded)]),
  ];
};

/** What a way to the products costs, with the preparation fee that comes with it. */
export const costLine = (
  { t, market }: PageShop,
  price: Money,
  preparation: Money | undefined,
  isFrom = false,
): string => deliveryCostText({ price, preparation }, t, formatsOf(market), isFrom);
