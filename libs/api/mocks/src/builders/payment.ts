import type { Reply } from '@materia/api-contract';

/** A card payment that waits for its shopper. */
export const A_PAYMENT: Reply<'orderAndPay'>['payment'] = {
  attempt_id: 'p-1',
  order_number: 'PL-2603-000017',
  state: 'created',
  method: 'card',
  amount: 24,
  currency: 'PLN',
  token: 'return-token',
  redirect_url: 'https://pay.example/s/p-1',
  expires_at: '2026-03-10T10:40:00.000Z',
  may_retry: true,
  closed: false,
  paid: false,
  order_ids: ['o-1'],
};

export const A_PAYMENT_ALARM: Reply<'settlePaymentAlarm'> = {
  id: '7',
  kind: 'notice-of-another-amount',
  order_number: 'PL-2603-000017',
  attempt_id: 'p-1',
  detail: 'cs_1: paid, 2300 PLN',
  raised_at: '2026-03-10T10:05:00.000Z',
};
