import type { Email } from '@materia/domain-contact';
import type { RetentionReason } from '@materia/market-model';
import type { Database } from '../database/schema.ts';
import type { Reader, Tx } from '../database/with-tx.ts';

/** The customer of an account whose data are exported or erased. */
export type DataSubject = {
  readonly market: string;
  readonly customerId: string;
  /**
   * The address of the account, if its owner has confirmed it. Without that, an equal address
   * proves nothing, and what strangers left under it is neither shown nor erased.
   */
  readonly provenEmail: Email | undefined;
};

export type TableName = keyof Database;

/** Some rows of a table, as they are stored, without secrets. */
export type PersonalRows = { readonly table: TableName; readonly rows: readonly object[] };

/**
 * What an area of the host knows of a person. Each area has one, and the host collects them: a
 * table with data of persons that no area covers fails a test.
 */
export type PersonalDataArea = {
  readonly name: string;
  /** The tables with data of persons, and which of them the law keeps after an erasure. */
  readonly tables: Readonly<Partial<Record<TableName, 'erased' | RetentionReason>>>;
  /** The rows of a person, one table after another and in parts, so that they need not fit into memory. */
  readonly export: (db: Reader, subject: DataSubject) => AsyncIterable<PersonalRows>;
  /** Removes what no law keeps, and cuts the rest from the account (GDPR art. 17). */
  readonly erase: (tx: Tx, subject: DataSubject) => Promise<void>;
};
