import type { AccountTables } from './tables/account-tables.ts';
import type { AddressTables } from './tables/address-tables.ts';
import type { AttemptTables } from './tables/attempt-tables.ts';
import type { AuditTables } from './tables/audit-tables.ts';
import type { CartTables } from './tables/cart-tables.ts';
import type { CatalogueTables } from './tables/catalogue-tables.ts';
import type { CheckoutTables } from './tables/checkout-tables.ts';
import type { ClubTables } from './tables/club-tables.ts';
import type { CompanyTables } from './tables/company-tables.ts';
import type { ContentTables } from './tables/content-tables.ts';
import type { DocumentTables } from './tables/document-tables.ts';
import type { FlagTables } from './tables/flag-tables.ts';
import type { FulfilmentTables } from './tables/fulfilment-tables.ts';
import type { IdentityTables } from './tables/identity-tables.ts';
import type { JobTables } from './tables/job-tables.ts';
import type { KeyTables } from './tables/key-tables.ts';
import type { ListTables } from './tables/list-tables.ts';
import type { ListingTables } from './tables/listing-tables.ts';
import type { MessageTables } from './tables/message-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { PaymentTables } from './tables/payment-tables.ts';
import type { PreferenceTables } from './tables/preference-tables.ts';
import type { PriceTables } from './tables/price-tables.ts';
import type { ProductTables } from './tables/product-tables.ts';
import type { PurchaseTables } from './tables/purchase-tables.ts';
import type { RestockTables } from './tables/restock-tables.ts';
import type { ReviewTables } from './tables/review-tables.ts';
import type { SearchTables } from './tables/search-tables.ts';
import type { SellerTables } from './tables/seller-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';
import type { StockTables } from './tables/stock-tables.ts';
import type { StoreTables } from './tables/store-tables.ts';
import type { SubmissionTables } from './tables/submission-tables.ts';
import type { VendorTables } from './tables/vendor-tables.ts';

/** The tables of all areas; each area's file in `tables/` declares its own. */
export type Database = AccountTables &
  AddressTables &
  AttemptTables &
  AuditTables &
  CartTables &
  CatalogueTables &
  CheckoutTables &
  ClubTables &
  CompanyTables &
  ContentTables &
  DocumentTables &
  FlagTables &
  FulfilmentTables &
  IdentityTables &
  JobTables &
  KeyTables &
  ListTables &
  ListingTables &
  MessageTables &
  OrderTables &
  PaymentTables &
  PreferenceTables &
  PriceTables &
  ProductTables &
  PurchaseTables &
  RestockTables &
  ReviewTables &
  SearchTables &
  SellerTables &
  StaffTables &
  StockTables &
  StoreTables &
  SubmissionTables &
  VendorTables;
