import type { Generated } from 'kysely';
import type { DayColumn, Minor } from './column-types.ts';

export type CustomerKind = 'private' | 'professional';

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
  valid_from: DayColumn;
  /** Orders the changes of a day. */
  change: Generated<number>;
  amount_minor: Minor;
};

export type PriceTables = {
  price_zone: PriceZoneTable;
  price: PriceTable;
  price_history: PriceHistoryTable;
};
