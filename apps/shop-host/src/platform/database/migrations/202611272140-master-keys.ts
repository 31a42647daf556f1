import type { Migration } from './migration.ts';

/** What the database knows of the master keys it is used with: their ids and fingerprints, never the keys. */
export const masterKeys: Migration = {
  name: '202611272140-master-keys',
  statements: [
    `create table master_key (id text primary key, fingerprint text not null check (fingerprint <> ''))`,
  ],
};
