import type { PickupPointKind } from '@materia/domain-shipping';
import type { RetailerType } from '@materia/domain-stores';
import type { JSONColumnType } from 'kysely';

type OpeningHoursRow = { readonly weekday: number; readonly from: number; readonly to: number };

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

export type StoreTables = {
  store: StoreTable;
  place: PlaceTable;
  pickup_point: PickupPointTable;
};
