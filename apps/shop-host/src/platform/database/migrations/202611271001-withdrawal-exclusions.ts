import { WITHDRAWAL_EXCLUSIONS } from '@materia/domain-order';
import type { Migration } from './migration.ts';

const reasons = WITHDRAWAL_EXCLUSIONS.map((reason) => `'${reason}'`).join(', ');

/** Products from whose purchase nobody may withdraw, with the reason. */
export const withdrawalExclusions: Migration = {
  name: '202611271001-withdrawal-exclusions',
  statements: [
    `alter table product add column withdrawal_exclusion text check (withdrawal_exclusion in (${reasons}))`,
  ],
};
