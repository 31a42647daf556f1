import type { Migration } from './migration.ts';

/**
 * What buyers, sellers and staff write to one another about orders, with files. Threads outlive their
 * account only as incidents, without words.
 */
export const messages: Migration = {
  name: '202611271500-messages',
  statements: [
    `create table message_thread (
      market text not null, id text not null, order_number text not null, customer_id text,
      vendor_code text, vendor_name text, kind text not null check (kind in ('question', 'incident')), reason text not null, subject text not null, lines jsonb not null,
      state text check (state in ('opened', 'answered', 'resolved', 'refused')), outcome text check (outcome in ('refund', 'replacement', 'message')),
      created_at timestamptz not null, updated_at timestamptz not null, buyer_read_at timestamptz not null, seller_read_at timestamptz,
      asked_at timestamptz, due_on date, told_at timestamptz,
      primary key (market, id),
      check ((kind = 'incident') = (state is not null)), check ((coalesce(state, '') = 'resolved') = (outcome is not null)), check ((asked_at is null) = (due_on is null)), check ((vendor_code is null) = (vendor_name is null)),
      foreign key (market, customer_id) references customer (market, id))`,
    'create index message_thread_order on message_thread (market, order_number, updated_at desc)',
    'create index message_thread_customer on message_thread (market, customer_id, updated_at desc) where customer_id is not null',
    'create index message_thread_vendor on message_thread (market, vendor_code, updated_at desc)',
    'create index message_thread_asked on message_thread (market, asked_at) where asked_at is not null',
    `create table thread_message (
      market text not null, thread_id text not null, seq integer not null check (seq > 0), author text not null check (author in ('buyer', 'seller', 'staff')),
      written_by text, body text not null, at timestamptz not null,
      primary key (market, thread_id, seq),
      foreign key (market, thread_id) references message_thread (market, id) on delete cascade)`,
    `create table thread_file (
      market text not null, id text not null, thread_id text, seq integer not null, customer_id text,
      name text not null, type text not null check (type in ('jpeg', 'png', 'pdf')), bytes integer not null check (bytes > 0), sha256 text not null, file text not null, at timestamptz not null,
      primary key (market, id),
      foreign key (market, thread_id) references message_thread (market, id) on delete set null (thread_id),
      foreign key (market, customer_id) references customer (market, id))`,
    'create index thread_file_thread on thread_file (market, thread_id, seq) where thread_id is not null',
    'create index thread_file_customer on thread_file (market, customer_id) where customer_id is not null',
    'alter table job drop constraint job_lane_check',
    `alter table job add constraint job_lane_check check (lane in ('mail', 'payments', 'holds', 'notices', 'upkeep', 'messages'))`,
  ],
};
