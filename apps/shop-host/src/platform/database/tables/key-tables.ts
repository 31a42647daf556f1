/** A master key that the database is used with. The key itself is not stored. */
type MasterKeyTable = { id: string; fingerprint: string };

export type KeyTables = { master_key: MasterKeyTable };
