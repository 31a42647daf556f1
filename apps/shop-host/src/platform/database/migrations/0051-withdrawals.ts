import type { Migration } from './migration.ts';

/**
 * Withdrawals of consumers, with the units that they return; refunds that name their withdrawal, of
 * which an order may have several; and who settled an alarm, with a comment. A refund that failed
 * does not prevent another one for the same reason.
 */
export const withdrawals: Migration = {
  name: '0051-withdrawals',
  statements: [
    `create table withdrawal (
      market text not null, id text not null, order_number text not null, state text not null check (state in ('declared', 'refunded')),
      refund_minor integer not null check (refund_minor >= 0), declared_at timestamptz not null, settled_at timestamptz, settled_by text,
      primary key (market, id), foreign key (market, order_number) references orders (market, number),
      check ((state = 'refunded') = (settled_at is not null)))`,
    'create index withdrawal_order on withdrawal (market, order_number)',
    `create index withdrawal_open on withdrawal (market, declared_at) where state = 'declared'`,
    `create table withdrawal_line (
      market text not null, withdrawal_id text not null, line integer not null, qty integer not null check (qty > 0),
      primary key (market, withdrawal_id, line), foreign key (market, withdrawal_id) references withdrawal (market, id))`,
    'alter table payment_refund add column withdrawal_id text, add column repeated boolean not null default false',
    'drop index payment_refund_order',
    `create unique index payment_refund_cause on payment_refund (market, attempt_id, coalesce(order_number, ''), coalesce(withdrawal_id, ''))
      where state not in ('failed', 'cancelled')`,
    'alter table payment_alarm add column settled_by text, add column comment text',
  ],
};
