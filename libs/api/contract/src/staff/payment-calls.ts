/** Calls with which staff see what went wrong with money. */
export const paymentDeskCalls = {
  listPaymentAlarms: {
    method: 'GET',
    path: '/staff/payment-alarms',
    credential: 'staff',
    duty: 'orders',
    summary: 'Payments, refunds and disputes that a person has to look at, the oldest first',
    refusals: [],
  },
  settlePaymentAlarm: {
    method: 'POST',
    path: '/staff/payment-alarms/:id/settle',
    credential: 'staff',
    duty: 'orders',
    summary: 'Takes an alarm off the list, once it was looked at',
    refusals: ['bad-input', 'not-found'],
  },
} as const;
