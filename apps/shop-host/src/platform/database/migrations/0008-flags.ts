import type { Migration } from './migration.ts';

/**
 * The market teams' flag choices, their change sets and history, and the staff who make them. The
 * audit is append-only: its hashes form a chain, and the database refuses updates and deletes.
 */
export const flags: Migration = {
  name: '0008-flags',
  statements: [
    "create table if not exists flag_unit (market text primary key, revision bigint not null default 0, choices jsonb not null default '[]')",
    `create table if not exists flag_publication (
      market text not null, revision bigint not null, at timestamptz not null, kind text not null, author text not null, approver text,
      title text not null, reason text not null, keys text[] not null, before jsonb not null, after jsonb not null, undone_by bigint,
      primary key (market, revision))`,
    `create table if not exists flag_set (
      market text not null, id text not null, title text not null, reason text not null, changes jsonb not null, from_ms bigint, until_ms bigint,
      base bigint not null, revision bigint not null, state text not null, author text not null, approved_by text, approved_revision bigint,
      changed_at timestamptz not null, published_as bigint,
      primary key (market, id))`,
    'create index if not exists flag_set_order on flag_set (market, changed_at)',
    `create table if not exists flag_audit (
      market text not null, seq bigint not null, at timestamptz not null, actor text not null, action text not null, detail text not null, hash text not null,
      primary key (market, seq))`,
    `create or replace function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit is only ever added to';
      end $$`,
    'create or replace trigger flag_audit_stays before update or delete on flag_audit for each row execute function refuse_audit_change()',
    `create table if not exists staff (
      email text primary key, name text not null, password_hash text, roles jsonb not null, totp_secret text, totp_step bigint not null default 0)`,
    'create table if not exists staff_session (hash text primary key, email text not null, created_at timestamptz not null, seen_at timestamptz not null)',
    'create index if not exists staff_session_email on staff_session (email)',
  ],
};
