import type { Money } from '@materia/domain-money';
import type { PriceBasis } from '@materia/domain-pricing';
import type { TextKey, TextReader } from '@materia/market-model';
import type { Formats } from '../provider/formats.ts';

/** What an ordered line costs, quantity times unit price, and what was taken off. */
export const lineAmountText = (
  { total, discount }: { readonly total: Money; readonly discount: Money | undefined },
  t: TextReader,
  { money }: Pick<Formats, 'money'>,
): string =>
  discount === undefined
    ? money(total)
    : `${money(total)} (${t('common.labelled', { label: t('line.discount'), value: money(discount) })})`;

/** The headings of an ordered line's unit price and total, which say when they are without tax. */
export const LINE_HEADINGS = {
  included: { unit: 'orders.unitPrice', total: 'orders.lineTotal' },
  excluded: { unit: 'firm.unitPrice', total: 'firm.lineTotal' },
} as const satisfies Readonly<Record<PriceBasis, Readonly<Record<'unit' | 'total', TextKey>>>>;
