import type { ColumnType } from 'kysely';
import type { MomentColumn } from './column-types.ts';

type OptionalMoment = ColumnType<string | null, string | null, string | null>;

/**
 * Who wants a mail when a product can be ordered again. One row per address and product; `token` is
 * in the links of its mails. The row is deleted some time after the mail, or at `expires_at`.
 */
export type RestockNoticeTable = {
  market: string;
  token: string;
  email_key: string;
  email: string;
  sku: string;
  /** The store at which the product was looked at. */
  store_id: string;
  asked_at: MomentColumn;
  confirmed_at: OptionalMoment;
  mailed_at: OptionalMoment;
  expires_at: MomentColumn;
};

export type RestockTables = { restock_notice: RestockNoticeTable };
