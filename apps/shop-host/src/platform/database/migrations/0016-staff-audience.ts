import type { Migration } from '../migration.ts';

/** For whom a token of the staff was made: the console or the staff calls. Tokens of before say nothing, so their owners sign in again. */
export const staffAudience: Migration = {
  name: '0015-staff-audience',
  statements: [
    'delete from staff_session',
    'alter table staff_session add column audience text not null',
  ],
};
