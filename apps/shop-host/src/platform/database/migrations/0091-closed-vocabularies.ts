import type { Migration } from './migration.ts';

const PROVIDED = `'card', 'blik', 'p24', 'multibanco', 'mb_way', 'bizum', 'paypal_express', 'credit'`;
const METHODS = `${PROVIDED}, 'pay_in_store'`;
const ALARMS = `'notice-of-another-attempt', 'notice-of-another-amount', 'notice-in-another-currency', 'payment-of-another-purchase', 'payment-of-unknown-attempt', 'provider-rejected', 'refund-failed', 'refund-cancelled', 'refund-requires-action', 'dispute'`;

/** Payment methods were once spelt with hyphens, and one word named the bank transfer of every market. */
const methodsOf = (table: string, column = 'payment_method', methods = METHODS): string[] => [
  `update ${table} set ${column} = case
      when ${column} = 'bank-transfer' then case currency when 'PLN' then 'p24' else 'multibanco' end
      else replace(${column}, '-', '_') end
    where ${column} not in (${methods})`,
  `alter table ${table} add constraint ${table}_${column}_check check (${column} in (${methods}))`,
];

/**
 * The words of payments are closed lists: the methods, and the kinds of alarms. An alarm of a kind
 * that nobody raises any more keeps its former kind in its detail.
 */
export const closedVocabularies: Migration = {
  name: '0091-closed-vocabularies',
  statements: [
    ...methodsOf('orders'),
    ...methodsOf('purchase'),
    ...methodsOf('receipt'),
    ...methodsOf('payment_attempt', 'method', PROVIDED),
    `update cart set payment_method = null where payment_method not in (${METHODS})`,
    `alter table cart add constraint cart_payment_method_check check (payment_method in (${METHODS}))`,
    `update payment_alarm set kind = 'payment-of-unknown-attempt', detail = kind || ': ' || detail where kind not in (${ALARMS})`,
    `alter table payment_alarm add constraint payment_alarm_kind_check check (kind in (${ALARMS}))`,
  ],
};
