import type { Migration } from './migration.ts';

/**
 * Data about persons are deleted when their time is over. Counts of attempts named them in clear and start anew under other names.
 * `updated_at` has no index, because adding a product would then cost one.
 */
export const upkeep: Migration = {
  name: '202611270105-upkeep',
  statements: [
    'alter table job drop constraint job_lane_check',
    `alter table job add constraint job_lane_check check (lane in ('mail', 'payments', 'holds', 'notices', 'upkeep'))`,
    'delete from attempt',
    'create index refresh_token_expires on refresh_token (market, expires_at)',
    'create index refresh_token_session on refresh_token (market, session_id)',
    'create index session_created on session (market, created_at)',
    'create index idempotency_created on idempotency (market, created_at)',
    'create index cart_of_guest on cart (market, created_at) where customer_id is null',
  ],
};
