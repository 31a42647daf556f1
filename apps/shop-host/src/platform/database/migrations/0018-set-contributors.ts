import type { Migration } from './migration.ts';

/** The authors of all revisions of a change set. For existing sets they come from the audit. */
export const setContributors: Migration = {
  name: '0018-set-contributors',
  statements: [
    'alter table flag_set add column contributors text[]',
    `update flag_set set contributors = array(
      select author union
      select actor from flag_audit
      where flag_audit.market = flag_set.market and action in ('set-created', 'set-edited')
        and detail::jsonb ->> 'set' = flag_set.id)`,
    'alter table flag_set alter column contributors set not null',
  ],
};
