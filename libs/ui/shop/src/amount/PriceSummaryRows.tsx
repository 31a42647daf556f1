import {
  type PriceRow,
  type PriceRowKind,
  type PriceSummary,
  taxDisplay,
  taxOf,
  type TaxedAmount,
} from '@materia/domain-pricing';
import type { TextReader } from '@materia/market-model';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';
import type { ShopViewer } from '../price/viewer.ts';
import { AmountRows } from './AmountRows.tsx';

export type PriceSummaryRowsProps = {
  readonly summary: PriceSummary;
  /** How many lines the products have. */
  readonly lines: number;
  readonly viewer: ShopViewer;
  /** Deliveries whose price is not known yet; the total is without them. */
  readonly openDeliveries?: 'some' | 'all' | undefined;
  /** Names of rows that are more precise than the common ones. */
  readonly names?: Partial<Readonly<Record<PriceRowKind, string>>>;
};

/**
 * What a price is made of, in the words and the order of every page: products before discounts,
 * discounts with a minus, fees, delivery and the total. Tax and eco-contributions that the total
 * contains are listed below it. Professionals see the rows without tax, then the tax.
 */
export const PriceSummaryRows = ({
  summary: { rows, total, ecoIncluded },
  lines,
  viewer,
  openDeliveries,
  names,
}: PriceSummaryRowsProps) => {
  const t = useText();
  const { money } = useFormats();
  const { first } = taxDisplay(total, viewer);
  const leadsWithout = first.tax === 'excluded';
  const isIgic = viewer.tax === 'igic';
  const shown = (amount: TaxedAmount): string => money(taxDisplay(amount, viewer).first.amount);
  const textOf = ({ kind, amount }: PriceRow): string => {
    if (kind === 'delivery' && openDeliveries !== undefined)
      return openDeliveries === 'all'
        ? t('line.deliveryOpen')
        : t('line.deliveryPartly', { amount: shown(amount) });
    return amount.included.minor === 0 ? t('price.free') : shown(amount);
  };
  return (
    <AmountRows
      rows={[
        ...rows.map((row) => ({
          term: names?.[row.kind] ?? priceRowName(row, lines, t),
          amount: textOf(row),
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
      ]}
      total={{ term: t('line.total'), amount: total.included }}
      included={[
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
      ]}
    />
  );
};

/** The name of a row, which is the same on every page. */
const priceRowName = ({ kind, code }: PriceRow, lines: number, t: TextReader): string => {
  switch (kind) {
    case 'products':
      return t('line.lines', { count: lines });
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
