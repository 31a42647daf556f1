import type { Migration } from './migration.ts';

/**
 * The audience of a staff token: the console or the staff calls. Older tokens have none, so their
 * owners sign in again.
 */
export const staffAudience: Migration = {
  name: '0015-staff-audience',
  statements: [
    'delete from staff_session',
    'alter table staff_session add column audience text not null',
  ],
};
