import type { VendorProfile } from '@materia/api-contract/feed';
import type { PromiseUnit, VendorStockStatus } from '@materia/domain-stock-status';
import type { Generated, JSONColumnType } from 'kysely';
import type { Minor } from './column-types.ts';

type TraderRow = {
  readonly legalName: string;
  readonly street: string;
  readonly postcode: string;
  readonly register: string;
  readonly taxNumber: string;
  readonly email: string;
  readonly phone: string;
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
  status: VendorStockStatus;
  qty: number;
  /** Units that are sold but not yet sent. */
  reserved: Generated<number>;
  promise_unit: PromiseUnit;
  promise_delay: number;
};

export type VendorTables = {
  vendor: VendorTable;
  vendor_offer: VendorOfferTable;
};
