import type { MomentColumn } from './column-types.ts';

/** Which receipts a customer gets without paper. Without a row: none. */
type ReceiptPreferenceTable = {
  market: string;
  customer_id: string;
  sale_receipt: boolean;
  bank_card_receipt: boolean;
  updated_at: MomentColumn;
};

export type PreferenceTables = { receipt_preference: ReceiptPreferenceTable };
