import type { PriceSummary } from '@materia/domain-pricing';
import { type PriceReading, priceWords } from '@materia/market-model';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { AmountRows } from './AmountRows.tsx';

export type PriceSummaryRowsProps = PriceReading & { readonly summary: PriceSummary };

/** What a price is made of, in the words and the order of every page. */
export const PriceSummaryRows = ({ summary, ...reading }: PriceSummaryRowsProps) => (
  <AmountRows {...priceWords(summary, reading, { t: useText(), money: useFormats().money })} />
);
