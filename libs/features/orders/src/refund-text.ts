import type { OrderFacts } from '@materia/api-orders';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '@materia/ui-shop';

type OfOrder = OrderFacts['payment']['refunds'][number];

/** The amount of a refund, and whether it has arrived. */
export const refundText = (
  { amount, state, at }: OfOrder,
  t: TextReader,
  formats: Pick<Formats, 'money' | 'date'>,
): string => {
  const shown = { amount: formats.money(amount) };
  switch (state) {
    case 'pending':
      return t('payment.refundPending', shown);
    case 'done':
      return t('payment.refundDone', { ...shown, date: formats.date(at.date) });
    case 'failed':
      return t('payment.refundFailed', shown);
  }
};
