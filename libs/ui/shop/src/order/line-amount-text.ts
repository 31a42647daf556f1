import type { Money } from '@materia/domain-money';
import type { TextReader } from '@materia/market-model';
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
