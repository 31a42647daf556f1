import type { FeedRecord, VendorProfile } from '@materia/api-contract/feed';
import type { CartState } from '@materia/domain-cart';
import type { OwnWay, PaymentMethod, PurchaseState, ShipmentPart } from '@materia/domain-checkout';
import type { AddressType, Civility } from '@materia/domain-contact';
import type {
  Carrier,
  MethodCode,
  PickupPointKind,
  ServiceLevel,
  SlotKind,
} from '@materia/domain-shipping';
import type { RetailerType } from '@materia/domain-stores';
import type { StockState, WebOrderType } from '@materia/domain-order';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AuditTables } from './audit-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { FlagTables } from './flag-tables.ts';
import type { DocumentTables } from './document-tables.ts';
import type { JobTables } from './job-tables.ts';
import type { OrderChargeTable } from './order-charge-table.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { OrderContact, StoreSnapshot } from './snapshots.ts';
import type { StaffTables } from './staff-tables.ts';
import type { SubmissionTables } from './submission-tables.ts';

/** Whole minor units of the market's currency, including tax. */
type Minor = number;
/** ISO string in UTC, from the host's clock, never the database's. */
type Moment = ColumnType<string, string, string>;
/** yyyy-mm-dd in the market's time zone. */
type Day = ColumnType<string, string, string>;

type OpeningHoursRow = { readonly weekday: number; readonly from: number; readonly to: number };
export type AttributeRow = Readonly<StoredProduct['attributes'][number]>;
type TraderRow = {
  readonly legalName: string;
  readonly street: string;
  readonly postcode: string;
  readonly register: string;
  readonly taxNumber: string;
  readonly email: string;
  readonly phone: string;
};
export type CustomerKind = 'private' | 'professional';

/**
 * `revision` counts the catalogues of a market and shows an index in memory that it is out of date.
 */
type MarketTable = { id: string; feed_hash: string; imported_at: Moment; revision: number };

export type StoreTable = {
  market: string;
  id: string;
  seller_code: string;
  url_key: string;
  name: string;
  retailer_type: RetailerType;
  ecommerce: boolean;
  street: JSONColumnType<readonly string[]>;
  postcode: string;
  city: string;
  latitude: number;
  longitude: number;
  region_code: string | null;
  phone: string;
  email: string;
  opening_hours: JSONColumnType<readonly OpeningHoursRow[]>;
  services: JSONColumnType<readonly string[]>;
  price_zone: string;
  position: number;
  /** The store's position in `listing.available`, from 0. */
  ordinal: number;
};

export type PlaceTable = {
  market: string;
  postcode: string;
  city: string;
  city_folded: string;
  latitude: number;
  longitude: number;
};

/** A relay point or parcel locker of the carriers. */
export type PickupPointTable = {
  market: string;
  id: string;
  kind: PickupPointKind;
  name: string;
  street: JSONColumnType<readonly string[]>;
  postcode: string;
  city: string;
  latitude: number;
  longitude: number;
  opening_hours: JSONColumnType<readonly OpeningHoursRow[]>;
};

/**
 * How many orders a store hands over, or its trucks deliver, from one hour of an ISO weekday on.
 */
export type SlotCapacityTable = {
  market: string;
  store_id: string;
  kind: Generated<SlotKind>;
  weekday: number;
  start_hour: number;
  capacity: number;
};

/** `lft` to `rgt` is the range of a category and its descendants. */
export type CategoryTable = {
  market: string;
  id: string;
  parent_id: string | null;
  name: string;
  url_segment: string;
  url_path: string;
  level: number;
  position: number;
  image: string | null;
  description: string;
  lft: number;
  rgt: number;
  product_count: number;
};

/** A feed product as stored: by then the day it entered the range is known. */
export type StoredProduct = Omit<FeedRecord<'products'>, 'listedOn'> & {
  readonly listedOn: string;
};

export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** Absent values are null, and structures are JSON. */
type Stored<Value> =
  | (NonNullable<Value> extends object
      ? JSONColumnType<Readonly<NonNullable<Value>>>
      : NonNullable<Value>)
  | (Value extends NonNullable<Value> ? never : null);

/**
 * One column per field of the feed's record, in snake case; `catalogue/products/product-columns.ts`
 * describes how each is read.
 */
export type ProductTable = { market: string } & {
  -readonly [Field in keyof StoredProduct as SnakeCase<Field>]-?: Stored<StoredProduct[Field]>;
};

/**
 * `ordinal` from 0; the slots of a zone in the listing are 2 × ordinal + 1 (private) and + 2
 * (professional).
 */
type PriceZoneTable = { market: string; zone: string; ordinal: number };
type PriceTable = {
  market: string;
  sku: string;
  price_zone: string;
  customer_kind: CustomerKind;
  amount_minor: Minor;
  initial_amount_minor: Minor;
  gap_code: string | null;
};
type PriceHistoryTable = {
  market: string;
  sku: string;
  price_zone: string;
  customer_kind: CustomerKind;
  valid_from: Day;
  /** Orders the changes of a day. */
  change: Generated<number>;
  amount_minor: Minor;
};

/**
 * Units set aside for an order. `location` is a store's or warehouse's id, or the code of a
 * seller's offer.
 */
export type StockHoldTable = {
  market: string;
  order_number: string;
  location_kind: 'store' | 'warehouse' | 'seller';
  location: string;
  sku: string;
  quantity: number;
  /** Null while no time ends the hold. */
  expires_at: Moment | null;
};

/** `reserved` units are sold but not yet handed over: `qty - reserved` can be sold. */
export type StockTable = {
  market: string;
  sku: string;
  store_id: string;
  status: 'SOLDOUT' | 'ONORDER' | 'ONSITE' | 'BIGBOX';
  qty: number;
  reserved: number;
  promise_unit: 'HOUR' | 'DAY';
  promise_delay: number;
};

/** What the central warehouse sends as parcels; `reserved` units are sold but not yet sent. */
export type WarehouseStockTable = {
  market: string;
  warehouse: string;
  sku: string;
  qty: number;
  reserved: Generated<number>;
};

/** `trader` is null for a vendor who has not declared themselves a trader. */
export type VendorTable = {
  market: string;
  code: string;
  seller_identifier: string;
  name: string;
  url_key: string;
  city: string;
  country: string;
  trader: JSONColumnType<TraderRow> | null;
  status: 'ACTIVE' | 'CLOSED';
  profile: JSONColumnType<VendorProfile> | null;
};
export type VendorOfferTable = {
  market: string;
  code: string;
  sku: string;
  vendor_code: string;
  amount_minor: Minor;
  initial_amount_minor: Minor;
  status: 'ONSITE' | 'SITE_DELIVERY' | 'SOLDOUT';
  qty: number;
  /** Units that are sold but not yet sent. */
  reserved: Generated<number>;
  promise_unit: 'HOUR' | 'DAY';
  promise_delay: number;
};

type SubstituteTable = { market: string; sku: string; position: number; substitute_sku: string };

type RedirectionTable = { market: string; path: string; target_path: string; status: 301 | 302 };

/**
 * One row per product, as narrow as a list needs it. `price` and `initial_price` have the slots of
 * `price_zone`.
 */
type ListingTable = {
  market: string;
  sku: string;
  category_lft: number;
  rank: number;
  listed_on: Day;
  name_sort: string;
  brand_id: number;
  price: readonly (number | null)[];
  initial_price: readonly (number | null)[];
  vendor_price: Minor | null;
  vendor_initial_price: Minor | null;
  available: string;
  facets: readonly number[];
};
/** SKU, adeokey and EAN of every product in their comparison form: folded, without spaces. */
type ProductReferenceTable = { market: string; reference: string; sku: string };
/** Facet values by number. The brand is the facet `brand`. */
type FacetValueTable = { market: string; id: number; code: string; label: string; value: string };

export type CustomerTable = {
  market: string;
  id: string;
  email: string;
  password_hash: string;
  firstname: string;
  lastname: string;
  mobile: string;
  customer_type: 2 | 3;
  corporation_name: string | null;
  company_fiscal_id: string | null;
  legal_entity_type: string | null;
  intra_community_vat: string | null;
  fiscal_id_1: string | null;
  is_pro_card: boolean;
  is_buyer: boolean;
  loyalty_category_code: string | null;
  loyalty_rank: string | null;
  loyalty_card_number: string | null;
  reference_store: string | null;
  group_id: string;
  terms_accepted_at: Moment;
  created_at: Moment;
};
/**
 * An address of a customer's address book; `added` numbers them in the order in which they were
 * added.
 */
export type AddressTable = {
  market: string;
  id: string;
  customer_id: string;
  added: Generated<number>;
  type: AddressType;
  prefix: Civility | null;
  firstname: string;
  lastname: string;
  /** Empty where none was given. */
  telephone: string;
  street: string[];
  postcode: string;
  city: string;
  region: string;
  default_shipping: boolean;
  default_billing: boolean;
};
type SessionTable = {
  market: string;
  id: string;
  customer_id: string;
  created_at: Moment;
  revoked_at: Moment | null;
};
/** Refresh tokens are stored only as SHA-256 hashes. */
type RefreshTokenTable = {
  hash: string;
  market: string;
  session_id: string;
  issued_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
};
type AttemptTable = { key: string; window_from: Moment; count: number };

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
  /** The cart out of which a placed or parked cart was taken. */
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
  created_at: Moment;
  updated_at: Moment;
};
/**
 * The chosen delivery of one shipment, with its price in minor units with tax. `contents` is what
 * it was chosen for: the choice applies only while the shipment still contains exactly that.
 */
export type ShipmentChoiceTable = {
  market: string;
  cart_id: string;
  seller: string;
  part: ShipmentPart;
  carrier_code: Carrier;
  method_code: MethodCode;
  price_minor: Minor;
  slot_day: Day | null;
  slot_hour: number | null;
  contents: string;
  /** The relay point or locker of methods that need one. */
  point_id: string | null;
  /** The shopper has confirmed that a truck can reach the place. */
  truck_access: Generated<boolean>;
  chosen_at: ColumnType<string | null, string | null | undefined, string | null>;
};
/**
 * An address of a cart: who receives the order or pays for it, and where: street, postal code and
 * town, all or none.
 */
export type CartAddressTable = {
  market: string;
  cart_id: string;
  /** `third-party` is where sellers send their products, if not to the shipping address. */
  purpose: 'shipping' | 'billing' | 'third-party';
  /** The entry of the address book from which it was chosen. */
  customer_address_id: string | null;
  prefix: Civility | null;
  firstname: string;
  lastname: string;
  telephone: string;
  street: string[] | null;
  postcode: string | null;
  city: string | null;
  region: string;
};
/**
 * What one of the retailer's carriers charges up to a weight and a distance; a missing limit covers
 * everything.
 */
export type DeliveryRateTable = {
  market: string;
  carrier_code: Carrier;
  method_code: MethodCode;
  up_to_grams: number | null;
  up_to_km: number | null;
  price_minor: Minor;
};
/** What a seller charges for a parcel up to a weight; without a weight it covers every parcel. */
export type SellerRateTable = {
  market: string;
  vendor_code: string;
  method_code: ServiceLevel;
  up_to_grams: number | null;
  price_minor: Minor;
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
  valid_from: Day;
  valid_until: Day;
  sold_by: string | null;
  use_limit: number | null;
  conditions: string;
};
type CouponUseTable = {
  market: string;
  order_number: string;
  code: string;
  /** Null for a guest's order. */
  customer_id: string | null;
  off_minor: Minor;
};
export type ShoppingListTable = {
  market: string;
  id: string;
  customer_id: string;
  name: string;
  created_at: Moment;
  updated_at: Moment;
};
type ShoppingListLineTable = {
  market: string;
  list_id: string;
  sku: string;
  place: number;
  qty: number;
};

type IdempotencyTable = {
  market: string;
  /** `c:` and the id of a customer, or `g:` and the id of a guest's cart. */
  owner: string;
  key: string;
  body_hash: string;
  reply: string | null;
  created_at: Moment;
};

/** The orders of one placement. Its number is that of its first order. */
export type PurchaseTable = {
  market: string;
  number: string;
  /** Null for a guest's purchase. */
  customer_id: string | null;
  payment_method: PaymentMethod;
  state: PurchaseState;
  currency: 'PLN' | 'EUR';
  total_minor: Minor;
  created_at: Moment;
  /** The buyer's address, as it was at placement. */
  email: Generated<string>;
  /** The shopper's cart that was ordered; null if nothing was awaited. */
  cart_id: Generated<string | null>;
  /** Until when the products are held for the payment. */
  hold_until: ColumnType<string | null, string | null | undefined, string | null>;
  /** Path of the shop's payment page. */
  return_path: Generated<string | null>;
};
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
  /** The buyer's address for mails, as it was at placement. */
  email: string;
  /** The buyer as invoices name them, as it was at placement. */
  buyer: JSONColumnType<OrderBuyer>;
  store_id: string;
  order_type: WebOrderType;
  /** The seller, where a third party sells the products. */
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
  status: string;
  stock_state: StockState;
  created_at: Moment;
  carrier_code: Carrier;
  method_code: MethodCode;
  pickup_date: Day | null;
  /** The chosen slot, if any. */
  pickup_hour: number | null;
  /** Minutes since midnight from which the order is ready. */
  pickup_minute: number | null;
  payment_method: PaymentMethod;
  currency: 'PLN' | 'EUR';
  /** The territory whose taxes were charged, as the market's tax table names it. */
  tax_territory: Generated<string>;
  total_minor: Minor;
  tax_minor: Minor;
  comment: string | null;
  wants_invoice: boolean;
  contact: JSONColumnType<OrderContact>;
  store: JSONColumnType<StoreSnapshot>;
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
};
export type OrderStatusTable = {
  market: string;
  order_number: string;
  seq: number;
  status: string;
  at: Moment;
};
type PickupSlotTable = {
  market: string;
  store_id: string;
  kind: Generated<SlotKind>;
  day: Day;
  start_hour: number;
  taken: number;
  capacity: number;
};
export type ContentPageTable = {
  market: string;
  store_id: string;
  identifier: string;
  place: 'root' | 'page' | 'blog';
  section: string;
  position: number;
  title: string;
  description: string;
  html: string;
  picture: string | null;
  published_on: Day | null;
  questions: JSONColumnType<
    readonly { readonly topic: string; readonly question: string; readonly answer: string }[]
  >;
};
export type ContentBlockTable = {
  market: string;
  store_id: string;
  identifier: string;
  /** The customer group that sees it instead of the general version. */
  group_id: string | null;
  category_id: string | null;
  context: string;
  position: number;
  title: string;
  html: string;
};
export type ContentSlideTable = {
  market: string;
  store_id: string;
  slider: string;
  group_id: string | null;
  position: number;
  title: string;
  text: string;
  link_label: string;
  link_path: string;
  picture: string;
};
export type ReviewTable = {
  market: string;
  id: string;
  sku: string;
  /** Null for reviews that came with the feed. */
  customer_id: string | null;
  origin: 'feed' | 'shop';
  rating: number;
  title: string;
  text: string;
  nickname: string;
  is_verified: boolean;
  state: 'pending' | 'published' | 'rejected';
  written_at: Moment;
  decided_at: Moment | null;
};
/**
 * Aggregated published reviews of a product; `distribution` counts reviews with one star, two, …
 * five.
 */
export type ProductRatingTable = {
  market: string;
  sku: string;
  count: number;
  stars: number;
  distribution: number[];
};

/** A line that staff added to a market's thesaurus. */
export type SearchWordGroupTable = {
  id: Generated<number>;
  market: string;
  words: string;
  added_by: string;
  added_at: Moment;
};
/** Counts of a query on a day of the market's calendar; `results` is what its last search found. */
export type SearchQueryTable = {
  market: string;
  day: ColumnType<string, string, string>;
  query: string;
  searches: number;
  clicks: number;
  results: number;
};

export type Database = ContentTables &
  FlagTables &
  AuditTables &
  StaffTables &
  SubmissionTables &
  DocumentTables &
  PaymentTables &
  JobTables & {
    market: MarketTable;
    store: StoreTable;
    place: PlaceTable;
    pickup_point: PickupPointTable;
    slot_capacity: SlotCapacityTable;
    category: CategoryTable;
    product: ProductTable;
    price_zone: PriceZoneTable;
    price: PriceTable;
    price_history: PriceHistoryTable;
    stock: StockTable;
    stock_hold: StockHoldTable;
    vendor: VendorTable;
    vendor_offer: VendorOfferTable;
    warehouse_stock: WarehouseStockTable;
    substitute: SubstituteTable;
    redirection: RedirectionTable;
    listing: ListingTable;
    product_reference: ProductReferenceTable;
    facet_value: FacetValueTable;
    customer: CustomerTable;
    session: SessionTable;
    refresh_token: RefreshTokenTable;
    attempt: AttemptTable;
    cart: CartTable;
    shipment_choice: ShipmentChoiceTable;
    address: AddressTable;
    cart_address: CartAddressTable;
    seller_rate: SellerRateTable;
    delivery_rate: DeliveryRateTable;
    purchase: PurchaseTable;
    cart_line: CartLineTable;
    coupon: CouponTable;
    coupon_use: CouponUseTable;
    shopping_list: ShoppingListTable;
    shopping_list_line: ShoppingListLineTable;
    idempotency: IdempotencyTable;
    orders: OrderTable;
    order_line: OrderLineTable;
    order_charge: OrderChargeTable;
    order_status: OrderStatusTable;
    pickup_slot: PickupSlotTable;
    content_page: ContentPageTable;
    content_block: ContentBlockTable;
    content_slide: ContentSlideTable;
    review: ReviewTable;
    product_rating: ProductRatingTable;
    search_word_group: SearchWordGroupTable;
    search_query: SearchQueryTable;
  };
