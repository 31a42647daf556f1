import type { Migration } from './migration.ts';

/**
 * A withdrawal after the handover is a return with states of its own. Those that were declared are
 * announced; those that staff refunded were received and accepted in full at that moment. What was
 * cancelled before the handover was never received.
 */
export const returns: Migration = {
  name: '0092-returns',
  statements: [
    'drop index withdrawal_open',
    'alter table withdrawal drop constraint withdrawal_state_check',
    `alter table withdrawal
      add column sent_at timestamptz,
      add column received_at timestamptz,
      add column inspected_at timestamptz`,
    'alter table withdrawal_line add column accepted integer check (accepted between 0 and qty)',
    `update withdrawal set state = 'announced' where state = 'declared'`,
    'update withdrawal set received_at = settled_at, inspected_at = settled_at where settled_by is not null',
    `update withdrawal_line set accepted = qty from withdrawal
      where withdrawal.market = withdrawal_line.market and withdrawal.id = withdrawal_line.withdrawal_id
        and withdrawal.settled_by is not null`,
    `alter table withdrawal
      add constraint withdrawal_state_check
        check (state in ('announced', 'sent', 'received', 'inspected', 'refunded', 'rejected')),
      add constraint withdrawal_sent_check check (case state when 'announced' then sent_at is null when 'sent' then sent_at is not null else true end),
      add constraint withdrawal_received_check check (case state
        when 'announced' then received_at is null when 'sent' then received_at is null when 'refunded' then true else received_at is not null end),
      add constraint withdrawal_inspected_check check (case state
        when 'inspected' then inspected_at is not null when 'rejected' then inspected_at is not null
        when 'refunded' then (inspected_at is null) = (received_at is null) else inspected_at is null end),
      add constraint withdrawal_settled_check check (state = 'refunded' or settled_by is null),
      add constraint withdrawal_staff_check check (settled_by is null or received_at is not null)`,
    `create index withdrawal_open on withdrawal (market, declared_at) where state in ('announced', 'sent', 'received', 'inspected')`,
  ],
};
