import type { CartState } from '@materia/domain-cart';
import type { LineWay, OwnWay, PaymentMethod } from '@materia/domain-checkout';
import type { OfferPrice, PriceBasis } from '@materia/domain-pricing';
import type { ColumnType, Generated } from 'kysely';
import type { DayColumn, Minor, MomentColumn } from './column-types.ts';
import type { QuoteTerms } from './document-tables.ts';

/** The quote that is ordered in a cart, and on which terms. */
export type CartConversion = {
  readonly quoteId: string;
  readonly number: string;
  /** The last day on which it can be ordered, yyyy-mm-dd. */
  readonly validUntil: string;
  readonly basis: PriceBasis;
  readonly terms: QuoteTerms;
};

export type CartTable = {
  market: string;
  id: string;
  /** Null for a guest's cart. */
  customer_id: string | null;
  /** The address of a guest who orders from this cart. */
  guest_email: Generated<string | null>;
  state: CartState;
  /** The cart that contains what a merged cart contained. The id of a merged cart opens nothing. */
  merged_into: Generated<string | null>;
  /** The cart out of which a placed cart was taken, or the parked one whose place a quote's has. */
  taken_from: Generated<string | null>;
  /** The open purchase that orders what a cart contains, or contained before it was merged. */
  purchase_number: Generated<string | null>;
  /**
   * The revision of the cart from which the lines of a purchase were taken, right after they went
   * back: while it lasts, the purchase can be paid again.
   */
  merged_revision: Generated<number | null>;
  store_id: Generated<string | null>;
  revision: Generated<number>;
  next_line: Generated<number>;
  coupon_code: Generated<string | null>;
  /** The payment method that the shopper chose last. */
  payment_method: Generated<PaymentMethod | null>;
  /** How the shopper wants own products that can be both collected and brought. */
  own_part: Generated<OwnWay>;
  /**
   * Where own products go, as typed on the delivery step before the address; both empty while it is
   * unknown.
   */
  place_postcode: Generated<string | null>;
  place_city: Generated<string | null>;
  /** The quote that is ordered in a `quote` cart, or was ordered from it. */
  converts: ColumnType<CartConversion | null, string | null | undefined, string | null>;
  /** What a member asks for, and an approver orders in this `quote` cart, or has ordered from it. */
  approves: Generated<string | null>;
  /** The customer into whose cart a guest's is merged once the conversion there has ended. */
  awaits_customer: Generated<string | null>;
  created_at: MomentColumn;
  updated_at: MomentColumn;
};

/** `seen_…` is the price last shown to the shopper, so that a change can be reported. */
export type CartLineTable = {
  market: string;
  cart_id: string;
  line: number;
  sku: string;
  offer_code: string;
  vendor_code: string | null;
  qty: number;
  seen_minor: Minor;
  seen_initial_minor: Minor;
  /** Out of stock at the cart's store at the last check: the line waits and is not charged. */
  waiting: Generated<boolean>;
  /** Number of the line that this one replaced. */
  replaces: Generated<number | null>;
  /** Whether the shopper wants just this line of own products collected or brought. */
  own_part: Generated<LineWay | null>;
  /** The price of a unit in the quote that is ordered; it holds whatever the offer costs now. */
  quoted_price: ColumnType<OfferPrice | null, string | null | undefined, string | null>;
};

/**
 * `value` is minor units or basis points, depending on `kind`; `sold_by` is null for the retailer's
 * own lines, otherwise a vendor's code.
 */
export type CouponTable = {
  market: string;
  code: string;
  kind: 'amount' | 'rate';
  value: number;
  from_minor: Generated<Minor>;
  valid_from: DayColumn;
  valid_until: DayColumn;
  sold_by: string | null;
  use_limit: number | null;
  conditions: string;
};

export type CouponUseTable = {
  market: string;
  order_number: string;
  code: string;
  /** Null for a guest's order. */
  customer_id: string | null;
  off_minor: Minor;
};

export type CartTables = {
  cart: CartTable;
  cart_line: CartLineTable;
  coupon: CouponTable;
  coupon_use: CouponUseTable;
};
