import type { Money } from '@materia/domain-money';
import {
  type PriceRow,
  type PriceRowKind,
  type PriceSummary,
  type PriceViewer,
  type SalesTax,
  taxDisplay,
  taxOf,
  type TaxedAmount,
} from '@materia/domain-pricing';
import type { TextReader } from './market-texts.ts';

/** An amount with its name. */
export type PriceWords = { readonly term: string; readonly amount: string };

/** How a price is written: for whom, and how many lines its products have. */
export type PriceReading = {
  readonly viewer: PriceViewer & { readonly tax?: SalesTax | undefined };
  readonly lines: number;
  /** Deliveries whose price is not known yet; the total is without them. */
  readonly openDeliveries?: 'some' | 'all' | undefined;
  /** Names of rows that are more precise than the common ones. */
  readonly names?: Partial<Readonly<Record<PriceRowKind, string>>> | undefined;
};

/**
 * What a price is made of, in the words and the order of every page and mail: products before
 * discounts, discounts with a minus, fees, delivery and the total. Tax and eco-contributions that
 * the total contains are listed apart, so that they do not look added. Professionals see the rows
 * without tax, then the tax.
 */
export const priceWords = (
  { rows, total, ecoIncluded }: PriceSummary,
  { viewer, lines, openDeliveries, names }: PriceReading,
  { t, money }: { readonly t: TextReader; readonly money: (amount: Money) => string },
): {
  readonly rows: readonly PriceWords[];
  readonly total: { readonly term: string; readonly amount: Money };
  readonly included: readonly PriceWords[];
} => {
  const leadsWithout = taxDisplay(total, viewer).first.tax === 'excluded';
  const isIgic = viewer.tax === 'igic';
  const shown = (amount: TaxedAmount): string => money(taxDisplay(amount, viewer).first.amount);
  const amountOf = ({ kind, amount }: PriceRow): string => {
    if (kind === 'delivery' && openDeliveries !== undefined)
      return openDeliveries === 'all'
        ? t('line.deliveryOpen')
        : t('line.deliveryPartly', { amount: shown(amount) });
    return amount.included.minor === 0 ? t('price.free') : shown(amount);
  };
  return {
    rows: [
      ...rows.map((row) => ({
        term: names?.[row.kind] ?? priceRowName(row, lines, t),
        amount: amountOf(row),
      })),
      ...(leadsWithout
        ? [
            {
              term: t(isIgic ? 'line.totalWithoutIgic' : 'line.totalExcluded'),
              amount: money(total.excluded),
            },
            { term: t(isIgic ? 'line.igic' : 'line.vat'), amount: money(taxOf(total)) },
          ]
        : []),
    ],
    total: { term: t('line.total'), amount: total.included },
    included: [
      ...(leadsWithout
        ? []
        : [
            {
              term: t(isIgic ? 'line.igicIncluded' : 'line.vatIncluded'),
              amount: money(taxOf(total)),
            },
          ]),
      ...(ecoIncluded.minor > 0
        ? [{ term: t('line.ecoIncluded'), amount: money(ecoIncluded) }]
        : []),
    ],
  };
};

/** The name of a row, which is the same everywhere. */
const priceRowName = ({ kind, code }: PriceRow, lines: number, t: TextReader): string => {
  switch (kind) {
    case 'products':
      return t('line.lines', { count: lines });
    case 'offer':
      return t('line.offer');
    case 'quantity-discount':
      return t('line.discount');
    case 'promo-code':
      return t('line.coupon', { code: code ?? '' });
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
