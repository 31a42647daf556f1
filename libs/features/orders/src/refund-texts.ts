import type { OrderFacts } from '@materia/api-orders';
import type { TextReader } from '@materia/market-model';
import type { Formats } from '@materia/ui-shop';

/** A line per refund of an order: its amount, and whether it has arrived. */
export const refundTexts = (
  { payment }: Pick<OrderFacts, 'payment'>,
  t: TextReader,
  formats: Pick<Formats, 'money' | 'date'>,
): readonly string[] =>
  payment.refunds.map(({ amount, state, at }) => {
    const shown = { amount: formats.money(amount) };
    switch (state) {
      case 'pending':
        return t('payment.refundPending', shown);
      case 'done':
        return t('payment.refundDone', { ...shown, date: formats.date(at.date) });
      case 'failed':
        return t('payment.refundFailed', shown);
    }
  });
