import type { Carrier, MethodCode, ServiceLevel, SlotKind } from '@materia/domain-shipping';
import type { Generated } from 'kysely';
import type { DayColumn, Minor } from './column-types.ts';

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

type PickupSlotTable = {
  market: string;
  store_id: string;
  kind: Generated<SlotKind>;
  day: DayColumn;
  start_hour: number;
  taken: number;
  capacity: number;
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

/** What a vendor charges for a parcel up to a weight; without a weight it covers every parcel. */
export type VendorRateTable = {
  market: string;
  vendor_code: string;
  method_code: ServiceLevel;
  up_to_grams: number | null;
  price_minor: Minor;
};

export type FulfilmentTables = {
  slot_capacity: SlotCapacityTable;
  pickup_slot: PickupSlotTable;
  delivery_rate: DeliveryRateTable;
  seller_rate: VendorRateTable;
};
