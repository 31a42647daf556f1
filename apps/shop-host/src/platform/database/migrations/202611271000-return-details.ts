import { PAYMENT_ALARMS } from '@materia/domain-checkout';
import { RETURN_FAULTS, WITHDRAWAL_EXCLUSIONS } from '@materia/domain-order';
import type { Migration } from './migration.ts';

const list = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/**
 * A return has a number within its order, from which its code is made, a way back, and whether it is
 * by the law or by the promise of the shop. It keeps the name and the declaration that were given for
 * its receipt, what its buyer says about the parcel, and why units were not accepted. Pallets that
 * came back have a table of their own, and an order remembers which products nobody may return.
 */
export const returnDetails: Migration = {
  name: '202611271000-return-details',
  statements: [
    `alter table withdrawal
      add column seq integer,
      add column kind text not null default 'withdrawal' check (kind in ('withdrawal', 'promise')),
      add column way text not null default 'post' check (way in ('post', 'store')),
      add column name text not null default '',
      add column outside_trade boolean not null default false,
      add column carrier text,
      add column parcel text`,
    `update withdrawal set seq = counted.seq from (
      select market, id, row_number() over (partition by market, order_number order by declared_at, id) as seq from withdrawal) counted
      where counted.market = withdrawal.market and counted.id = withdrawal.id`,
    'alter table withdrawal alter column seq set not null',
    'create unique index withdrawal_seq on withdrawal (market, order_number, seq)',
    `alter table withdrawal_line add column fault text check (fault in (${list(RETURN_FAULTS)}))`,
    `alter table order_line add column excluded text check (excluded in (${list(WITHDRAWAL_EXCLUSIONS)}))`,
    `create table pallet_return (
      market text not null, id text not null, order_number text not null, pallets integer not null check (pallets > 0),
      refund_minor integer not null check (refund_minor >= 0), returned_on date not null, recorded_at timestamptz not null,
      recorded_by text not null,
      primary key (market, id), foreign key (market, order_number) references orders (market, number))`,
    'create index pallet_return_order on pallet_return (market, order_number)',
    'alter table payment_refund add column pallet_return_id text',
    'drop index payment_refund_cause',
    `create unique index payment_refund_cause on payment_refund
      (market, attempt_id, coalesce(order_number, ''), coalesce(withdrawal_id, ''), coalesce(pallet_return_id, ''))
      where state not in ('failed', 'cancelled')`,
    'alter table payment_alarm drop constraint payment_alarm_kind_check',
    `alter table payment_alarm add constraint payment_alarm_kind_check check (kind in (${list(PAYMENT_ALARMS)}))`,
  ],
};
