import type { Migration } from './migration.ts';

/**
 * One table for everything that is due later, in lanes, in place of the outbox and of the times
 * that payments and refunds had.
 */
export const jobs: Migration = {
  name: '0071-jobs',
  statements: [
    `create table job (
      id bigint generated always as identity primary key, lane text not null check (lane in ('mail', 'payments', 'holds')),
      kind text not null, market text not null, subject text, payload jsonb not null default '{}',
      created_at timestamptz not null, due_at timestamptz not null, leased_until timestamptz, attempts integer not null default 0,
      unique (lane, kind, market, subject))`,
    'create index job_due on job (lane, due_at, id)',
    `insert into job (lane, kind, market, payload, created_at, due_at, attempts)
      select 'mail', kind, market, payload, created_at, not_before, attempts from outbox where sent_at is null order by id`,
    `insert into job (lane, kind, market, subject, created_at, due_at, attempts)
      select 'payments', 'attempt', market, id, created_at, check_at, checks from payment_attempt where state in ('created', 'pending')`,
    `insert into job (lane, kind, market, subject, created_at, due_at, attempts)
      select 'payments', 'refund', market, id, created_at, check_at, checks from payment_refund where state in ('pending', 'requires_action')`,
    `insert into job (lane, kind, market, subject, created_at, due_at)
      select 'holds', 'purchase', market, number, created_at, hold_until from purchase where state = 'open'`,
    'drop table outbox',
    'alter table payment_attempt drop column check_at, drop column checks',
    'alter table payment_refund drop column check_at, drop column checks',
  ],
};
