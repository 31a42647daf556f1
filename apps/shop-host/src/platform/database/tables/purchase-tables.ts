import type { Currency } from '@materia/domain-money';
import type { BuyerProof, PaymentMethod, PurchaseState } from '@materia/domain-checkout';
import type { ColumnType, Generated } from 'kysely';
import type { Minor, MomentColumn } from './column-types.ts';

/** The orders of one placement. Its number is that of its first order. */
export type PurchaseTable = {
  market: string;
  number: string;
  /** Null for a guest's purchase. */
  customer_id: string | null;
  payment_method: PaymentMethod;
  state: PurchaseState;
  currency: Currency;
  total_minor: Minor;
  created_at: MomentColumn;
  /** The buyer's address, as it was at placement. */
  email: Generated<string>;
  /** The shopper's cart that was ordered; null if nothing was awaited. */
  cart_id: Generated<string | null>;
  /** The quote that was ordered. */
  quote_number: Generated<string | null>;
  /** Until when the products are held for the payment. */
  hold_until: ColumnType<string | null, string | null | undefined, string | null>;
  /** Path of the shop's payment page. */
  return_path: Generated<string | null>;
  /** What the buyer had proven at placement, or has proven by confirming this purchase by email. */
  proof: Generated<BuyerProof>;
  /** A name of the network it was placed from, which does not tell it; forgotten after some days. */
  network: ColumnType<string | null, string | null | undefined, string | null>;
};

export type PurchaseTables = {
  purchase: PurchaseTable;
};
