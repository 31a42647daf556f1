import type { Currency } from '@materia/domain-money';
import type { PaymentMethod } from '@materia/domain-checkout';
import type { PriceBasis } from '@materia/domain-pricing';
import type { Carrier, MethodCode, SiteAccess } from '@materia/domain-shipping';
import type {
  OrderStatus,
  StockState,
  WebOrderType,
  WithdrawalExclusion,
} from '@materia/domain-order';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DayColumn, Minor, MomentColumn } from './column-types.ts';
import type { OrderContact, SiteContact, StoreSnapshot } from './snapshots.ts';
import type { CustomerTable } from './account-tables.ts';
import type { OrderChargeTable } from './order-charge-table.ts';

/** Read as text, which `parseOrder` checks; only statuses of the domain are written. */
type StatusColumn = ColumnType<string, OrderStatus, OrderStatus>;

/** The name and numbers of a buyer. A private person has no numbers. */
export type OrderBuyer = Readonly<
  Pick<
    CustomerTable,
    'corporation_name' | 'firstname' | 'lastname' | 'company_fiscal_id' | 'intra_community_vat'
  > & {
    /** The address that the buyer gave for the invoice. */
    invoice_address?: { readonly street: readonly string[]; postcode: string; city: string };
  }
>;

export type OrderTable = {
  market: string;
  number: string;
  purchase_number: string;
  /** Null for a guest's order. */
  customer_id: string | null;
  /** The company for which a member of it ordered. */
  legal_entity_id: string | null;
  /** The buyer's address for mails, as it was at placement. */
  email: string;
  /** The buyer as invoices name them, as it was at placement. */
  buyer: JSONColumnType<OrderBuyer>;
  store_id: string;
  order_type: WebOrderType;
  /** The vendor, where a third party sells the products. */
  vendor: JSONColumnType<{ readonly name: string; readonly code: string }> | null;
  /** The delivery address, unless the order is collected in the store. */
  address: JSONColumnType<{
    readonly street: readonly string[];
    readonly postcode: string;
    readonly city: string;
  }> | null;
  /**
   * The relay point or locker where the order waits, by name and by its id in the carrier's
   * network.
   */
  relay_name: string | null;
  point_id: string | null;
  status: StatusColumn;
  stock_state: StockState;
  created_at: MomentColumn;
  carrier_code: Carrier;
  method_code: MethodCode;
  pickup_date: DayColumn | null;
  /** The chosen slot, if any. */
  pickup_hour: number | null;
  /** Minutes since midnight from which the order is ready. */
  pickup_minute: number | null;
  payment_method: PaymentMethod;
  currency: Currency;
  /** The territory whose taxes were charged, as the market's tax table names it. */
  tax_territory: Generated<string>;
  total_minor: Minor;
  tax_minor: Minor;
  comment: string | null;
  /** What the driver of a truck needs to know of the place. */
  site_access: ColumnType<SiteAccess | null, string | null | undefined, string | null>;
  wants_invoice: boolean;
  /** Whether its prices were agreed with tax or, as firms do, without. */
  price_basis: Generated<PriceBasis>;
  /** The number under which a professional keeps the order in their own books. */
  reference: string | null;
  /** Who is at a professional's site, if not who receives the order. */
  site_contact: JSONColumnType<SiteContact> | null;
  contact: JSONColumnType<OrderContact>;
  store: JSONColumnType<StoreSnapshot>;
  /** The parcel of a shipped order, as the market names its carrier. */
  parcel_carrier: string | null;
  parcel_number: string | null;
  /** False while the purchase waits for its payment: the order counts nowhere. */
  confirmed: Generated<boolean>;
};

export type OrderLineTable = {
  market: string;
  order_number: string;
  line: number;
  sku: string;
  adeokey: string;
  offer_code: string;
  name: string;
  image: string;
  url_key: string;
  vendor_name: string;
  qty: number;
  unit_minor: Minor;
  unit_initial_minor: Minor;
  unit_net_minor: Minor;
  row_minor: Minor;
  row_net_minor: Minor;
  ecotax_minor: Minor;
  vat_basis_points: number;
  /** Why nobody may withdraw from it. */
  excluded: Generated<WithdrawalExclusion | null>;
};

export type OrderStatusTable = {
  market: string;
  order_number: string;
  seq: number;
  status: StatusColumn;
  at: MomentColumn;
};

export type OrderTables = {
  orders: OrderTable;
  order_line: OrderLineTable;
  order_charge: OrderChargeTable;
  order_status: OrderStatusTable;
};
