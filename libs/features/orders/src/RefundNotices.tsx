import type { OrderFacts } from '@materia/api-orders';
import { Alert } from '@materia/ui-design-system';
import { useFormats, useText } from '@materia/ui-shop';
import { refundText } from './refund-text.ts';

const TYPES = { pending: 'information', done: 'success', failed: 'warning' } as const;

const REASONS = {
  'order-cancelled': { title: 'payment.cancelledTitle', text: undefined },
  'late-success': { title: 'payment.lateTitle', text: 'payment.lateText' },
  'paid-twice': { title: 'payment.twiceTitle', text: 'payment.twiceText' },
} as const;

/** Why money goes back, and whether it has arrived. Those of returns and pallets are shown where these are. */
export const RefundNotices = ({ order }: { readonly order: Pick<OrderFacts, 'payment'> }) => {
  const t = useText();
  const formats = useFormats();
  return order.payment.refunds.map((refund) => {
    const { reason, state, at } = refund;
    if (reason === 'withdrawal' || reason === 'pallets') return null;
    const { title, text } = REASONS[reason];
    return (
      <Alert key={`${reason}-${at.date}-${at.minutesOfDay}`} type={TYPES[state]} title={t(title)}>
        {text && <p>{t(text)}</p>}
        <p>
          {t('common.labelled', {
            label: t('payment.refund'),
            value: refundText(refund, t, formats),
          })}
        </p>
      </Alert>
    );
  });
};
