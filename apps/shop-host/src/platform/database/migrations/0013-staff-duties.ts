import type { Migration } from './migration.ts';

/**
 * Staff duties by market and the append-only audit of actions taken under them, like the flag
 * audit. Also the buyer flag of an account.
 */
export const staffDuties: Migration = {
  name: '0013-staff-duties',
  statements: [
    'alter table customer add column if not exists is_buyer boolean not null default false',
    "alter table staff add column if not exists duties jsonb not null default '{}'",
    `create table if not exists staff_audit (
      market text not null, seq bigint not null, at timestamptz not null, actor text not null, action text not null, detail text not null, hash text not null,
      primary key (market, seq))`,
    'create table if not exists staff_audit_head (market text primary key)',
    'create or replace trigger staff_audit_stays before update or delete on staff_audit for each row execute function refuse_audit_change()',
  ],
};
