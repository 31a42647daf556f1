import type { ReceiptPreferences } from '@materia/domain-consent';
import type { Reader, Tx } from '../../platform/database/with-tx.ts';

type Account = { readonly market: string; readonly customerId: string };

/** The receipts that a customer gets without paper; undefined if they never chose. */
export const findReceiptPreferences = async (
  db: Reader,
  { market, customerId }: Account,
): Promise<ReceiptPreferences | undefined> => {
  const row = await db
    .selectFrom('receipt_preference')
    .select(['sale_receipt', 'bank_card_receipt'])
    .where('market', '=', market)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row && { saleReceipt: row.sale_receipt, bankCardReceipt: row.bank_card_receipt };
};

/** Stores what is given; what was never chosen is off. Returns both. */
export const writeReceiptPreferences = async (
  tx: Tx,
  { market, customerId }: Account,
  { saleReceipt, bankCardReceipt }: Partial<ReceiptPreferences>,
  now: string,
): Promise<ReceiptPreferences> => {
  const row = await tx
    .insertInto('receipt_preference')
    .values({
      market,
      customer_id: customerId,
      sale_receipt: saleReceipt ?? false,
      bank_card_receipt: bankCardReceipt ?? false,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['market', 'customer_id']).doUpdateSet({
        ...(saleReceipt !== undefined && { sale_receipt: saleReceipt }),
        ...(bankCardReceipt !== undefined && { bank_card_receipt: bankCardReceipt }),
        updated_at: now,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { saleReceipt: row.sale_receipt, bankCardReceipt: row.bank_card_receipt };
};
