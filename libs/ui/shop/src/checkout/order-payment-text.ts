import type { PaymentMethod } from '@materia/domain-checkout';
import type { TextReader } from '@materia/market-model';
import { PAYMENT_TEXTS } from './payment-texts.ts';

/** How an order is or was paid. */
export const orderPaymentText = (
  {
    method,
    state,
  }: {
    readonly method: PaymentMethod;
    readonly state: 'in-store' | 'waiting' | 'paid' | 'ended';
  },
  t: TextReader,
): string => {
  const name = t(PAYMENT_TEXTS[method].name);
  switch (state) {
    case 'in-store':
      return name;
    case 'waiting':
      return t('payment.awaiting', { method: name });
    case 'paid':
      return t('payment.paidWith', { method: name });
    case 'ended':
      return t('payment.notPaid', { method: name });
  }
};
