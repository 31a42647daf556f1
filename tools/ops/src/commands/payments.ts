import type { Reply } from '@materia/api-contract';
import type { PaymentAlarm } from '@materia/domain-checkout';
import type { Command } from '../command.ts';
import type { Moments } from '../moments.ts';
import { plainLine } from './plain.ts';

const ALARM_WORDS = {
  'notice-of-another-attempt': 'another payment',
  'notice-of-another-amount': 'another amount',
  'notice-in-another-currency': 'another currency',
  'payment-of-another-purchase': 'another order',
  'payment-of-unknown-attempt': 'unknown payment',
  'provider-rejected': 'rejected by the provider',
  'refund-failed': 'refund failed',
  'refund-cancelled': 'refund cancelled',
  'refund-requires-action': 'refund needs the customer',
  dispute: 'dispute',
  'refund-due': 'refund due',
} as const satisfies Readonly<Record<PaymentAlarm, string>>;

const lineOf = (
  { id, kind, order_number, detail, raised_at }: Reply<'settlePaymentAlarm'>,
  when: Moments,
): string =>
  `${id.padStart(5)}  ${ALARM_WORDS[kind]}  ${order_number === null ? 'no order' : `order ${plainLine(order_number)}`}  ${plainLine(detail)}  (${when(raised_at)})`;

export const paymentAlarms: Command = {
  words: [],
  help: 'Payments, refunds and disputes that a person has to look at',
  run: async (_, { host, when }) => {
    const value = await host('listPaymentAlarms', {});
    return {
      value,
      lines: value.length === 0 ? ['There are none.'] : value.map((one) => lineOf(one, when)),
    };
  },
};

export const paymentAlarmSettle: Command = {
  words: ['ID', 'COMMENT?'],
  help: 'Take a payment alarm off the list, once it was looked at',
  run: async ([id = '', comment = ''], { host, when }) => {
    const value = await host('settlePaymentAlarm', { params: { id }, body: { comment } });
    return { value, lines: [lineOf(value, when)] };
  },
};
